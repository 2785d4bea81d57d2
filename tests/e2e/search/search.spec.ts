import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectFreshDocument, openMarked } from '../testing/same-document.ts';
import { DETAIL, sampledIn } from '../testing/sweep.ts';
import { expect, hydrated, open, test } from '../testing/watched-page.ts';

const hits = (page: Page) => page.getByRole('main').locator('ol').getByRole('link');

/** Where to begin, while there are no results. */
const starts = (page: Page) => page.getByRole('main').getByRole('navigation').getByRole('link');

/** The words shown as found, without the punctuation that touches them. */
async function marked(page: Page): Promise<string[]> {
  const pieces = await page.getByRole('main').locator('mark').allTextContents();
  return pieces.map((piece) => piece.toLowerCase().replace(/[^\p{L}’ ]/gu, ''));
}

async function openSearch(page: Page, language: Language) {
  await open(page, pathTo('search', language));
  return loadWords('search', language);
}

async function search(page: Page, language: Language, query: string): Promise<void> {
  const words = await loadWords('search', language);
  await page.getByRole('searchbox', { name: words.label }).fill(query);
  await page.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(query);
}

for (const [what, language, queries, found, address] of [
  ['an accent left out', 'fr', ['vehicule'], 'véhicule', /./],
  ['a plural', 'fr', ['batteries'], 'batterie', /./],
  ['an English plural', 'en', ['contracts'], 'contract', /./],
  ['an article', 'fr', ['Flexitanie'], 'flexitanie', /^\/blog\//],
  [
    'an answer of the FAQ, behind an elided article or with one',
    'fr',
    ['astreinte', "d'astreinte", 'd’astreinte'],
    'd’astreinte',
    `^${pathTo('faq', '', 'depart-anticipe')}$`,
  ],
  [
    'what a fold of the method holds',
    'fr',
    ['Wattvalue'],
    'wattvalue',
    `^${pathTo('simulator-method', '', 'hypotheses')}$`,
  ],
] as const) {
  test(`${what} is found`, async ({ page }) => {
    await openSearch(page, language);
    for (const query of queries) {
      await search(page, language, query);
      await expect(hits(page).first()).toHaveAttribute('href', new RegExp(address));
      expect(await marked(page)).toContain(found);
    }
  });
}

test('results read as text, with curly apostrophes', DETAIL, async ({ page }) => {
  await openSearch(page, 'fr');
  await search(page, 'fr', 'batteries');
  const texts = await hits(page).allInnerTexts();
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) {
    expect.soft(text).toMatch(/\n(?:… |[\p{Lu}\p{N}]).*[.!?…]$/u);
    expect.soft(text).not.toMatch(/'|\p{L}\d+ (?:%|kW)/u);
  }
});

test('each language finds its own pages only, also after switching', DETAIL, async ({ page }) => {
  await openSearch(page, 'fr');
  await search(page, 'fr', 'V2G');
  for (const hit of await hits(page).all())
    await expect(hit).toHaveAttribute('href', /^\/(?!en\b)/);

  await page.getByRole('banner').getByRole('link', { name: 'EN English' }).click();
  await expect(page).toHaveURL(`${pathTo('search', 'en')}?q=V2G`);
  await expect(hits(page).first()).toHaveAttribute('href', /^\/en\b/);
  for (const hit of await hits(page).all()) await expect(hit).toHaveAttribute('href', /^\/en\b/);

  await search(page, 'en', 'matinale');
  await expect(hits(page)).toHaveCount(0);
});

test('the keyboard is enough', async ({ page }) => {
  const words = await openSearch(page, 'fr');
  await page.getByRole('searchbox', { name: words.label }).focus();
  await page.keyboard.type('batter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=batter$/);
  const hit = hits(page).first();
  await expect(hit).toBeVisible();
  await page.getByRole('button', { name: words.submit, exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(hit).toBeFocused();
  const address = await hit.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, sampledIn(language), () => {
    test('the header leads to it; what is not there is said', async ({ page }) => {
      const shell = await loadWords('shell', language);
      const words = await loadWords('search', language);
      await openMarked(page, pathTo('faq', language));
      await page.getByRole('banner').getByRole('link', { name: shell.navigation.search }).click();
      await expect(page).toHaveURL(pathTo('search', language));
      // The page that may compile WebAssembly is a document of its own.
      await expectFreshDocument(page);
      await hydrated(page);
      await search(page, language, 'V2G');
      await expect(hits(page).first()).toBeVisible();
      await search(page, language, 'zzzzqqq');
      await expect(hits(page)).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: words.ask })).toBeVisible();
      await expect(starts(page)).toHaveCount(4);
    });
  });
}

test('until there are results it says where to begin, without engine', async ({ page }) => {
  // Everything the engine needs lies in one folder.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pagefind/')) asked.push(request.url());
  });
  await openSearch(page, 'fr');
  await expect(starts(page).first()).toHaveAttribute('href', pathTo('simulator', 'fr'));
  await page.getByRole('searchbox').fill('contrat');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await search(page, 'fr', 'contrat');
  expect(asked).not.toEqual([]);
  await expect(starts(page)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('searchbox')).toHaveValue('contrat');
  await expect(hits(page).first()).toBeVisible();
});
