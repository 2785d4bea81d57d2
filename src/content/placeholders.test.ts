import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/site/language.ts';
import { DICTIONARY_IDS, dictionary } from './every-dictionary.ts';

function textsOf(words: unknown, path = ''): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words as object).flatMap(([key, entry]) =>
    textsOf(entry, `${path}.${key}`),
  );
}

/** Lists count with their length, groups with their keys, texts with their placeholders. */
function shapeOf(words: unknown): unknown {
  if (typeof words === 'string') return placeholdersOf(words);
  if (Array.isArray(words)) return words.map(shapeOf);
  return Object.fromEntries(
    Object.entries(words as object).map(([key, entry]) => [key, shapeOf(entry)]),
  );
}

const placeholdersOf = (text: string) => [...new Set(text.match(/\{[^{}]*\}/g))].sort();

test.each(DICTIONARY_IDS)(
  'the words of %s have the same keys, lengths and placeholders in both languages',
  async (id) => {
    expect(shapeOf(await dictionary(id, 'en'))).toEqual(shapeOf(await dictionary(id, 'fr')));
  },
);

const HAS_NO_UNIT = /\.priceYear\.unit$/;

test.each(DICTIONARY_IDS)('every text of %s says something in both languages', async (id) => {
  for (const language of LANGUAGES) {
    const texts = textsOf(await dictionary(id, language));
    expect(texts.length).toBeGreaterThan(0);
    const silent = texts.filter(([key, text]) => text.trim() === '' && !HAS_NO_UNIT.test(key));
    expect(silent).toEqual([]);
  }
});

test.each(DICTIONARY_IDS)('every brace in the words of %s belongs to a placeholder', async (id) => {
  for (const language of LANGUAGES) {
    const texts = textsOf(await dictionary(id, language));
    const stray = texts.filter(([, text]) => /[{}]/.test(text.replace(/\{\w+\}/g, '')));
    expect(stray).toEqual([]);
  }
});

/** The simulator's words are too long for one file; the studies are cited on two pages. */
const PARTS_OF_OTHERS = ['simulator-night.ts', 'published-studies.ts'];
const isArticle = (id: string) => id.startsWith('article-');

test.each(LANGUAGES)('every file of words in %s can be loaded', (language) => {
  const files = readdirSync(`src/content/${language}`).filter((file) => file.endsWith('.ts'));
  const ids = DICTIONARY_IDS.filter((id) => !isArticle(id));
  expect(files.sort()).toEqual([...ids.map((id) => `${id}.ts`), ...PARTS_OF_OTHERS].sort());
});

test.each(LANGUAGES)('every article in %s can be loaded', (language) => {
  const ending = `.${language}.mdx`;
  const files = readdirSync('src/content/articles').filter((file) => file.endsWith(ending));
  const ids = DICTIONARY_IDS.filter(isArticle);
  expect(files.sort()).toEqual(ids.map((id) => id.slice('article-'.length) + ending).sort());
});

test('a missing key, a shorter list or another placeholder would be noticed', () => {
  const french = shapeOf({ title: 'Bonjour {name}', points: ['a', 'b'] });
  expect(shapeOf({ title: 'Hello {name}', points: ['a', 'b'] })).toEqual(french);
  expect(shapeOf({ title: 'Hello {name}' })).not.toEqual(french);
  expect(shapeOf({ title: 'Hello {name}', points: ['a'] })).not.toEqual(french);
  expect(shapeOf({ title: 'Hello {nom}', points: ['a', 'b'] })).not.toEqual(french);
  expect(shapeOf({ title: 'Hello', points: ['a', 'b'] })).not.toEqual(french);
});
