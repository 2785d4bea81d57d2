import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/site/language.ts';
import { DICTIONARY_IDS, dictionary, textsOf } from './dictionaries.ts';
import { breaks, corrected, TYPOGRAPHY } from './typography.ts';

const visible = (text: string) =>
  text.replace(/[\u00a0\u2009\u2011\u202f]/g, (character) => {
    return `<${character.charCodeAt(0).toString(16)}>`;
  });

describe.each(LANGUAGES)('%s', (language) => {
  const named = TYPOGRAPHY[language].map((rule) => [rule.promise, rule] as const);

  test.each(named)('%s, in every text', async (_, rule) => {
    const dictionaries = await Promise.all(
      DICTIONARY_IDS.map(async (id) =>
        textsOf(await dictionary(id, language), `${language}/${id}`),
      ),
    );
    expect(dictionaries.flat().length).toBeGreaterThan(100);
    const faulty = dictionaries.flat().filter(([, text]) => breaks(rule, text));
    expect(faulty.map(([path, text]) => `${path}: ${visible(text)}`)).toEqual([]);
  });

  test.each(named)(
    '%s: a text that breaks it is caught, and corrected or left to its writer',
    (_, rule) => {
      for (const text of rule.bad) {
        expect(breaks(rule, text), visible(text)).toBe(true);
        const result = corrected(text, language);
        expect(breaks(rule, result), visible(`${text} -> ${result}`)).toBe(false);
      }
      for (const text of rule.byHand ?? []) {
        expect(breaks(rule, text), visible(text)).toBe(true);
        expect(breaks(rule, corrected(text, language)), visible(text)).toBe(true);
      }
      for (const text of rule.good) {
        expect(breaks(rule, text), visible(text)).toBe(false);
        expect(corrected(text, language)).toBe(text);
      }
    },
  );

  test('no text of ours is changed, and what is corrected stays as it is', async () => {
    for (const id of DICTIONARY_IDS) {
      for (const [path, text] of textsOf(await dictionary(id, language), id)) {
        expect(visible(corrected(text, language)), path).toBe(visible(text));
      }
    }
    const parts = ['a', 'l', ' ', ' ', '\u00a0', '\u202f', "'", '"', '«', '»', '“', '”', '!', '?'];
    const more = [';', ':', '%', '€', 'M€', '7', '120', ' 300', 'h', 'kW', '...', '{n}', 'p.m.'];
    const texts = fc.array(fc.constantFrom(...parts, ...more), { maxLength: 14 });
    fc.assert(
      fc.property(texts, (pieces) => {
        const once = corrected(pieces.join(''), language);
        expect(visible(corrected(once, language))).toBe(visible(once));
      }),
      { numRuns: 3000, seed: 20261116 },
    );
  });
});

test.each([
  [
    "Aujourd'hui: 15% de moins, soit 1 200 €!",
    'Aujourd’hui\u00a0: 15\u202f% de moins, soit 1\u202f200\u202f€\u202f!',
  ],
  [
    'Le "bon" moment, de 7h à 19 h 30',
    'Le «\u202fbon\u202f» moment, de 7\u202fh à 19\u202fh\u202f30',
  ],
  [
    "Dites 'l'heure' : {n} kWh ; un email",
    'Dites «\u202fl’heure\u202f»\u00a0: {n}\u202fkWh\u202f; un e\u2011mail',
  ],
  ['Voir https://a.example/?b=1;c%20 : à 12:30', 'Voir https://a.example/?b=1;c%20\u00a0: à 12:30'],
])('French as it is typed becomes French as it is printed: %s', (typed, printed) => {
  expect(visible(corrected(typed, 'fr'))).toBe(visible(printed));
});

test.each([
  ["The fleet's 'own' night : 7 p.m.", 'The fleet’s ‘own’ night: 7\u00a0p.m.'],
  ['Drivers\' "best" hour ?', 'Drivers’ ‘best’ hour?'],
])('English as it is typed becomes English as it is printed: %s', (typed, printed) => {
  expect(visible(corrected(typed, 'en'))).toBe(visible(printed));
});
