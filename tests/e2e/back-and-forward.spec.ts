import { type Browser, chromium, type Page } from '@playwright/test';
import { loadConsentWords } from '#content/load-consent-words.ts';
import { loadWords } from '#content/load-words.ts';
import { NO_RECORD } from './consent-parts.ts';
import { DETAIL } from './sweep.ts';
import { expect, takenOver, test } from './watched-page.ts';

/**
 * A document that the browser kept in memory is shown at once. Playwright starts its browsers without that,
 * and the build without windows cannot do it: these tests start the other one.
 */
let browser: Browser;
test.beforeAll(async ({ launchOptions }) => {
  browser = await chromium.launch({
    ...launchOptions,
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

/** Someone who has not been asked yet. */
async function visitor(baseURL = ''): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'fr-FR',
    storageState: NO_RECORD,
  });
  await context.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.shown = persisted ? 'kept' : 'loaded';
    }),
  );
  return context.newPage();
}

async function ready(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await takenOver(page);
}

/** Why a browser did not keep it, should the test fail. */
const notKept = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as { notRestoredReasons?: unknown }).notRestoredReasons ?? null;
  });

async function expectKept(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  expect(await notKept(page)).toBeNull();
  await expect(page.locator('html')).toHaveAttribute('data-shown', 'kept');
}

/** The other document is one of ours, loaded anew. */
async function leave(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** The browser's own Back, which waits for no load: a kept document has none. */
async function go(page: Page, steps: -1 | 1): Promise<void> {
  const shown = page.waitForEvent('framenavigated');
  await page.evaluate((by) => history.go(by), steps);
  await shown;
}

test('Back and Forward show documents that the browser has kept, after an answer to the banner too, and they work', async ({
  baseURL,
}) => {
  const page = await visitor(baseURL);
  await leave(page, '/');
  const { essentialOnly } = await loadConsentWords('consent', 'fr');
  const refuse = page.getByRole('button', { name: essentialOnly });
  await refuse.click();
  await leave(page, '/faq');
  await go(page, -1);
  await expectKept(page, '/');
  await expect(refuse).toHaveCount(0);
  const menu = page.locator('button[aria-controls="menu-solutions"]');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await go(page, 1);
  await expectKept(page, '/faq');
  const blog = await loadWords('blog', 'fr');
  await page.getByRole('contentinfo').locator('a[href="/blog"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.hero.title);
  await expect(page.locator('html')).toHaveAttribute('data-shown', 'kept');
});

test('also after the simulator has calculated', DETAIL, async ({ baseURL }) => {
  const page = await visitor(baseURL);
  await leave(page, '/simulateur');
  const { fields } = await loadWords('simulator', 'fr');
  const hours = page.getByRole('slider', { name: fields.hours.label });
  const figure = page.locator('[data-figure="main"]').first();
  const before = await figure.textContent();
  await hours.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await expect(figure).not.toHaveText(before ?? '');
  await expect(page).toHaveURL(/\/simulateur\?/);
  await page.waitForLoadState('networkidle');
  const shown = await figure.textContent();
  await leave(page, '/faq');
  await go(page, -1);
  await expectKept(page, /\/simulateur\?/);
  await expect(figure).toHaveText(shown ?? '');
  await hours.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
  await expect(figure).toHaveText(before ?? '');
});
