import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/site/language.ts';
import { DICTIONARY_IDS, dictionary, textsOf } from './dictionaries.ts';

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

const HAS_NO_UNIT = /\bpriceYear\.unit$/;

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

test('a missing key, a shorter list or another placeholder would be noticed', () => {
  const french = shapeOf({ title: 'Bonjour {name}', points: ['a', 'b'] });
  expect(shapeOf({ title: 'Hello {name}', points: ['a', 'b'] })).toEqual(french);
  expect(shapeOf({ title: 'Hello {name}' })).not.toEqual(french);
  expect(shapeOf({ title: 'Hello {name}', points: ['a'] })).not.toEqual(french);
  expect(shapeOf({ title: 'Hello {nom}', points: ['a', 'b'] })).not.toEqual(french);
  expect(shapeOf({ title: 'Hello', points: ['a', 'b'] })).not.toEqual(french);
});
