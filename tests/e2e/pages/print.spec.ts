import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { PAGE_IDS, pathTo } from '#domain/site/routes.ts';
import { cutOffTexts } from '../testing/page-geometry.ts';
import { DETAIL } from '../testing/sweep.ts';
import { expect, test } from '../testing/watched-page.ts';

const A4_WIDTH = { width: 794, height: 1123 };

for (const id of PAGE_IDS) {
  test(`on paper ${id} is dark text that fits, with nothing to press`, DETAIL, async ({ page }) => {
    await page.setViewportSize(A4_WIDTH);
    await page.emulateMedia({ media: 'print' });
    for (const language of LANGUAGES) {
      await test.step(language, async () => {
        await page.goto(pathTo(id, language));
        expect(await paleTexts(page)).toEqual([]);
        expect(await cutOffTexts(page, { inPictures: true })).toEqual([]);
        await expect(page.locator('button:visible')).toHaveCount(0);
        await expect(page.locator('body > header')).toBeHidden();
        // The simulator prints a page of its own, without the title of the one on the screen.
        await expect(page.locator('h1, h2').filter({ visible: true }).first()).toBeVisible();
      });
    }
  });
}

test.describe('with forced colours', DETAIL, () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('what looks like a button keeps an edge', async ({ page }) => {
    const home = await loadWords('home', 'fr');
    const shell = await loadWords('shell', 'fr');
    await page.goto('/');
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const control of [
      page.getByRole('link', { name: home.hero.discover }),
      page.getByRole('link', { name: home.hero.demo }),
      page.getByRole('link', { name: home.closing.register }),
      page.getByRole('button', { name: shell.newsletter.subscribe }),
      page.getByRole('button', { name: home.compatibility.pause }),
    ]) {
      await expect(control).toHaveCSS('border-top-style', /^(solid|dashed)$/);
      await expect(control).toHaveCSS('border-top-width', /^[1-9]/);
      await expect(control).not.toHaveCSS('border-top-color', ground);
    }
  });
});

/** Texts outside pictures and what else prints its ground, with less than 4.5:1 on white. */
function paleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const pale: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { textContent, parentElement } = nodes.currentNode;
      if (!parentElement?.checkVisibility() || parentElement.closest('svg, [data-print="colours"]'))
        continue;
      const { clipPath, color } = getComputedStyle(parentElement);
      if (!textContent?.trim() || clipPath !== 'none') continue;
      const contrast = 1.05 / (luminance(color) + 0.05);
      if (contrast < 4.5) pale.push(textContent);
    }
    return pale;
  });
}
