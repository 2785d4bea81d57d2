import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/site/language.ts';
import { loadWords } from './load-words.ts';

/** Prices, tariffs and markets are French: who has fleets elsewhere should not fill in a form for nothing. */
test.each(
  LANGUAGES.flatMap((language) => [
    ['contact', language] as const,
    ['pre-registration', language] as const,
  ]),
)('the top of %s says in which country, in %s', async (page, language) => {
  const { hero } = await loadWords(page, language);
  expect(hero.lead).toMatch(/\b[ei]n France\b/);
});
