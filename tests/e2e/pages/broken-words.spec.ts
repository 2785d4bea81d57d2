import { LANGUAGES } from '#domain/site/language.ts';
import { PAGE_IDS, pathTo } from '#domain/site/routes.ts';
import { brokenWords } from '../testing/page-geometry.ts';
import { DETAIL } from '../testing/sweep.ts';
import { expect, test } from '../testing/watched-page.ts';

const WIDTHS_PX = [320, 390, 768, 1024, 1200, 1280, 1440];

for (const id of PAGE_IDS) {
  test(`no word of a heading, tab or button is broken on ${id}`, DETAIL, async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(pathTo(id, language));
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenWords(page), `${language}, ${width} px`).toEqual([]);
      }
    }
  });
}
