import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { menuOf, messages, mobileMenuOf } from '../layout/layout.page.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { newAddress } from '../testing/arrivals.ts';
import { sampledIn } from '../testing/sweep.ts';
import { expect, open, test } from '../testing/watched-page.ts';

/** One after the other; as a page opens it is looked at in every-route.spec.ts. */
const STATES: Record<string, (page: Page, language: Language) => Promise<void>> = {
  'with the solutions menu open': async (page) => {
    await menuOf(page, 'solutions').button.click();
    await expect(menuOf(page, 'solutions').panel).toBeVisible();
  },
  'with the partners menu open': async (page) => {
    await menuOf(page, 'partners').button.click();
    await expect(menuOf(page, 'partners').panel).toBeVisible();
  },
  'with a message shown': async (page, language) => {
    const { newsletter } = await loadWords('shell', language);
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: newsletter.email }).fill(newAddress('message'));
    await page.getByRole('button', { name: newsletter.subscribe }).click();
    // Pointed at, it stays for as long as looking takes.
    await messages(page).hover();
  },
  'on a phone with a message shown': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await messages(page).hover();
  },
  'on a phone with the menu and a group open': async (page, language) => {
    const { toast } = await loadWords('shell', language);
    await page.getByRole('button', { name: toast.close }).click();
    await page.evaluate(() => scrollTo(0, 0));
    const { menu, ...mobile } = mobileMenuOf(page);
    await mobile.open();
    await menu.locator('summary').first().click();
    await expect(menu.locator('details').first()).toHaveAttribute('open');
  },
};

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, sampledIn(language), () => {
    test('what floats above a page is accessible, wide and on a phone', async ({ page }) => {
      test.slow();
      await open(page, pathTo('home', language));
      for (const [state, bringAbout] of Object.entries(STATES)) {
        await test.step(state, async () => {
          await bringAbout(page, language);
          await expectAccessible(page);
        });
      }
    });
  });
}
