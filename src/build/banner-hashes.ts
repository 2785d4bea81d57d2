import { createHash } from 'node:crypto';
import { loadWords } from '#content/load-words.ts';
import type { Language } from '#domain/language.ts';

/** Names a wording of the banner: a proof of consent holds this instead of the text. */
export const bannerHash = (words: object): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32);

export async function bannerHashes(): Promise<Record<Language, string>> {
  return {
    fr: bannerHash(await loadWords('consent', 'fr')),
    en: bannerHash(await loadWords('consent', 'en')),
  };
}
