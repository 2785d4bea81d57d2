import { joinPrefix, PREFIXES } from '#domain/site/language.ts';
import { prerenderPaths } from '#domain/site/routes.ts';

/** Components in all their states, for who works on them; never part of a build for visitors. */
const WORKSHOP_PATH = '/workshop';

const { SAMPLE_BRAND, WORKSHOP } = process.env;

/** Each kind of build has a folder of its own, so that none is served in the place of another. */
export const BUILD_FOLDER = SAMPLE_BRAND
  ? 'dist-sample-brand'
  : WORKSHOP
    ? 'dist-workshop'
    : 'dist';

/** Every file that this build writes. */
export const builtPaths = (): string[] => [
  ...prerenderPaths(),
  ...(WORKSHOP ? PREFIXES.map((prefix) => joinPrefix(prefix, WORKSHOP_PATH)) : []),
];
