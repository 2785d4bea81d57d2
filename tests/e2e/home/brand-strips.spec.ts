import type { Locator, Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { CHARGER_MAKERS, VEHICLE_MAKES } from '#domain/site/compatibility.ts';
import { DETAIL } from '../testing/sweep.ts';
import { expect, open, test } from '../testing/watched-page.ts';

/** High enough for the button and both strips, since a strip out of sight holds still. */
test.use({ viewport: { width: 1280, height: 1200 } });

const SPECIFIED_PX_PER_SECOND = 30;
const TOLERANCE_PX_PER_SECOND = 6;

async function openStrips(page: Page) {
  const { compatibility } = await loadWords('home', 'fr');
  await open(page, '/');
  const vehicles = page.getByRole('region', { name: compatibility.vehicleBrands });
  const chargers = page.getByRole('region', { name: compatibility.chargerMakers });
  await vehicles.evaluate((strip) =>
    strip.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const strips = [vehicles, chargers];
  for (const strip of strips) await expect(strip).toBeInViewport({ ratio: 1 });
  return {
    vehicles,
    chargers,
    strips,
    pause: page.getByRole('button', { name: compatibility.pause }),
    play: page.getByRole('button', { name: compatibility.play }),
  };
}

/**
 * Pixels to the left per second, over a second of the document's own time: frames may come late on
 * a busy machine, the distance between two of them still gives the speed.
 */
const speed = (strip: Locator): Promise<number> =>
  strip
    .getByRole('listitem')
    .first()
    .evaluate(async (name) => {
      const sample = () => ({
        left: name.getBoundingClientRect().left,
        at: Number(document.timeline.currentTime),
      });
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await nextFrame();
      const start = sample();
      while (Number(document.timeline.currentTime) - start.at < 1000) await nextFrame();
      const { left, at } = sample();
      return (start.left - left) / ((at - start.at) / 1000);
    });

async function expectMoving(strips: Locator[]): Promise<void> {
  for (const found of await Promise.all(strips.map(speed))) {
    expect(Math.abs(found - SPECIFIED_PX_PER_SECOND)).toBeLessThan(TOLERANCE_PX_PER_SECOND);
  }
}

async function expectStill(strips: Locator[]): Promise<void> {
  for (const found of await Promise.all(strips.map(speed))) expect(found).toBe(0);
}

test.describe('strips of brands', DETAIL, () => {
  test('move at the specified speed until paused, and go on when played', async ({ page }) => {
    const { strips, pause, play } = await openStrips(page);
    const names = strips.map((strip) => strip.getByRole('listitem').allTextContents());
    expect(await Promise.all(names), 'each once').toEqual([
      [...VEHICLE_MAKES],
      [...CHARGER_MAKERS],
    ]);
    const places = () => Promise.all(strips.map((strip) => strip.boundingBox()));
    await expectMoving(strips);
    const before = await places();
    await pause.click();
    await expect(play).toBeVisible();
    await expect(pause).toHaveCount(0);
    expect(await places(), 'pressing the button moves nothing else').toEqual(before);
    await expectStill(strips);
    await play.click();
    await expectMoving(strips);
  });

  test('pause under the pointer, with the focus, and for less motion', async ({ page }) => {
    const { strips, vehicles, chargers } = await openStrips(page);
    await vehicles.hover();
    await expectStill([vehicles]);
    await expectMoving([chargers]);
    await page.mouse.move(0, 0);
    await vehicles.focus();
    await expectStill([vehicles]);
    await vehicles.blur();
    await expectMoving(strips);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const strip of strips) await strip.hover();
    await page.mouse.move(0, 0);
    await expectStill(strips);
  });

  const expectWhole = async (strips: Locator[]): Promise<void> => {
    for (const strip of strips) {
      await expect(strip.locator('ul').filter({ visible: true })).toHaveCount(1);
      const hidden = await strip.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(hidden).toBeLessThanOrEqual(0);
    }
  };

  test('are whole on paper', async ({ page }) => {
    const { strips } = await openStrips(page);
    await page.emulateMedia({ media: 'print' });
    await expectWhole(strips);
  });

  test.describe('for who asked for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('are one wrapped list each, without a button, and nothing moves', async ({ page }) => {
      const { strips, pause, play } = await openStrips(page);
      await expectStill(strips);
      await expect(pause).toBeHidden();
      await expect(play).toBeHidden();
      await expectWhole(strips);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });
});
