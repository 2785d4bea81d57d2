import { expect, test } from 'vitest';
import { BRAND } from '#domain/site/brand.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { telephone } from './telephone.ts';

test.each(LANGUAGES)('a number is written as the brand’s own is, in %s', (language) => {
  expect(telephone(BRAND.phone.international, language)).toBe(BRAND.phone[language]);
});

test('a number of another country is left as the owner wrote it', () => {
  expect(telephone('+41 22 000 00 00', 'fr')).toBe('+41 22 000 00 00');
});
