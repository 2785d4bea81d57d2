import { expect, test } from 'vitest';
import { BRAND } from '#domain/site/brand.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { loadConsentWords } from './load-consent-words.ts';
import { loadWords } from './load-words.ts';

test.each(
  LANGUAGES.flatMap((language) => [
    ['consent', language, /(ne compte votre visite|counts your visit)/] as const,
    ['consent-with-tools', language, /(l’audience que si|audience only if)/] as const,
    ['consent-with-identification', language, /(votre entreprise|your company)/] as const,
  ]),
)('%s in %s says who asks, for what, and how to change one’s mind', async (id, language, what) => {
  const { text, change } = await loadConsentWords(id, language);
  const { footer } = await loadWords('shell', language);
  expect(text.startsWith(`${BRAND.name} `)).toBe(true);
  expect(text).toMatch(what);
  expect(change).toContain(footer.manageCookies);
});
