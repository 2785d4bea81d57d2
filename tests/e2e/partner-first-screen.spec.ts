import type { Page } from '@playwright/test';
import { loadConsentWords } from '#content/load-consent-words.ts';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { displayText } from '#ui/display-text.ts';
import { bannerOf, NO_RECORD } from './consent-parts.ts';
import { bottomOf } from './page-geometry.ts';
import { expect, hydrated, test } from './watched-page.ts';

const PARTNER_PAGES = ['partners', 'banks', 'manufacturers', 'installers'] as const;

async function bannerTop(page: Page, language: Language): Promise<number> {
  const { banner } = bannerOf(page, await loadConsentWords('consent', language));
  await hydrated(page);
  await expect(banner).toBeVisible();
  return (await banner.boundingBox())?.y ?? Number.NaN;
}

test.describe('before anything was agreed to', () => {
  test.use({ storageState: NO_RECORD });

  for (const id of PARTNER_PAGES) {
    for (const language of LANGUAGES) {
      const tag = id === 'banks' && language === 'fr' ? [] : '@sweep';
      test(`${id} in ${language} opens with the partner's gain, above the cookie banner`, {
        tag,
      }, async ({ page }) => {
        const { hero } = await loadWords(id, language);
        const figure = page.getByText(displayText(hero.gains[0].figure), { exact: true }).first();
        const action = page.getByRole('link', { name: hero.contact }).first();

        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(pathTo(id, language));
        const narrowTop = await bannerTop(page, language);
        await expect(figure).toBeVisible();
        expect(await bottomOf(figure)).toBeLessThan(Math.min(650, narrowTop));
        expect(await bottomOf(action)).toBeLessThan(narrowTop);

        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(pathTo(id, language));
        const wideTop = await bannerTop(page, language);
        const facts = page.locator('dl').filter({ hasText: hero.facts[0].name });
        for (const { text } of hero.facts) await expect(facts).toContainText(text);
        await expect(figure).toBeVisible();
        expect(await bottomOf(figure)).toBeLessThan(wideTop);
        expect(await bottomOf(facts)).toBeLessThan(wideTop);
      });
    }
  }
});

for (const id of [...PARTNER_PAGES, 'faq'] as const) {
  const tag = id === 'installers' ? [] : '@sweep';
  test(`with forced colours ${id} draws the depot in the system's`, { tag }, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      await page.goto(pathTo(id, 'fr'));
      const strokes = await page
        .locator('[data-dawn] svg')
        .first()
        .evaluate((picture) => {
          const text = getComputedStyle(picture.ownerDocument.body).color;
          const ground = picture.querySelector('path');
          return { text, ground: ground && getComputedStyle(ground).stroke };
        });
      expect(strokes.ground, colorScheme).toBe(strokes.text);
    }
  });
}

test('a closing band is 380 px high on a desktop and 520 px or as high as its words on a phone', async ({
  page,
}) => {
  const band = page.locator('section:has(> [data-dawn])');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathTo('banks', 'fr'));
  expect((await band.boundingBox())?.height).toBe(380);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await band.boundingBox())?.height).toBeGreaterThanOrEqual(520);
});
