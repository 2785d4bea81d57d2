import { LANGUAGES } from '#domain/site/language.ts';
import { PAGE_IDS, pathTo } from '#domain/site/routes.ts';
import { cutOffTexts, overflowPx, settled } from '../testing/page-geometry.ts';
import { sweep } from '../testing/sweep.ts';
import { expect, test } from '../testing/watched-page.ts';

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const id of PAGE_IDS) {
  test(`${id} fits where the brand states all it can`, sweep(id), async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(pathTo(id, language));
      for (const viewport of VIEWPORTS) {
        await page.setViewportSize(viewport);
        await settled(page);
        const where = `${language}, ${viewport.width} px`;
        expect.soft(await overflowPx(page), where).toBeLessThanOrEqual(0);
        expect.soft(await cutOffTexts(page, { inPictures: true }), where).toEqual([]);
      }
    }
  });
}
