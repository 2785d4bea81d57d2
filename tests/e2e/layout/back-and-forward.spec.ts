import { type Browser, chromium, type Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { bannerOf, NO_RECORD } from '../consent/consent.page.ts';
import { simulatorOn } from '../simulator/simulator.page.ts';
import { expect, open, test } from '../testing/watched-page.ts';
import { menuOf } from './layout.page.ts';

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

/** The browser's own Back, which waits for no load: a kept document has none. */
async function go(page: Page, steps: -1 | 1): Promise<void> {
  const shown = page.waitForEvent('framenavigated');
  await page.evaluate((by) => history.go(by), steps);
  await shown;
}

test('Back and Forward show documents that the browser has kept', async ({ baseURL }) => {
  const page = await visitor(baseURL);
  const html = page.locator('html');
  await open(page, '/faq');
  const { banner, essentialOnly } = bannerOf(page);
  await essentialOnly.click();
  await open(page, '/simulateur');
  const { slider, figure } = simulatorOn(page);
  const hours = slider('hours');
  const before = await figure.textContent();
  const move = async (key: string) => {
    await hours.focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press(key);
  };
  await move('ArrowRight');
  await expect(figure).not.toHaveText(before ?? '');
  await expect(page).toHaveURL(/\/simulateur\?/);
  await page.waitForLoadState('networkidle');
  const shown = await figure.textContent();

  await go(page, -1);
  await expectKept(page, '/faq');
  await expect(banner).toBeHidden();
  const { button, expectOpen } = menuOf(page, 'solutions');
  await button.click();
  await expectOpen(true);
  await page.keyboard.press('Escape');
  await go(page, 1);
  await expectKept(page, /\/simulateur\?/);
  await expect(figure).toHaveText(shown ?? '');
  await move('ArrowLeft');
  await expect(figure).toHaveText(before ?? '');
  const blog = await loadWords('blog', 'fr');
  await page.getByRole('contentinfo').locator('a[href="/blog"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.hero.title);
  await expect(html).toHaveAttribute('data-shown', 'kept');
});
