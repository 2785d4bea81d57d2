import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { joinPrefix, LANGUAGES, type Language } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectAccessible } from './accessible.ts';
import { newAddress } from './arrivals.ts';
import { messages } from './messages.ts';
import { DETAIL, sampledIn } from './sweep.ts';
import { expect, hydrated, NOT_FOUND_DOCUMENT, test } from './watched-page.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const STATES: Record<string, (page: Page, language: Language) => Promise<void>> = {
  'as it opens': async (page) => page.setViewportSize(WIDE),
  'with the solutions menu open': async (page) => {
    await page.locator('button[aria-controls="menu-solutions"]').click();
    await expect(page.locator('#menu-solutions')).toBeVisible();
  },
  'with the partners menu open': async (page) => {
    await page.locator('button[aria-controls="menu-partners"]').click();
    await expect(page.locator('#menu-partners')).toBeVisible();
  },
  'with a message shown': async (page, language) => {
    await page.keyboard.press('Escape');
    await showMessage(page, language);
  },
  'on a phone with a message shown': async (page) => {
    await page.setViewportSize(PHONE);
    await messages(page).hover();
  },
  'on a phone as it opens': async (page, language) => {
    const { toast } = await loadWords('shell', language);
    await page.getByRole('button', { name: toast.close }).click();
    await page.evaluate(() => scrollTo(0, 0));
  },
  'on a phone with the menu and a group open': async (page) => {
    await page.locator('header button[popovertarget="mobile-menu"]').click();
    await page.locator('#mobile-menu summary').first().click();
    await expect(page.locator('#mobile-menu details').first()).toHaveAttribute('open');
  },
};

/** Pointed at, it stays for as long as looking takes. */
async function showMessage(page: Page, language: Language): Promise<void> {
  const { newsletter } = await loadWords('shell', language);
  await page.getByRole('textbox', { name: newsletter.email }).fill(newAddress('message'));
  await page.getByRole('button', { name: newsletter.subscribe }).click();
  await messages(page).hover();
}

for (const language of LANGUAGES) {
  for (const path of [pathTo('home', language), joinPrefix(language, '/nope')]) {
    test(
      `${path} is accessible in every state, wide and on a phone`,
      path.endsWith('/nope') ? DETAIL : sampledIn(language),
      async ({ page, faults }) => {
        if (path.endsWith('/nope')) faults.expect(NOT_FOUND_DOCUMENT);
        test.slow();
        await page.goto(path);
        await hydrated(page);
        for (const [state, bringAbout] of Object.entries(STATES)) {
          await test.step(state, async () => {
            await bringAbout(page, language);
            await expectAccessible(page);
          });
        }
      },
    );
  }
}
