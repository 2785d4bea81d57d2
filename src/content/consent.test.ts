import { expect, test } from 'vitest';
import { BRAND } from '#domain/site/brand.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { loadConsentWords } from './load-consent-words.ts';
import { loadWords } from './load-words.ts';

test.each(LANGUAGES)(
  'the banner in %s says who asks, that companies are identified and how to change one’s mind',
  async (language) => {
    const { text, change } = await loadConsentWords('consent', language);
    const { footer } = await loadWords('shell', language);
    expect(text.startsWith(`${BRAND.name} `)).toBe(true);
    expect(text).toMatch(/(votre entreprise|your company)/);
    expect(change).toContain(footer.manageCookies);
  },
);
