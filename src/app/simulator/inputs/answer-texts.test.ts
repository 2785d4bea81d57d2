import { expect, test } from 'vitest';
import { loadWords } from '#content/load-words.ts';
import { DEFAULT_INPUTS, NUMBER_FIELD_IDS } from '#domain/simulator/index.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { noteText, spokenText, withUnit } from './answer-texts.ts';

test.each(LANGUAGES)('one of anything is not read as several, in %s', async (language) => {
  const words = await loadWords('simulator', language);
  for (const field of NUMBER_FIELD_IDS) {
    expect(withUnit(1, words.fields[field].unit, language)).not.toMatch(/(jours|ans|days|years)$/);
  }
  const texts = { words, language };
  expect(spokenText('vehicles', 1, texts)).not.toMatch(/s$/);
  expect(spokenText('vehicles', 2, texts)).toMatch(/^2.*s$/);
});

test('a number keeps the digits that were answered', () => {
  expect(withUnit(7.4, 'kW', 'fr')).toMatch(/^7,4\skW$/);
  expect(withUnit(8.25, 'h', 'en')).toMatch(/^8.25\sh$/);
});

test.each(LANGUAGES)('a note ends with one full stop, in %s', async (language) => {
  const texts = { words: await loadWords('simulator', language), language };
  for (const field of NUMBER_FIELD_IDS) {
    expect(noteText(field, DEFAULT_INPUTS, texts)).toMatch(/[^.]\.$/);
  }
});
