import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { nightOf } from '../home/home.page.ts';
import { DETAIL } from '../testing/sweep.ts';
import { expect, test } from '../testing/watched-page.ts';

const PAGES = ['fleets', 'how-it-works', 'energy'] as const;

/** Labels under 12 px and pairs of labels that touch, in the drawings that are displayed. */
const labelFaults = (page: Page): Promise<string[]> =>
  page.locator('main figure svg:visible').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const scale =
        drawing.getBoundingClientRect().width / (drawing as SVGSVGElement).viewBox.baseVal.width;
      const texts = [...drawing.querySelectorAll('text')].map((text) => ({
        name: text.textContent ?? '',
        size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
        box: text.getBoundingClientRect(),
      }));
      const small = texts.filter(({ size }) => size < 11.95);
      const touching = texts.flatMap((one, index) =>
        texts
          .slice(index + 1)
          .filter(
            ({ box }) =>
              box.left < one.box.right &&
              one.box.left < box.right &&
              // Line boxes are higher than letters.
              Math.abs(box.top - one.box.top) < one.box.height * 0.6,
          )
          .map(({ name }) => `${one.name} touches ${name}`),
      );
      return [...small.map(({ name, size }) => `${name}: ${size} px`), ...touching].slice(0, 5);
    }),
  );

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, DETAIL, () => {
    test('every label is legible and apart from the others at any width', async ({ page }) => {
      for (const id of PAGES) {
        await page.goto(pathTo(id, language));
        for (const width of [1680, 1440, 1280, 1180, 1024, 820, 768, 600, 390, 360, 320]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await labelFaults(page), `${id}, ${width} px`).toEqual([]);
        }
      }
    });
  });
}

/** Marks all of whose colours are the ground's, but for those that stand on another mark. */
const unseenMarks = (pictures: Locator): Promise<string[]> =>
  pictures.evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.setProperty('color', 'Canvas');
      const ground = getComputedStyle(probe).color;
      probe.remove();
      const marks = [...drawing.querySelectorAll('path, rect, text, use')];
      if (marks.length < 20) return ['too few marks'];
      return marks
        .filter((mark) => mark.getBoundingClientRect().width > 0)
        .filter((mark) => !mark.matches('[data-tone=ground], [class^=tabText]'))
        .filter((mark) => {
          const { fill, stroke } = getComputedStyle(mark);
          return [fill, stroke].every((colour) => colour === 'none' || colour === ground);
        })
        .map((mark) => mark.outerHTML.slice(0, 80));
    }),
  );

for (const colorScheme of ['light', 'dark'] as const) {
  const title = `with forced colours, ${colorScheme}, every mark stands out from the ground`;
  test(title, DETAIL, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const id of PAGES) {
      await page.goto(pathTo(id, 'fr'));
      expect(await unseenMarks(page.locator('main figure svg:visible')), id).toEqual([]);
    }
    await page.goto('/');
    const { choose, drawing } = nightOf(page);
    // Home's other night has a mark more: what is given back.
    await choose('v2g');
    expect(await unseenMarks(drawing), 'home').toEqual([]);
  });
}

test('a closing band is 380 px high, or 520 px and more on a phone', DETAIL, async ({ page }) => {
  const band = page.locator('section:has(> [data-dawn])');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathTo('partners', 'fr'));
  expect((await band.boundingBox())?.height).toBe(380);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await band.boundingBox())?.height).toBeGreaterThanOrEqual(520);
});
