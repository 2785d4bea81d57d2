import type { Page } from '@playwright/test';
import { layoutShift } from '../testing/page-geometry.ts';
import { DETAIL } from '../testing/sweep.ts';
import { expect, open, test } from '../testing/watched-page.ts';
import { menuOf } from './layout.page.ts';

/** Scrolls and moves at once, so that a place can be looked at as soon as it is reached. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const scrolledTo = (page: Page, y: number) => page.evaluate((top) => scrollTo(0, top), y);

test.describe('the header', DETAIL, () => {
  for (const viewport of VIEWPORTS) {
    test(`leaves on the way down, returns on the way up, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, '/faq');
      const header = page.getByRole('banner');
      await expect(header).toBeInViewport();
      await scrolledTo(page, 1500);
      await expect(header).not.toBeInViewport();
      for (const y of [1300, 1297]) {
        await scrolledTo(page, y);
        await expect(header).toBeInViewport({ ratio: 1 });
      }
      expect(await layoutShift(page)).toBe(0);
    });

    test(`covers nothing a link or key leads to, ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, '/mentions-legales');
      const header = page.getByRole('banner');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(header).not.toBeInViewport();
      await page.evaluate(() => {
        const second = document.querySelectorAll<HTMLElement>('main h2')[1];
        if (second) location.hash = (second.closest('[id]') ?? second).id;
      });
      await expect(header).toBeInViewport();
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press('Shift+Tab');
        const roomPx = await page.evaluate(() => {
          const above = document.querySelector('header');
          const focused = document.activeElement;
          if (above === null || focused === null || above.contains(focused)) return 0;
          return focused.getBoundingClientRect().top - above.getBoundingClientRect().bottom;
        });
        expect(roomPx).toBeGreaterThanOrEqual(0);
      }
    });
  }

  test('comes back when the focus moves into it', async ({ page }) => {
    await open(page, '/faq');
    await scrolledTo(page, 1500);
    const header = page.getByRole('banner');
    await expect(header).not.toBeInViewport();
    await page.keyboard.press('Shift');
    const link = header.getByRole('link', { name: 'FAQ' });
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  });

  test('stays while a menu is open below its button', async ({ page }) => {
    await open(page, '/faq');
    await scrolledTo(page, 1500);
    await scrolledTo(page, 1300);
    const { button, panel } = menuOf(page, 'solutions');
    await button.click();
    await expect(panel).toBeInViewport({ ratio: 1 });
    const [above, below] = [await button.boundingBox(), await panel.boundingBox()];
    const gapPx = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    expect(gapPx).toBeGreaterThanOrEqual(0);
    expect(gapPx).toBeLessThan(16);
    expect(below?.x).toBeCloseTo(above?.x ?? 0, 0);
    await scrolledTo(page, 1400);
    await expect(button).toBeInViewport({ ratio: 1 });
  });

  test('does not stay in a low window', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await open(page, '/faq');
    await scrolledTo(page, 1500);
    await scrolledTo(page, 1300);
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('stays in sight', async ({ page }) => {
      await page.goto('/mentions-legales#editeur');
      await page.mouse.wheel(0, 900);
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    });
  });
});
