import { joinPrefix, LANGUAGES, PREFIXES } from '#domain/site/language.ts';
import { PAGE_IDS, prerenderPaths } from '#domain/site/routes.ts';

/** Components in all their states, for who works on them; never part of a build for visitors. */
const WORKSHOP_PATH = '/workshop';

const { SAMPLE_BRAND, WORKSHOP } = process.env;

/** Each kind of build has a folder of its own, so that none is served in the place of another. */
export const BUILD_FOLDER = SAMPLE_BRAND
  ? 'dist-sample-brand'
  : WORKSHOP
    ? 'dist-workshop'
    : 'dist';

/** Every page that this build writes. */
export const builtPaths = (): string[] => [
  ...prerenderPaths(),
  ...(WORKSHOP ? PREFIXES.map((prefix) => joinPrefix(prefix, WORKSHOP_PATH)) : []),
];

/** By name, as `faq-fr`: the words of each page in each language, and those around it. */
export const wordsNames = (): string[] =>
  ['shell', 'not-found', ...PAGE_IDS].flatMap((id) =>
    LANGUAGES.map((language) => `${id}-${language}`),
  );
