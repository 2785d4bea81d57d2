import { readFileSync, writeFileSync } from 'node:fs';
import { loadConsentWords } from '#content/load-consent-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { bannerHash } from './banner-hashes.ts';

/**
 * Adds today's wording of the banner to the texts by which proofs of consent are read, and never
 * takes one away: someone has agreed in front of each. Run it after changing the words:
 *
 *   node src/build/archive-banner.ts
 */
const ARCHIVE = 'src/server/consent/banner-texts.json';

const archive = JSON.parse(readFileSync(ARCHIVE, 'utf8'));
for (const language of LANGUAGES) {
  for (const banner of ['consent', 'consent-with-tools', 'consent-with-identification'] as const) {
    const words = await loadConsentWords(banner, language);
    archive[bannerHash(words)] ??= { language, words };
  }
}
writeFileSync(ARCHIVE, `${JSON.stringify(archive, null, 2)}\n`);
