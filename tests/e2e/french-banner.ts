import type { Page } from '@playwright/test';
import { loadConsentWords } from '#content/load-consent-words.ts';
import { bannerOf } from './consent-parts.ts';
import { expect, hydrated } from './watched-page.ts';

export const french = await loadConsentWords('consent', 'fr');

/** A page whose visitor is being asked. */
export async function opened(page: Page, path = '/contact') {
  await page.goto(path);
  await hydrated(page);
  const parts = bannerOf(page, french);
  await expect(parts.banner).toBeVisible();
  return parts;
}
