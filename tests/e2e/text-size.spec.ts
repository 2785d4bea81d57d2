import { PAGE_IDS, pathTo } from '#domain/site/routes.ts';
import { overflowPx, settled } from './page-geometry.ts';
import { sweep } from './sweep.ts';
import { expect, test } from './watched-page.ts';

/** Header and footer come with every page, and change on their own. */
const TWICE_THE_TEXT = `
  html { font-size: 200%; }
  body header:not(main header), body footer { display: none; }
`;

for (const id of PAGE_IDS) {
  test(`${id} has room for text of twice the size`, sweep(id), async ({ page }) => {
    await page.goto(pathTo(id, 'fr'));
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, TWICE_THE_TEXT);
    await settled(page);
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowPx(page), `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
