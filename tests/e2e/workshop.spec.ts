import { expectAccessible, WITH_FORCED_COLOURS } from './accessible.ts';
import { foreignMarks, overflowPx } from './page-geometry.ts';
import { expect, hydrated, test } from './watched-page.ts';

/** One banner asks, another has been reopened: on no page of the site do both stand. */
const SHOWN_TWICE = ['landmark-unique'];

const SCREENS = [
  { path: '/workshop', width: 1440, tag: '@sweep' },
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

for (const { path, scheme, tag } of [
  { path: '/workshop', scheme: 'dark' as const, tag: '@sweep' },
  { path: '/en/workshop', scheme: 'light' as const, tag: '@sweep' },
]) {
  test(`and with forced colours every mark is drawn in the system's: ${path}, ${scheme}`, {
    tag,
  }, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page, [...SHOWN_TWICE, ...WITH_FORCED_COLOURS]);
    expect(await foreignMarks(page)).toEqual([]);
  });
}

test('each of the pictures stands there in its own state', async ({ page }) => {
  await page.goto('/en/workshop');
  await hydrated(page);
  const names = await page
    .locator('[data-specimen]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-specimen')));
  expect(new Set(names).size).toBe(names.length);
  const nights = page.locator('[data-specimen^="NightInstrument"]');
  await expect(nights).toHaveCount(6);
  await expect(page.locator('[data-specimen^="ClosingBand"] [data-dawn]')).toHaveCount(12);
  const hours = nights.getByRole('slider');
  for (const [index, elapsed] of ['1', '7', '13', '1', '7', '13'].entries()) {
    await expect(hours.nth(index)).toBeEnabled();
    await expect(hours.nth(index)).toHaveValue(elapsed);
  }
  await expect(nights.locator('[type=radio]:checked')).toHaveCount(6);
  const cut = await nights
    .locator('svg:visible [data-part=past]')
    .evaluateAll((rects) => rects.map((rect) => rect.getAttribute('width')));
  expect(cut.slice(0, 3)).toEqual(cut.slice(3));
  expect(new Set(cut).size).toBe(3);
});

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
