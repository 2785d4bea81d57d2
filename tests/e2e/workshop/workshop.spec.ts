import { expectAccessible, WITH_FORCED_COLOURS } from '../testing/accessible.ts';
import { foreignMarks, overflowPx } from '../testing/page-geometry.ts';
import { expect, open, test } from '../testing/watched-page.ts';

for (const { path, width, scheme, tag } of [
  { path: '/workshop', width: 1440, scheme: undefined, tag: '@sweep' },
  { path: '/workshop', width: 390, scheme: undefined, tag: '@sweep' },
  { path: '/en/workshop', width: 1440, scheme: undefined, tag: '@sweep' },
  { path: '/en/workshop', width: 390, scheme: undefined, tag: [] },
  { path: '/workshop', width: 1440, scheme: 'dark' as const, tag: '@sweep' },
  { path: '/en/workshop', width: 1440, scheme: 'light' as const, tag: '@sweep' },
]) {
  const colours = scheme ? `forced colours, ${scheme}` : 'its own colours';
  test(`every state is accessible: ${path} at ${width} px in ${colours}`, {
    tag,
  }, async ({ page }) => {
    test.slow();
    if (scheme) await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    expect(await page.locator('[data-specimen]').count()).toBeGreaterThan(15);
    await expectAccessible(page, scheme ? WITH_FORCED_COLOURS : []);
    expect(await overflowPx(page)).toBeLessThanOrEqual(0);
    if (scheme) expect(await foreignMarks(page)).toEqual([]);
  });
}
