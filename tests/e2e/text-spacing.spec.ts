import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { cutOffTexts, overflowPx, settled } from './page-geometry.ts';
import { sampledIn } from './sweep.ts';
import { expect, test } from './watched-page.ts';

/** WCAG 1.4.12, as a reader's own style sheet would set it. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

for (const language of LANGUAGES) {
  test(
    `a reader's wider text spacing cuts nothing off on home, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      await page.goto(pathTo('home', language));
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets.push(sheet);
      }, SPACING);
      await expect(page.locator('h1')).toHaveCSS('word-spacing', /^\d*[1-9]\d*(\.\d+)?px$/);
      await settled(page);
      for (const width of [1280, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflowPx(page), `at ${width} px`).toBeLessThanOrEqual(0);
        expect(await cutOffTexts(page, { inPictures: false }), `at ${width} px`).toEqual([]);
      }
    },
  );
}
