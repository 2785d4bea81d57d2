import { pathTo } from '#domain/site/routes.ts';
import { layoutShift } from './page-geometry.ts';
import { expect, holdScript, takenOver, test } from './watched-page.ts';

const MOST = 0.02;

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  for (const id of ['contact', 'pre-registration'] as const) {
    for (const from of ['the top', 'where the first step ends']) {
      test(`the script takes over ${id} without moving it, seen from ${from}, ${viewport.width} wide`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        const release = await holdScript(page);
        await page.goto(pathTo(id, 'fr'));
        await page.evaluate(() => document.fonts.ready);
        if (from !== 'the top') {
          await page
            .locator('main form :is([name=daily_distance], [name=message])')
            .evaluate((field) => field.scrollIntoView({ block: 'start', behavior: 'instant' }));
        }
        release();
        await takenOver(page);
        expect(await layoutShift(page)).toBeLessThanOrEqual(MOST);
      });
    }
  }
}

test('a script that never comes leaves all steps of a pre-registration', async ({
  page,
  faults,
}) => {
  faults.expect(/Failed to load resource|uncaught/);
  await page.route('**/assets/boot-*.js', (route) => route.abort());
  await page.goto(pathTo('pre-registration', 'fr'));
  const steps = page.locator('main form fieldset');
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(1)).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(steps.nth(1)).toBeVisible();
  await expect(steps.nth(2)).toBeVisible();
});
