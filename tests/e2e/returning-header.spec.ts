import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { layoutShift } from './page-geometry.ts';
import { expect, hydrated, test } from './watched-page.ts';

/** Scrolls and moves at once, so that a place can be looked at as soon as it is reached. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const scrolledTo = (page: Page, y: number) => page.evaluate((top) => scrollTo(0, top), y);

for (const viewport of VIEWPORTS) {
  test(`the header leaves on the way down and returns on the way up, ${viewport.width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/faq');
    await hydrated(page);
    const header = page.getByRole('banner');
    await expect(header).toBeInViewport();
    await scrolledTo(page, 1500);
    await expect(header).not.toBeInViewport();
    await scrolledTo(page, 1300);
    await expect(header).toBeInViewport({ ratio: 1 });
    await scrolledTo(page, 1297);
    await expect(header).toBeInViewport({ ratio: 1 });
    expect(await layoutShift(page)).toBe(0);
  });

  test(`what an anchor or a key leads up to is not below the header, ${viewport.width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/mentions-legales');
    await hydrated(page);
    const header = page.getByRole('banner');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(header).not.toBeInViewport();
    const below = () =>
      page.evaluate(() => {
        const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return (document.activeElement?.getBoundingClientRect().top ?? 0) - edge;
      });
    await page.evaluate(() => {
      const second = document.querySelectorAll<HTMLElement>('main h2')[1];
      if (second) location.hash = (second.closest('[id]') ?? second).id;
    });
    await expect(header).toBeInViewport();
    await page.locator('footer a').first().focus();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const inHeader = await page.evaluate(
        () => document.activeElement?.closest('header') !== null,
      );
      if (!inHeader) expect(await below()).toBeGreaterThanOrEqual(0);
    }
  });
}

test('moving the focus into the header brings it back', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  await scrolledTo(page, 1500);
  const header = page.getByRole('banner');
  await expect(header).not.toBeInViewport();
  await page.keyboard.press('Shift');
  await header.getByRole('link', { name: 'FAQ' }).focus();
  await expect(header.getByRole('link', { name: 'FAQ' })).toBeInViewport({ ratio: 1 });
});

test('a menu opened half-way down stands below its button and keeps the header there', async ({
  page,
}) => {
  const { navigation } = await loadWords('shell', 'fr');
  await page.goto('/faq');
  await hydrated(page);
  await scrolledTo(page, 1500);
  await scrolledTo(page, 1300);
  const button = page.getByRole('button', { name: navigation.solutions });
  await button.click();
  const menu = page.locator('#menu-solutions');
  await expect(menu).toBeInViewport({ ratio: 1 });
  const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(0);
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(16);
  expect(below?.x).toBeCloseTo(above?.x ?? 0, 0);
  await scrolledTo(page, 1400);
  await expect(button).toBeInViewport({ ratio: 1 });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script it stays in sight', async ({ page }) => {
    await page.goto('/mentions-legales#editeur');
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  });
});

test('the header does not stay in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('/faq');
  await hydrated(page);
  await scrolledTo(page, 1500);
  await scrolledTo(page, 1300);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});
