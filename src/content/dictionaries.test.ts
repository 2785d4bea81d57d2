import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/site/language.ts';
import { DICTIONARY_IDS, dictionary, filesOf, textsOf } from './dictionaries.ts';

test.each(LANGUAGES)(
  'every file of words in %s belongs to a dictionary, and none to two',
  (language) => {
    expect(new Set(DICTIONARY_IDS).size).toBe(DICTIONARY_IDS.length);
    const files = globSync([
      `src/content/${language}/*.ts`,
      `src/content/articles/*.${language}.mdx`,
    ]);
    expect(files.sort()).toEqual(DICTIONARY_IDS.flatMap((id) => filesOf(id, language)).sort());
  },
);

test.each(DICTIONARY_IDS)('%s is the file of its name, in its language', async (id) => {
  for (const language of LANGUAGES) {
    const [file = ''] = filesOf(id, language);
    const { default: words } = await import(/* @vite-ignore */ resolve(file));
    expect(await dictionary(id, language)).toBe(words);
  }
});

test('a text is named by the keys that lead to it', () => {
  expect(textsOf({ hero: { title: 'A' }, steps: ['B'] })).toEqual([
    ['hero.title', 'A'],
    ['steps.0', 'B'],
  ]);
});
