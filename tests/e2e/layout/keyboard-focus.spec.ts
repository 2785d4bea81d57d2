import type { Page } from '@playwright/test';
import { asked, bannerOf, NO_RECORD } from '../consent/consent.page.ts';
import { type FocusStop, focusStop } from '../testing/page-geometry.ts';
import { expect, hold, hydrated, open, test } from '../testing/watched-page.ts';

/** Scrolls at once, so that a stop can be looked at as soon as it is reached. */
test.use({ storageState: NO_RECORD, contextOptions: { reducedMotion: 'reduce' } });

for (const [name, viewport] of [
  ['wide', { width: 1280, height: 720 }],
  ['on a phone', { width: 390, height: 844 }],
  ['at 400 %', { width: 320, height: 256 }],
] as const) {
  test(`A18, A22: the focus is seen all through home, ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { banner, essentialOnly } = await asked(page, '/');
    await expectFocusSeen(page);
    await essentialOnly.click();
    await expect(banner).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expectFocusSeen(page);
  });
}

test('A22: a banner that comes while someone types covers no field', async ({ page }) => {
  const arrives = await hold(page, '**/assets/banner-*.js');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  await page.locator('textarea').evaluate((field) => {
    field.scrollIntoView({ block: 'end' });
    field.focus({ preventScroll: true });
  });
  arrives();
  const { banner } = bannerOf(page);
  await expect(banner).toBeVisible();
  await expect.poll(async () => (await focusStop(page))?.covered).toBe(false);
  await page.keyboard.type('ada');
  await expect(page.locator('textarea')).toHaveValue('ada');
});

async function expectFocusSeen(page: Page): Promise<void> {
  const stops: FocusStop[] = [];
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab');
    const stop = await focusStop(page);
    if (stop === null) break;
    stops.push(stop);
  }
  expect(stops.length).toBeGreaterThan(25);
  expect(stops.length).toBeLessThan(100);
  expect(stops.at(-1)?.inFooter).toBe(true);
  expect(stops.filter(({ outlinePx }) => outlinePx < 2)).toEqual([]);
  expect(stops.filter(({ covered }) => covered)).toEqual([]);
}
