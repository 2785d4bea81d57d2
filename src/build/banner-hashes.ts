import { createHash } from 'node:crypto';
import { loadConsentWords } from '#content/load-consent-words.ts';
import type { Language } from '#domain/site/language.ts';

/** Names a wording of the banner: a proof of consent holds this instead of the text. */
export const bannerHash = (words: object): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);

export async function bannerHashes(): Promise<Record<Language, string>> {
  return {
    fr: bannerHash(await loadConsentWords('consent', 'fr')),
    en: bannerHash(await loadConsentWords('consent', 'en')),
  };
}
