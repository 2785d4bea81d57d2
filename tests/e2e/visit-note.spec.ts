import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { bannerOf, NO_RECORD, storedRecord } from './consent-parts.ts';
import { french, opened } from './french-banner.ts';
import { loseWords } from './lost-files.ts';
import { expect, hydrated, lastPartArrived, test } from './watched-page.ts';

test.use({ storageState: NO_RECORD });

/** What the tab notes about a visit that is counted. */
const notedVisit = (page: Page) => page.evaluate(() => sessionStorage.getItem('voltige-visit'));

test('P5: what a tab noted under consent is gone with it, also where the tab was elsewhere', async ({
  page,
  context,
}) => {
  const { acceptAll } = await opened(page);
  await acceptAll.click();
  await expect.poll(() => notedVisit(page)).not.toBeNull();
  await page.goto('about:blank');
  const other = await context.newPage();
  await other.goto('/cookies');
  await hydrated(other);
  const { choice } = await loadWords('cookies', 'fr');
  await other.getByRole('main').getByRole('button', { name: choice.change }).click();
  await bannerOf(other, french).essentialOnly.click();
  await expect.poll(async () => (await storedRecord(other))?.analytics).toBe(false);
  await page.goto('/faq');
  await hydrated(page);
  await expect.poll(() => notedVisit(page)).toBeNull();
});

test('an error screen ends no visit: the page that is loaded again goes on with it', async ({
  page,
  faults,
}) => {
  faults.expect(/^error: Failed to load resource: net::ERR_FAILED$/);
  const { acceptAll } = await opened(page);
  await acceptAll.click();
  await expect.poll(() => notedVisit(page)).not.toBeNull();
  const noted = await notedVisit(page);
  await loseWords(page, 'faq');
  const { navigation, error } = await loadWords('shell', 'fr');
  await page
    .getByRole('navigation', { name: navigation.label })
    .getByRole('link', { name: navigation.faq })
    .click();
  await expect(page.getByText(error.explanation)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: error.reload }).click();
  await hydrated(page);
  await lastPartArrived(page);
  expect(await notedVisit(page)).toBe(noted);
});
