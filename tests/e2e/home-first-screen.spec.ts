import type { Locator, Page } from '@playwright/test';
import { NARROW, WIDE } from '#app/pages/home/night-geometry.ts';
import { NO_RECORD } from './consent-parts.ts';
import { opened } from './french-banner.ts';
import { drawing } from './home-night-parts.ts';
import { expect, hydrated, test } from './watched-page.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The lower edges of the night's parts on the screen. */
async function edges(page: Page) {
  const bottomOf = async (locator: Locator) => {
    await expect(locator.first()).toBeVisible();
    const box = await locator.first().boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  const wide = (await drawing(page).getAttribute('data-layout')) === 'wide';
  const { baseY, box } = wide ? WIDE : NARROW;
  const picture = await drawing(page).boundingBox();
  return {
    cost: await bottomOf(drawing(page).locator('[data-part=planCost]:visible')),
    tab: await bottomOf(drawing(page).locator('[data-part=hand] rect')),
    bars: picture ? picture.y + (picture.height * baseY) / box.height : Number.NaN,
    picture: picture ? picture.y + picture.height : Number.NaN,
    heading: await bottomOf(page.getByRole('heading', { level: 1 })),
    button: await bottomOf(page.locator('main [data-cta]').first()),
    secondButton: await bottomOf(page.locator('main [data-cta]').nth(1)),
    calculation: await bottomOf(page.locator('main a[data-cta][href$="/simulateur"]').first()),
    number: await bottomOf(page.locator('main aside p').first()),
  };
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [size, name, below] of [
  [DESKTOP, 'a desktop', []],
  [PHONE, 'a phone', ['tab', 'picture']],
] as const) {
  test(`the first screen of ${name} holds text, actions, card and bars`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    await hydrated(page);
    for (const [part, bottom] of Object.entries(await edges(page))) {
      if (below.some((name) => name === part)) continue;
      expect(bottom, part).toBeLessThanOrEqual(size.height);
    }
  });
}

test.describe('with the banner open', () => {
  test.use({ storageState: NO_RECORD });

  for (const [size, parts] of [
    [DESKTOP, ['heading', 'secondButton', 'calculation', 'number', 'cost', 'bars']],
    [PHONE, ['heading', 'secondButton', 'calculation', 'number', 'cost']],
  ] as const) {
    test(`at ${size.width} pixels it hides none of ${parts.join(', ')}`, async ({ page }) => {
      await page.setViewportSize(size);
      const { banner } = await opened(page, '/');
      const top = (await banner.boundingBox())?.y ?? Number.NaN;
      const bottoms = await edges(page);
      for (const part of parts) expect(bottoms[part], part).toBeLessThan(top);
    });
  }

  test('on a desktop the whole card stands above it', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    const { banner } = await opened(page, '/');
    const card = await page.locator('main aside').boundingBox();
    const top = (await banner.boundingBox())?.y ?? Number.NaN;
    expect((card?.y ?? Number.NaN) + (card?.height ?? Number.NaN)).toBeLessThan(top);
  });
});
