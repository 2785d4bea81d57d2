import { expectAccessible, WITH_FORCED_COLOURS } from './accessible.ts';
import { foreignMarks, overflowPx } from './page-geometry.ts';
import { expect, hydrated, test } from './watched-page.ts';

/** One banner asks, another has been reopened: on no page of the site do both stand. */
const SHOWN_TWICE = ['landmark-unique'];

for (const { path, width, scheme, tag } of [
  { path: '/workshop', width: 1440, scheme: undefined, tag: '@sweep' },
  { path: '/workshop', width: 390, scheme: undefined, tag: '@sweep' },
  { path: '/en/workshop', width: 1440, scheme: undefined, tag: '@sweep' },
  { path: '/en/workshop', width: 390, scheme: undefined, tag: [] },
  { path: '/workshop', width: 1440, scheme: 'dark' as const, tag: '@sweep' },
  { path: '/en/workshop', width: 1440, scheme: 'light' as const, tag: '@sweep' },
]) {
  const colours = scheme ? `forced colours, ${scheme}` : 'its own colours';
  test(`every state of every component is accessible: ${path} at ${width} px in ${colours}`, {
    tag,
  }, async ({ page }) => {
    test.slow();
    if (scheme) await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await hydrated(page);
    expect(await page.locator('[data-specimen]').count()).toBeGreaterThan(50);
    await expectAccessible(page, [...SHOWN_TWICE, ...(scheme ? WITH_FORCED_COLOURS : [])]);
    expect(await overflowPx(page)).toBeLessThanOrEqual(0);
    if (scheme) expect(await foreignMarks(page)).toEqual([]);
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
  const hours = nights.getByRole('slider');
  for (const [index, elapsed] of ['1', '7', '13', '1', '7', '13'].entries()) {
    await expect(hours.nth(index)).toBeEnabled();
    await expect(hours.nth(index)).toHaveValue(elapsed);
  }
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
