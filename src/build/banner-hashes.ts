import { createHash } from 'node:crypto';
import { bannerOf, loadConsentWords } from '#content/load-consent-words.ts';
import type { Language } from '#domain/site/language.ts';

/** Names a wording of the banner: a proof of consent holds this instead of the text. */
export const bannerHash = (words: object): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);

export async function bannerHashes(
  trackers: Parameters<typeof bannerOf>[0],
): Promise<Record<Language, string>> {
  const banner = bannerOf(trackers);
  return {
    fr: bannerHash(await loadConsentWords(banner, 'fr')),
    en: bannerHash(await loadConsentWords(banner, 'en')),
  };
}
