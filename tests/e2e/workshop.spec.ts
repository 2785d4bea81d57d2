import { expectAccessible } from './accessible.ts';
import { overflowPx } from './page-geometry.ts';
import { expect, hydrated, test } from './watched-page.ts';

/** One banner asks, another has been reopened: on no page of the site do both stand. */
const SHOWN_TWICE = ['landmark-unique'];

for (const path of ['/workshop', '/en/workshop']) {
  for (const width of [1440, 390]) {
    test(`every state of every component is accessible: ${path} at ${width} px`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await hydrated(page);
      expect(await page.locator('[data-specimen]').count()).toBeGreaterThan(50);
      await expectAccessible(page, SHOWN_TWICE);
      expect(await overflowPx(page)).toBeLessThanOrEqual(0);
    });
  }
}

test('so are the dialog and both messages', async ({ page }) => {
  test.slow();
  await page.goto('/en/workshop');
  await hydrated(page);
  for (const name of ['Show a message', 'Show an error', 'Open a dialog']) {
    await page.getByRole('button', { name }).click();
    await expect(page.locator('[data-state="open"], dialog:modal').last()).toBeVisible();
    await expectAccessible(page, SHOWN_TWICE);
  }
});
