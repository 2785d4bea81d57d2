import type { Page } from '@playwright/test';
import { NARROW, WIDE } from '#app/pages/home/night-geometry.ts';
import { NO_RECORD } from './consent-parts.ts';
import { opened } from './french-banner.ts';
import { drawing } from './home-night-parts.ts';
import { bottomOf } from './page-geometry.ts';
import { expect, test } from './watched-page.ts';

test.use({ storageState: NO_RECORD, contextOptions: { reducedMotion: 'reduce' } });

/** The lower edges of the night's parts on the screen. */
async function edges(page: Page) {
  const wide = (await drawing(page).getAttribute('data-layout')) === 'wide';
  const { baseY, box } = wide ? WIDE : NARROW;
  const picture = await drawing(page).boundingBox();
  return {
    cost: await bottomOf(drawing(page).locator('[data-part=planCost]:visible')),
    tab: await bottomOf(drawing(page).locator('[data-part=hand] rect')),
    bars: picture ? picture.y + (picture.height * baseY) / box.height : Number.NaN,
    picture: await bottomOf(drawing(page)),
    heading: await bottomOf(page.getByRole('heading', { level: 1 })),
    button: await bottomOf(page.locator('main [data-cta]').first()),
    secondButton: await bottomOf(page.locator('main [data-cta]').nth(1)),
    calculation: await bottomOf(page.locator('main a[data-cta][href$="/simulateur"]').first()),
    number: await bottomOf(page.locator('main aside p').first()),
    card: await bottomOf(page.locator('main aside').first()),
  };
}

type Part = keyof Awaited<ReturnType<typeof edges>>;

const ABOVE_BANNER: Part[] = ['heading', 'secondButton', 'calculation', 'number', 'cost'];
const ALL: Part[] = [...ABOVE_BANNER, 'button'];

for (const [name, size, aboveBanner, inScreen] of [
  [
    'a desktop',
    { width: 1440, height: 900 },
    [...ABOVE_BANNER, 'bars', 'card'],
    [...ALL, 'bars', 'tab', 'picture', 'card'],
  ],
  ['a phone', { width: 390, height: 844 }, ABOVE_BANNER, ALL],
] as const) {
  test(`the first screen of ${name} holds text, actions, card and costs, and the banner hides no figure of it`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const { banner, essentialOnly } = await opened(page, '/');
    const top = (await banner.boundingBox())?.y ?? Number.NaN;
    const asked = await edges(page);
    for (const part of aboveBanner) expect(asked[part], part).toBeLessThan(top);
    await essentialOnly.click();
    await expect(banner).toBeHidden();
    const answered = await edges(page);
    for (const part of inScreen) expect(answered[part], part).toBeLessThanOrEqual(size.height);
  });
}
