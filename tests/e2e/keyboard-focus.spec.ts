import type { Page } from '@playwright/test';
import { bannerOf, NO_RECORD } from './consent-parts.ts';
import { french, opened } from './french-banner.ts';
import { expect, hold, hydrated, test } from './watched-page.ts';

/** Scrolls at once, so that a stop can be looked at as soon as it is reached. */
test.use({ storageState: NO_RECORD, contextOptions: { reducedMotion: 'reduce' } });

interface Stop {
  element: string;
  inFooter: boolean;
  outlinePx: number;
  covered: boolean;
}

/** Where the focus is, or nothing once it has left the page. */
function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      element: element.outerHTML.slice(0, 120),
      inFooter: element.closest('footer') !== null,
      outlinePx: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      covered: !element.contains(hit),
    };
  });
}

for (const [name, viewport] of [
  ['wide', { width: 1280, height: 720 }],
  ['on a phone', { width: 390, height: 844 }],
  ['at 400 %', { width: 320, height: 256 }],
] as const) {
  test(`A18, A22: the focus can be seen at every stop through home, with the banner open too, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { banner, essentialOnly } = await opened(page, '/');
    await expectFocusSeen(page);
    await essentialOnly.click();
    await expect(banner).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expectFocusSeen(page);
  });
}

test('A22: a banner that comes while someone is typing covers no field in use', async ({
  page,
}) => {
  const arrives = await hold(page, '**/assets/banner-*.js');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await hydrated(page);
  await page.locator('textarea').evaluate((field) => {
    field.scrollIntoView({ block: 'end' });
    field.focus({ preventScroll: true });
  });
  arrives();
  const { banner } = bannerOf(page, french);
  await expect(banner).toBeVisible();
  await expect.poll(async () => (await currentStop(page))?.covered).toBe(false);
  await page.keyboard.type('ada');
  await expect(page.locator('textarea')).toHaveValue('ada');
});

async function expectFocusSeen(page: Page): Promise<void> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab');
    const stop = await currentStop(page);
    if (stop === null) break;
    stops.push(stop);
  }
  expect(stops.length).toBeGreaterThan(25);
  expect(stops.length).toBeLessThan(100);
  expect(stops.at(-1)?.inFooter).toBe(true);
  expect(stops.filter(({ outlinePx }) => outlinePx < 2)).toEqual([]);
  expect(stops.filter(({ covered }) => covered)).toEqual([]);
}
