import type { Locator } from '@playwright/test';
import { loadConsentWords } from '#content/load-consent-words.ts';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { messages } from '../layout/layout.page.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { brokenWords, layoutShift, settled } from '../testing/page-geometry.ts';
import { sampledIn } from '../testing/sweep.ts';
import { expect, hydrated, open, test } from '../testing/watched-page.ts';
import { asked, bannerOf, french, NO_RECORD } from './consent.page.ts';

test.use({ storageState: NO_RECORD });

const PHONE = { width: 390, height: 844 };

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, sampledIn(language), () => {
    test('A1: the banner is accessible at 390 px, open and customised', async ({ page }) => {
      await page.setViewportSize(PHONE);
      const words = await loadConsentWords('consent', language);
      const { banner, customize, toggle } = await asked(page, pathTo('contact', language), words);
      await expectAccessible(page);
      await customize.click();
      await toggle('analytics').check();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await banner.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    });
  });
}

test('A22: the banner takes no focus, and comes after the skip link', async ({ page }) => {
  const { banner, acceptAll } = await asked(page);
  const active = () => page.evaluate(() => document.activeElement?.tagName);
  expect(await active()).toBe('BODY');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('link', { name: french.list })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(acceptAll).toBeFocused();
});

for (const [id, language, size, share] of [
  ['faq', 'fr', PHONE, 0.16],
  ['faq', 'en', PHONE, 0.16],
  ['home', 'fr', PHONE, 0.16],
  ['contact', 'fr', PHONE, 0.16],
  ['contact', 'en', PHONE, 0.16],
  ['home', 'fr', { width: 320, height: 568 }, 0.3],
] as const) {
  test(`the banner is low, moves nothing: ${id}, ${language}, ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      const heights: number[] = [];
      Object.assign(window, { heights });
      const look = () => {
        const banner = document.querySelector('section[aria-labelledby][tabindex="-1"]');
        if (banner) heights.push(banner.getBoundingClientRect().height);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const words = await loadConsentWords('consent', language);
    await page.goto(pathTo(id, language));
    const { banner, acceptAll, essentialOnly, customize } = bannerOf(page, words);
    await expect(banner).toBeVisible();
    // Not after a key, which ends the search for the largest paint.
    const largest = await largestPaints(banner);
    expect(largest).not.toEqual([]);
    expect(largest).not.toContain('the banner');
    await hydrated(page);
    await settled(page);
    const heights = await page.evaluate(() => (window as unknown as { heights: number[] }).heights);
    expect(Math.max(...heights)).toBeLessThanOrEqual(share * size.height);
    const boxes = await Promise.all(
      [acceptAll, essentialOnly, customize].map((button) => button.boundingBox()),
    );
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(await brokenWords(page)).toEqual([]);
    const smallest = await banner.evaluate((box) =>
      Math.min(
        ...[...box.querySelectorAll('p, b, a, button')].map((part) =>
          Number.parseFloat(getComputedStyle(part).fontSize),
        ),
      ),
    );
    expect(smallest).toBeGreaterThanOrEqual(14);
    const place = () =>
      page.getByRole('heading', { level: 1 }).evaluate((title) => title.getBoundingClientRect().y);
    const before = await place();
    await customize.click();
    await essentialOnly.click();
    await expect(banner).toBeHidden();
    expect(await place()).toBe(before);
    expect(await layoutShift(page)).toBe(0);
  });
}

function largestPaints(banner: Locator): Promise<string[]> {
  return banner.evaluate(async (box) => {
    // What a frame has painted is known after the next one.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const placeOf = (entry: PerformanceEntry) =>
      box.contains((entry as LargestContentfulPaint).element) ? 'the banner' : 'the page';
    return new Promise<string[]>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries().map(placeOf))).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    );
  });
}

test('a message and the last line of the page stand clear of the banner', async ({ page }) => {
  const { banner } = await asked(page, '/simulateur');
  const { actions, board } = await loadWords('simulator', 'fr');
  const coveredPx = async (part: Locator) => {
    const [box, over] = [await part.boundingBox(), await banner.boundingBox()];
    return box && over ? Math.max(0, box.y + box.height - over.y) : Number.NaN;
  };
  await page.getByRole('button', { name: board.next.share }).click();
  await page.getByRole('button', { name: actions.copy }).click();
  await messages(page).hover();
  // It slides in.
  await expect.poll(() => coveredPx(messages(page))).toBe(0);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  // A page ends on a whole pixel.
  expect(await coveredPx(page.getByRole('contentinfo'))).toBeLessThan(1);
});

test('R23: with storage blocked the banner works', async ({ page, context }) => {
  await context.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  const { banner, acceptAll } = await asked(page);
  await acceptAll.click();
  await expect(banner).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(banner).toBeHidden();
});

test('without the banner’s own files the page is whole', async ({ page, context, faults }) => {
  faults.expect(/^error: Failed to load resource: net::ERR_FAILED/);
  await context.route('**/assets/consent-*.js', (route) => route.abort());
  await open(page, '/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Accueil', exact: true }).click();
  await expect(page).toHaveURL('/');
});
