import type { Locator, Page } from '@playwright/test';
import { loadConsentWords } from '#content/load-consent-words.ts';
import { loadWords } from '#content/load-words.ts';
import { bannerOf, type ConsentWords } from './consent-parts.ts';
import { expect, hydrated } from './watched-page.ts';

export const french = await loadConsentWords('consent', 'fr');
const { footer } = await loadWords('shell', 'fr');

/** The footer's way back to the choice. */
export const manageLink = (page: Page): Locator =>
  page.getByRole('link', { name: footer.manageCookies });

/** A page whose visitor is being asked. */
export async function opened(page: Page, path = '/contact', words: ConsentWords = french) {
  await page.goto(path);
  await hydrated(page);
  const parts = bannerOf(page, words);
  await expect(parts.banner).toBeVisible();
  return parts;
}
