import type { Language } from '#domain/site/language.ts';
import { analysisWords } from './analysis-words.ts';
import { deskWords } from './desk-words.ts';
import { CONSENT_WORDS } from './load-consent-words.ts';
import { FORM_WORDS } from './load-form-words.ts';
import { PAGE_WORDS } from './load-words.ts';
import { analysisPageWords, mailWords, myDataWords } from './mail-words.ts';

type Loaders = Readonly<Record<Language, () => Promise<{ default: unknown }>>>;

const OTHER_WORDS = {
  'field-names': {
    fr: () => import('./fr/field-names.ts'),
    en: () => import('./en/field-names.ts'),
  },
  analysis: loaded(analysisWords),
  desk: loaded(deskWords),
  mail: loaded(mailWords),
  'analysis-page': loaded(analysisPageWords),
  'my-data-page': loaded(myDataWords),
};

function loaded(words: (language: Language) => unknown): Loaders {
  return {
    fr: async () => ({ default: words('fr') }),
    en: async () => ({ default: words('en') }),
  };
}

/**
 * Every dictionary, for tests and tools. Each is named once, in the table of the part that fetches it:
 * a browser downloads a table whole, and every page has that of the pages.
 */
const TABLES = [PAGE_WORDS, FORM_WORDS, CONSENT_WORDS, OTHER_WORDS] satisfies Readonly<
  Record<string, Loaders>
>[];

type IdsOf<Table> = Table extends unknown ? keyof Table : never;
export type DictionaryId = IdsOf<(typeof TABLES)[number]>;

const LOADERS = new Map<string, Loaders>(TABLES.flatMap((table) => Object.entries(table)));

export const DICTIONARY_IDS = TABLES.flatMap((table) => Object.keys(table)) as DictionaryId[];

export async function dictionary(id: DictionaryId, language: Language): Promise<unknown> {
  const module = await LOADERS.get(id)?.[language]();
  return module?.default;
}

/** Words too long for one file, or cited elsewhere too: the dictionary takes the other ones in. */
const PARTS = new Map<DictionaryId, readonly string[]>([
  ['simulator', ['simulator-night', 'simulator-board', 'simulator-below']],
  ['simulator-method', ['published-studies']],
  ['fleets', ['fleet-night', 'markets', 'worked-example']],
  ['banks', ['partner-earnings']],
  ['desk', ['desk-requests', 'desk-deliveries', 'desk-people']],
]);

/**
 * filesOf('home', 'fr')          // => ['src/content/fr/home.ts']
 * filesOf('article-night', 'fr') // => ['src/content/articles/night.fr.mdx']
 */
export function filesOf(id: DictionaryId, language: Language): string[] {
  const [, article] = /^article-(.+)/.exec(id) ?? [];
  if (article !== undefined) return [`src/content/articles/${article}.${language}.mdx`];
  return [id, ...(PARTS.get(id) ?? [])].map((name) => `src/content/${language}/${name}.ts`);
}

/** Every text of a dictionary with the keys that lead to it. */
export function textsOf(words: unknown, path = ''): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words as object).flatMap(([key, entry]) =>
    textsOf(entry, path === '' ? key : `${path}.${key}`),
  );
}
