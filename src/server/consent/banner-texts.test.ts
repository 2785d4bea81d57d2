import { expect, test } from 'vitest';
import { bannerHash, bannerHashes } from '#build/banner-hashes.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import bannerTexts from './banner-texts.json' with { type: 'json' };

const ARCHIVE: Record<string, { language: string; words: object }> = bannerTexts;

const TOOLS = [[], [{ purpose: 'audience' }], [{ purpose: 'identification' }]] as const;

test.each(LANGUAGES)('P10: each banner shown in %s is in the archive', async (language) => {
  // After a change of their words: node src/build/archive-banner.ts
  const hashes = await Promise.all(TOOLS.map((trackers) => bannerHashes(trackers)));
  for (const { [language]: hash } of hashes) expect(ARCHIVE[hash]).toMatchObject({ language });
  expect(new Set(hashes.map(({ [language]: hash }) => hash)).size).toBe(TOOLS.length);
});

test('P10: every archived text is the one its name was made from', () => {
  for (const [hash, { words }] of Object.entries(ARCHIVE)) expect(bannerHash(words)).toBe(hash);
});
