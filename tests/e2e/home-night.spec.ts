import type { Page } from '@playwright/test';
import { eurosAndCents } from '#app/simulator/amounts.ts';
import { clock, euroAmount, eurosPer } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { loadWords } from '#content/load-words.ts';
import { nightSoFar, TYPICAL_NIGHT, V2G_NIGHT } from '#domain/illustrations/depot-night.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { drawing, figure, plain, shownText, slider } from './home-night-parts.ts';
import { cutOffTexts } from './page-geometry.ts';
import { sampledIn } from './sweep.ts';
import { expect, hydrated, test } from './watched-page.ts';

const WIDTHS = [2560, 1920, 1440, 1180, 1100, 1024, 900, 768, 640, 390, 320];

const captionOf = async (page: Page) =>
  (await figure(page).locator('figcaption [data-night]:visible').textContent()) ?? '';

for (const language of LANGUAGES) {
  test(
    `the night is one drawing at every width, whole, and says its costs, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(pathTo('home', language));
      await hydrated(page);
      for (const [night, id] of [
        [TYPICAL_NIGHT, 'typical'],
        [V2G_NIGHT, 'v2g'],
      ] as const) {
        await figure(page).locator(`[value=${id}]`).check({ force: true });
        const said = [
          euroAmount(night.onArrivalEuros, language),
          euroAmount(night.planEuros, language),
          eurosPer(night.peak.eurosPerMwh, 'MWh', language),
        ].map(plain);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await expect(drawing(page)).toHaveCount(1);
          const texts = await drawing(page).locator('text:visible').allTextContents();
          const drawn = plain(texts.join(' '));
          const caption = plain(await captionOf(page));
          for (const figures of said) {
            expect(drawn, `${id} at ${width} px`).toContain(figures);
            expect(caption, `${id} at ${width} px`).toContain(figures);
          }
          expect(await cutOffTexts(page, { inPictures: true }), `${id} at ${width} px`).toEqual([]);
        }
      }
    },
  );

  test(
    `the slider moves the night by keys with a ring around its tab, and says what it shows, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(pathTo('home', language));
      await hydrated(page);
      const { night: words } = await loadWords('home', language);
      const hand = figure(page).getByRole('slider', { name: words.hour });
      const says = async (hour: number) => {
        const time = clock(hour, language);
        await expect(hand).toHaveAttribute('aria-valuetext', new RegExp(` ${time}\\s?:`));
        return plain((await hand.getAttribute('aria-valuetext')) ?? '');
      };
      const end = await says(31);
      expect(end).toContain(plain(euroAmount(TYPICAL_NIGHT.onArrivalEuros, language)));
      expect(end).toContain(plain(euroAmount(TYPICAL_NIGHT.planEuros, language)));

      const tab = drawing(page).locator('[data-part=hand] rect');
      await expect(tab).toHaveCSS('stroke', 'none');
      await hand.press('ArrowLeft');
      await expect(tab).toHaveCSS('stroke-width', '3px');
      await expect(tab).not.toHaveCSS('stroke', 'none');
      await says(30.75);
      await hand.press('PageDown');
      await says(29.75);
      await hand.press('PageUp');
      await says(30.75);
      await hand.press('Home');
      const start = await says(18);
      expect(start).toContain(plain(euroAmount(0, language)));
      expect(await shownText(page, 'planCost')).toBe(plain(euroAmount(0, language)));
      expect(await shownText(page, 'happening')).toBe(words.happening.arriving[0]);
      await expect(figure(page)).toHaveAttribute('data-arriving', '');
      await hand.press('End');
      await says(31);
      await expect(figure(page)).toHaveAttribute('data-leaving', '');

      // The other night: sold in its first hour, and paid for it.
      await hand.press('Home');
      for (let quarter = 0; quarter < 4; quarter++) await hand.press('ArrowRight');
      await figure(page).locator('[value=v2g]').check({ force: true });
      expect(await shownText(page, 'planCost')).toContain('−');
    },
  );
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the slider is 44 pixels high and its thumb follows a pointer, ${size.width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page);
    await expect(slider(page)).toBeEnabled();
    await slider(page).scrollIntoViewIfNeeded();
    const box = await slider(page).boundingBox();
    if (box === null) throw new Error('no slider');
    expect(box.height).toBeGreaterThanOrEqual(44);
    const tab = async () => {
      const rect = await drawing(page).locator('[data-part=hand] rect').boundingBox();
      return (rect?.x ?? 0) + (rect?.width ?? 0) / 2;
    };
    await page.mouse.move(await tab(), box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(slider(page)).toHaveValue('6.5');
    expect(Math.abs((await tab()) - (box.x + box.width / 2))).toBeLessThan(3);
    expect(await shownText(page, 'hour')).toContain('0 h 30');
  });
}

test('the night rests at the departure, and its sums move by the hand alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { night: words } = await loadWords('home', 'fr');
  const periods = () => drawing(page).locator('[data-part=period]:visible').allTextContents();
  const shown = async () => ({
    sums: [await shownText(page, 'onArrivalCost'), await shownText(page, 'planCost')],
    periods: (await periods()).map(plain),
  });
  const expected = (costs: { onArrivalEuros: number; planEuros: number }, period: string) => ({
    sums: [costs.onArrivalEuros, costs.planEuros].map((euros) => plain(eurosAndCents(euros, 'fr'))),
    periods: [period, period],
  });
  await page.goto('/');
  await hydrated(page);
  // Whatever moved by itself would begin when the slider can be moved.
  await expect(slider(page)).toBeEnabled();
  expect(await slider(page).inputValue()).toBe('13');
  for (const [night, id] of [
    [TYPICAL_NIGHT, 'typical'],
    [V2G_NIGHT, 'v2g'],
  ] as const) {
    await figure(page).locator(`[value=${id}]`).check({ force: true });
    await slider(page).press('End');
    expect(await shown()).toEqual(expected(night, words.period.whole));
    await slider(page).press('PageDown');
    const until = fill(words.period.until, { hour: clock(6, 'fr') });
    expect(await shown()).toEqual(expected(nightSoFar(night, 12), plain(until)));
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both nights can be read, each as it ended, and no clock is offered', async ({ page }) => {
    await page.goto('/');
    await expect(slider(page)).toBeHidden();
    for (const [night, id] of [
      [TYPICAL_NIGHT, 'typical'],
      [V2G_NIGHT, 'v2g'],
    ] as const) {
      await figure(page).locator(`[value=${id}]`).check({ force: true });
      expect(await shownText(page, 'onArrivalCost')).toBe(
        plain(euroAmount(night.onArrivalEuros, 'fr')),
      );
      expect(await shownText(page, 'planCost')).toBe(plain(euroAmount(night.planEuros, 'fr')));
    }
    expect(await shownText(page, 'hour')).toBe('7 h');
    const caption = plain(await captionOf(page));
    expect(caption).toContain(plain(euroAmount(V2G_NIGHT.smartOnlyEuros, 'fr')));
  });
});
