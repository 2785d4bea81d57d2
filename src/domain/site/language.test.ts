import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  joinPrefix,
  PREFIXES,
  preferredLanguage,
  splitPrefix,
  switchLanguage,
} from './language.ts';

test.each([
  ['en-GB,en;q=0.9', 'en'],
  ['fr,en', 'fr'],
  ['en,fr', 'en'],
  ['fr;q=0.5,en;q=0.8', 'en'],
  ['de', 'fr'],
  ['de,en;q=0.9', 'fr'],
  ['en;q=0', 'fr'],
  ['en;q=0,fr;q=0', 'fr'],
  ['en; q=0.7 , fr; q=0.7', 'en'],
  ['EN-us', 'en'],
  ['*', 'fr'],
  ['', 'fr'],
  [';;;,,q=,en;q=abc', 'fr'],
  ['en;q=7', 'fr'],
  [undefined, 'fr'],
] as const)('a visitor who sends %j reads %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

test('any header at all is answered with one of the two languages', () => {
  fc.assert(fc.property(fc.string(), (header) => /^(fr|en)$/.test(preferredLanguage(header))));
});

test('taking a prefix off and putting it back gives the same path', () => {
  const path = fc.constantFrom('/', '/faq', '/solutions/energie', '/enfin');
  fc.assert(
    fc.property(fc.constantFrom(...PREFIXES), path, (prefix, rest) => {
      expect(splitPrefix(joinPrefix(prefix, rest))).toEqual({ prefix, path: rest });
    }),
  );
});

test('switching language keeps path, query and hash', () => {
  expect(switchLanguage('/en/faq?x=1#q', 'fr')).toBe('/fr/faq?x=1#q');
  expect(switchLanguage('/#bas', 'en')).toBe('/en#bas');
  expect(switchLanguage('/fr?next=/en/x', 'en')).toBe('/en?next=/en/x');
});
