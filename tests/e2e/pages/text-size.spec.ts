import type { Page } from '@playwright/test';
import { LANGUAGES } from '#domain/site/language.ts';
import { PAGE_IDS, pathTo } from '#domain/site/routes.ts';
import { asked, NO_RECORD } from '../consent/consent.page.ts';
import { mobileMenuOf } from '../layout/layout.page.ts';
import { cutOffTexts, overflowPx, settled } from '../testing/page-geometry.ts';
import { DETAIL } from '../testing/sweep.ts';
import { expect, test } from '../testing/watched-page.ts';

const TWICE_THE_TEXT = 'html { font-size: 200%; }';

/** WCAG 1.4.12, as a reader's own style sheet would set it. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Header and footer come with every page: they are looked at once, below. */
const MAIN_ALONE = 'body header:not(main header), body footer { display: none; }';

const withRules = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

for (const id of PAGE_IDS) {
  test(`${id} has room for text of twice the size`, DETAIL, async ({ page }) => {
    await page.goto(pathTo(id, 'fr'));
    await withRules(page, TWICE_THE_TEXT + MAIN_ALONE);
    await settled(page);
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowPx(page), `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, DETAIL, () => {
    test('a reader’s wider text spacing cuts nothing off on home', async ({ page }) => {
      await page.goto(pathTo('home', language));
      await withRules(page, SPACING);
      await expect(page.locator('h1')).toHaveCSS('word-spacing', /^\d*[1-9]\d*(\.\d+)?px$/);
      await settled(page);
      for (const width of [1280, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflowPx(page), `at ${width} px`).toBeLessThanOrEqual(0);
        expect(await cutOffTexts(page, { inPictures: false }), `at ${width} px`).toEqual([]);
      }
    });
  });
}

test.describe('around the page, with text of twice the size', DETAIL, () => {
  test.use({ storageState: NO_RECORD, contextOptions: { reducedMotion: 'reduce' } });

  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`half of the window is left beside the banner, ${size.width} wide`, async ({ page }) => {
      await page.setViewportSize(size);
      const { banner, acceptAll, essentialOnly, customize } = await asked(page, '/');
      await withRules(page, TWICE_THE_TEXT);
      for (const button of [acceptAll, essentialOnly, customize]) {
        await expect(button).toBeInViewport({ ratio: 1 });
      }
      expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(size.height / 2);
      await page.evaluate(() => scrollTo(0, 1500));
      await page.evaluate(() => scrollTo(0, 1300));
      await expect(page.getByRole('banner')).not.toBeInViewport();
      expect(await overflowPx(page)).toBeLessThanOrEqual(0);
    });
  }

  test('the phone’s menu has room', async ({ page }) => {
    const { menu, ...mobile } = mobileMenuOf(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await asked(page, '/');
    await withRules(page, TWICE_THE_TEXT);
    await mobile.open();
    expect(await menu.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });
});
