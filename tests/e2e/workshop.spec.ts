import { expectAccessible } from './accessible.ts';
import { overflowPx } from './page-geometry.ts';
import { expect, hydrated, test } from './watched-page.ts';

/** One banner asks, another has been reopened: on no page of the site do both stand. */
const SHOWN_TWICE = ['landmark-unique'];

const SCREENS = [
  { path: '/workshop', width: 1440, tag: [] },
  { path: '/workshop', width: 390, tag: '@sweep' },
  { path: '/en/workshop', width: 1440, tag: '@sweep' },
  { path: '/en/workshop', width: 390, tag: [] },
];

for (const { path, width, tag } of SCREENS) {
  test(`every state of every component is accessible: ${path} at ${width} px`, { tag }, async ({
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

for (const name of ['Show a message', 'Show an error', 'Open a dialog']) {
  test(`so is what floats above it: ${name}`, { tag: '@sweep' }, async ({ page }) => {
    test.slow();
    await page.goto('/en/workshop');
    await hydrated(page);
    await page.getByRole('button', { name }).click();
    await expect(page.locator('[data-state="open"], dialog:modal').last()).toBeVisible();
    await expectAccessible(page, SHOWN_TWICE);
  });
}
