import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectFreshDocument, openMarked } from './same-document.ts';
import { DETAIL, sampledIn } from './sweep.ts';
import { expect, hydrated, test } from './watched-page.ts';

const hits = (page: Page) => page.getByRole('main').locator('ol').getByRole('link');

/** Where to begin, while there are no results. */
const starts = (page: Page) => page.getByRole('main').getByRole('navigation').getByRole('link');

/** The words shown as found, without the punctuation that touches them. */
async function marked(page: Page): Promise<string[]> {
  const pieces = await page.getByRole('main').locator('mark').allTextContents();
  return pieces.map((piece) => piece.toLowerCase().replace(/[^\p{L}’ ]/gu, ''));
}

/** Everything the engine needs lies in one folder. */
function engineRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pagefind/')) asked.push(pathname);
  });
  return asked;
}

async function openSearch(page: Page, language: Language) {
  await page.goto(pathTo('search', language));
  await hydrated(page);
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

test(
  'results read as text: cuts are marked, apostrophes curly, figures apart from their names',
  DETAIL,
  async ({ page }) => {
    await openSearch(page, 'fr');
    await search(page, 'fr', 'batteries');
    const texts = await hits(page).allInnerTexts();
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect.soft(text).toMatch(/\n(?:… |[\p{Lu}\p{N}]).*[.!?…]$/u);
      expect.soft(text).not.toMatch(/'|\p{L}\d+ (?:%|kW)/u);
    }
  },
);

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

for (const language of LANGUAGES) {
  test(`the keyboard is enough, in ${language}`, sampledIn(language), async ({ page }) => {
    const words = await openSearch(page, language);
    await page.getByRole('searchbox', { name: words.label }).focus();
    await page.keyboard.type('batter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?q=batter$/);
    await expect(hits(page).first()).toBeVisible();
    await page.getByRole('button', { name: words.submit, exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(hits(page).first()).toBeFocused();
    const address = await hits(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(
    `what is not there is said, with someone to ask, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      const words = await openSearch(page, language);
      await search(page, language, 'zzzzqqq');
      await expect(hits(page)).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: words.ask })).toBeVisible();
      await expect(starts(page)).toHaveCount(4);
    },
  );

  test(
    `the header leads to it from every page, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      const shell = await loadWords('shell', language);
      await openMarked(page, pathTo('faq', language));
      await page.getByRole('banner').getByRole('link', { name: shell.navigation.search }).click();
      await expect(page).toHaveURL(pathTo('search', language));
      // The page that may compile WebAssembly is a document of its own.
      await expectFreshDocument(page);
      await hydrated(page);
      await search(page, language, 'V2G');
      await expect(hits(page).first()).toBeVisible();
    },
  );
}

test('it says where to begin, and loads nothing of the engine, until there are results', async ({
  page,
}) => {
  const asked = engineRequests(page);
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
