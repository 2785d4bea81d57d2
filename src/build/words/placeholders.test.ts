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

const HAS_NO_UNIT = /\bpriceYear\.unit$/;

test.each(DICTIONARY_IDS)(
  'the words of %s have the same keys, lengths and placeholders in both languages, and none is empty',
  async (id) => {
    expect(shapeOf(await dictionary(id, 'en'))).toEqual(shapeOf(await dictionary(id, 'fr')));
    for (const language of LANGUAGES) {
      const texts = textsOf(await dictionary(id, language));
      expect(texts.length).toBeGreaterThan(0);
      const silent = texts.filter(([key, text]) => text.trim() === '' && !HAS_NO_UNIT.test(key));
      expect(silent).toEqual([]);
      const stray = texts.filter(([, text]) => /[{}]/.test(text.replace(/\{\w+\}/g, '')));
      expect(stray, 'braces that belong to no placeholder').toEqual([]);
    }
  },
);

test('a missing key, a shorter list or another placeholder would be noticed', () => {
  const french = shapeOf({ title: 'Bonjour {name}', points: ['a', 'b'] });
  expect(shapeOf({ title: 'Hello {name}', points: ['a', 'b'] })).toEqual(french);
  expect(shapeOf({ title: 'Hello {name}' })).not.toEqual(french);
  expect(shapeOf({ title: 'Hello {name}', points: ['a'] })).not.toEqual(french);
  expect(shapeOf({ title: 'Hello {nom}', points: ['a', 'b'] })).not.toEqual(french);
  expect(shapeOf({ title: 'Hello', points: ['a', 'b'] })).not.toEqual(french);
});
