import { expect, test } from 'vitest';
import { bannerHash, bannerHashes } from '#build/banner-hashes.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import bannerTexts from './banner-texts.json' with { type: 'json' };

const ARCHIVE: Record<string, { language: string; words: object }> = bannerTexts;

test.each(LANGUAGES)('P10: both banners shown in %s are in the archive', async (language) => {
  // After a change of their words: node src/build/archive-banner.ts
  const hashes = await Promise.all([[], ['a tool']].map((trackers) => bannerHashes(trackers)));
  for (const { [language]: hash } of hashes) expect(ARCHIVE[hash]).toMatchObject({ language });
  expect(hashes[0]?.[language]).not.toBe(hashes[1]?.[language]);
});

test('P10: every archived text is the one its name was made from', () => {
  for (const [hash, { words }] of Object.entries(ARCHIVE)) expect(bannerHash(words)).toBe(hash);
});
