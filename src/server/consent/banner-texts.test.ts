import { expect, test } from 'vitest';
import { bannerHash, bannerHashes } from '#build/banner-hashes.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import bannerTexts from './banner-texts.json' with { type: 'json' };

const ARCHIVE: Record<string, { language: string; words: object }> = bannerTexts;

test.each(LANGUAGES)('P10: the banner shown in %s is in the archive', async (language) => {
  // After a change of its words: npm run consent:archive
  const hash = (await bannerHashes())[language];
  expect(ARCHIVE[hash]).toMatchObject({ language });
});

test('P10: every archived text is the one its name was made from', () => {
  for (const [hash, { words }] of Object.entries(ARCHIVE)) expect(bannerHash(words)).toBe(hash);
});
