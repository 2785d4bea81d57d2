import { clock, euroAmount, eurosPer } from '#content/figures.ts';
import { loadWords } from '#content/load-words.ts';
import { TYPICAL_NIGHT, V2G_NIGHT } from '#domain/illustrations/depot-night.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { cutOffTexts } from '../testing/page-geometry.ts';
import { DETAIL } from '../testing/sweep.ts';
import { expect, open, test } from '../testing/watched-page.ts';
import { nightOf, plain } from './home.page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [2560, 1920, 1440, 1180, 1100, 1024, 900, 768, 640, 390, 320];
const NIGHTS = [
  ['typical', TYPICAL_NIGHT],
  ['v2g', V2G_NIGHT],
] as const;

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, DETAIL, () => {
    test('the night is one drawing at every width, whole, and says its costs', async ({ page }) => {
      const { drawing, choose, caption } = nightOf(page);
      await open(page, pathTo('home', language));
      for (const [id, night] of NIGHTS) {
        await choose(id);
        const said = [
          euroAmount(night.onArrivalEuros, language),
          euroAmount(night.planEuros, language),
          eurosPer(night.peak.eurosPerMwh, 'MWh', language),
        ].map(plain);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await expect(drawing).toHaveCount(1);
          const texts = await drawing.locator('text:visible').allTextContents();
          for (const figures of said) {
            expect(plain(texts.join(' ')), `${id} at ${width} px`).toContain(figures);
            expect(await caption(), `${id} at ${width} px`).toContain(figures);
          }
          expect(await cutOffTexts(page, { inPictures: true }), `${id} at ${width} px`).toEqual([]);
        }
      }
    });

    test('keys move its slider, with a ring, and it says the hour', async ({ page }) => {
      const { figure, tab, shown } = nightOf(page);
      const { night: words } = await loadWords('home', language);
      await open(page, pathTo('home', language));
      const hand = figure.getByRole('slider', { name: words.hour });
      const says = (hour: number) =>
        expect(hand).toHaveAttribute(
          'aria-valuetext',
          new RegExp(` ${clock(hour, language)}\\s?:`),
        );
      // It rests at the departure: whatever moved by itself would begin when the slider can be moved.
      await says(31);
      await expect(tab).toHaveCSS('stroke', 'none');
      for (const [key, hour] of [
        ['ArrowLeft', 30.75],
        ['PageDown', 29.75],
        ['PageUp', 30.75],
        ['Home', 18],
      ] as const) {
        await hand.press(key);
        await says(hour);
      }
      await expect(tab).toHaveCSS('stroke-width', '3px');
      await expect(tab).not.toHaveCSS('stroke', 'none');
      expect(await shown('planCost')).toBe(plain(euroAmount(0, language)));
      expect(await shown('happening')).toBe(words.happening.arriving[0]);
      await expect(figure).toHaveAttribute('data-arriving', '');
      await hand.press('End');
      await says(31);
      await expect(figure).toHaveAttribute('data-leaving', '');
    });
  });
}

test.describe('with a pointer or without scripts', DETAIL, () => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`its slider is 44 px high and follows a pointer, ${size.width} px`, async ({ page }) => {
      const { slider, tab, shown } = nightOf(page);
      await page.setViewportSize(size);
      await open(page, '/');
      await expect(slider).toBeEnabled();
      await slider.scrollIntoViewIfNeeded();
      const box = await slider.boundingBox();
      if (box === null) throw new Error('no slider');
      expect(box.height).toBeGreaterThanOrEqual(44);
      const tabX = async () => {
        const rect = await tab.boundingBox();
        return (rect?.x ?? 0) + (rect?.width ?? 0) / 2;
      };
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await page.mouse.move(await tabX(), middle.y);
      await page.mouse.down();
      await page.mouse.move(middle.x, middle.y, { steps: 5 });
      await page.mouse.up();
      await expect(slider).toHaveValue('6.5');
      expect(Math.abs((await tabX()) - middle.x)).toBeLessThan(3);
      expect(await shown('hour')).toContain('0 h 30');
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('both nights can be read as they ended, and no clock is offered', async ({ page }) => {
      const { slider, choose, shown, caption } = nightOf(page);
      await page.goto('/');
      await expect(slider).toBeHidden();
      for (const [id, night] of NIGHTS) {
        await choose(id);
        expect(await shown('onArrivalCost')).toBe(plain(euroAmount(night.onArrivalEuros, 'fr')));
        expect(await shown('planCost')).toBe(plain(euroAmount(night.planEuros, 'fr')));
      }
      expect(await shown('hour')).toBe('7 h');
      expect(await caption()).toContain(plain(euroAmount(V2G_NIGHT.smartOnlyEuros, 'fr')));
    });
  });
});
