import type { Locator, Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { CHARGER_MAKERS, VEHICLE_MAKES } from '#domain/site/compatibility.ts';
import { expect, hydrated, test } from './watched-page.ts';

/** High enough for the button and both strips, since a strip out of sight holds still. */
test.use({ viewport: { width: 1280, height: 1200 } });

const SPECIFIED_PX_PER_SECOND = 30;
const TOLERANCE_PX_PER_SECOND = 6;

async function openStrips(page: Page) {
  const words = await loadWords('home', 'fr');
  const { vehicleBrands, chargerMakers, pause, play } = words.compatibility;
  await page.goto('/');
  await hydrated(page);
  const vehicles = page.getByRole('region', { name: vehicleBrands });
  const chargers = page.getByRole('region', { name: chargerMakers });
  await vehicles.evaluate((strip) =>
    strip.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  for (const strip of [vehicles, chargers]) await expect(strip).toBeInViewport({ ratio: 1 });
  return {
    vehicles,
    chargers,
    strips: [vehicles, chargers],
    pauseButton: page.getByRole('button', { name: pause }),
    playButton: page.getByRole('button', { name: play }),
  };
}

/**
 * Pixels to the left per second, over a second of the document's own time: frames may come late on
 * a busy machine, the distance between two of them still gives the speed.
 */
function speed(strip: Locator): Promise<number> {
  return strip
    .locator('li')
    .first()
    .evaluate(
      (name) =>
        new Promise<number>((resolve) => {
          const sample = () => ({
            left: name.getBoundingClientRect().left,
            at: Number(document.timeline.currentTime),
          });
          requestAnimationFrame(() => {
            const start = sample();
            const watch = () => {
              const { left, at } = sample();
              if (at - start.at < 1000) requestAnimationFrame(watch);
              else resolve((start.left - left) / ((at - start.at) / 1000));
            };
            watch();
          });
        }),
    );
}

async function expectMoving(strips: Locator[]): Promise<void> {
  for (const found of await Promise.all(strips.map(speed))) {
    expect(Math.abs(found - SPECIFIED_PX_PER_SECOND)).toBeLessThan(TOLERANCE_PX_PER_SECOND);
  }
}

async function expectStill(strips: Locator[]): Promise<void> {
  for (const found of await Promise.all(strips.map(speed))) expect(found).toBe(0);
}

test('strips move at the specified speed until paused, and go on when played again', async ({
  page,
}) => {
  const { strips, pauseButton, playButton } = await openStrips(page);
  const places = () => Promise.all(strips.map((strip) => strip.boundingBox()));
  await expectMoving(strips);
  const before = await places();
  await pauseButton.click();
  await expect(playButton).toBeVisible();
  await expect(pauseButton).toHaveCount(0);
  expect(await places(), 'pressing the button moves nothing else').toEqual(before);
  await expectStill(strips);
  await playButton.click();
  await expect(pauseButton).toBeVisible();
  await expectMoving(strips);
});

test('the pause button comes before the strips, and each name is read out once', async ({
  page,
}) => {
  const { strips, pauseButton } = await openStrips(page);
  await pauseButton.focus();
  for (const strip of strips) {
    await page.keyboard.press('Tab');
    await expect(strip).toBeFocused();
  }
  const names = await Promise.all(
    strips.map((strip) => strip.getByRole('listitem').allTextContents()),
  );
  expect(names).toEqual([[...VEHICLE_MAKES], [...CHARGER_MAKERS]]);
});

test('a strip pauses under the pointer and while it has the focus, and only that one', async ({
  page,
}) => {
  const { vehicles, chargers } = await openStrips(page);
  await vehicles.hover();
  await expectStill([vehicles]);
  await expectMoving([chargers]);
  await page.mouse.move(0, 0);
  await expectMoving([vehicles]);
  await vehicles.focus();
  await expectStill([vehicles]);
  await vehicles.blur();
  await expectMoving([vehicles, chargers]);
});

test('who asks for less motion while reading gets it, and keeps it', async ({ page }) => {
  const { strips } = await openStrips(page);
  await expectMoving(strips);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const strip of strips) await strip.hover();
  await page.mouse.move(0, 0);
  await expectStill(strips);
});

test.describe('for who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('strips stand still as one wrapped list each, without a button, and nothing is animated', async ({
    page,
  }) => {
    const { strips, pauseButton, playButton } = await openStrips(page);
    await expectStill(strips);
    await expect(pauseButton).toBeHidden();
    await expect(playButton).toBeHidden();
    for (const strip of strips) {
      await expect(strip.locator('ul').filter({ visible: true })).toHaveCount(1);
      const hidden = await strip.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(hidden).toBeLessThanOrEqual(0);
    }
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
