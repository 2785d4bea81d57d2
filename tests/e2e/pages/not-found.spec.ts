import { loadWords } from '#content/load-words.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { overflowPx } from '../testing/page-geometry.ts';
import { expectFreshDocument, expectSameDocument, markDocument } from '../testing/same-document.ts';
import { expect, hydrated, NOT_FOUND_DOCUMENT, open, test } from '../testing/watched-page.ts';

test.beforeEach(({ faults }) => faults.expect(NOT_FOUND_DOCUMENT));

for (const [path, language, prefix] of [
  ['/nope', 'fr', ''],
  ['/en/nope', 'en', 'en'],
] as const) {
  test(`${path} answers 404 and offers a way home and to the search`, async ({ page }) => {
    const words = await loadWords('not-found', language);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(words.title);
    await hydrated(page);
    await expect(page).toHaveTitle(words.meta.title);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowPx(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await markDocument(page);

    await page.getByRole('main').getByRole('link', { name: words.home }).click();
    await expect(page).toHaveURL(pathTo('home', prefix));
    await expectSameDocument(page);
    await page.goBack();
    await expect(title).toHaveText(words.title);

    await page.getByRole('link', { name: words.search }).click();
    await expect(page).toHaveURL(pathTo('search', prefix));
    await expectFreshDocument(page);
  });

  test(`'Back' at ${path} returns, or leads home`, async ({ page, context }) => {
    const words = await loadWords('not-found', language);
    await page.goto(pathTo('faq', prefix));
    const opened = context.waitForEvent('page');
    await page.evaluate((address) => void window.open(address, '_blank', 'noopener'), path);
    const fresh = await opened;
    await hydrated(fresh);
    expect(await fresh.evaluate(() => history.length)).toBe(1);
    const back = fresh.getByRole('button', { name: words.back });
    await back.click();
    await expect(fresh).toHaveURL(pathTo('home', prefix));

    // Now there is a page ahead, and still none before.
    await fresh.goBack();
    await expect(fresh).toHaveURL(path);
    await back.click();
    await expect(fresh).toHaveURL(pathTo('home', prefix));

    await open(page, path);
    await page.getByRole('button', { name: words.back }).click();
    await expect(page).toHaveURL(pathTo('faq', prefix));
  });
}
