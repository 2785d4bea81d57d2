import { expect, test } from 'vitest';
import { BRAND } from '#domain/site/brand.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { PAGE_IDS } from '#domain/site/routes.ts';
import { loadWords } from './load-words.ts';

const PAGES = [...PAGE_IDS, 'not-found'] as const;

const metas = await Promise.all(
  LANGUAGES.flatMap((language) =>
    PAGES.map(async (page) => {
      const { meta } = await loadWords(page, language);
      return { page: `${language}/${page}`, title: meta.title, description: meta.description };
    }),
  ),
);

test.each(metas)(
  '$page has a title and a description of the length that is shown, with nothing left to fill in',
  ({ title, description }) => {
    expect(title.length, title).toBeGreaterThanOrEqual(15);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(title + description).not.toMatch(/[{}]/);
  },
);

test.each(['title', 'description'] as const)(
  'no two pages share a %s, in either language',
  (text) => {
    const texts = metas.map((meta) => meta[text].toLowerCase());
    expect(texts.filter((one, index) => texts.indexOf(one) !== index)).toEqual([]);
  },
);

test('the home page is found under the name of the product', () => {
  const homes = metas.filter(({ page }) => page.endsWith('/home'));
  expect(homes).toHaveLength(LANGUAGES.length);
  for (const { title } of homes) expect(title).toContain(BRAND.name);
});

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
