import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { asked, eventsOf, NO_RECORD, recordBeacons } from '../consent/consent.page.ts';
import { mainForm, SENT_TO } from '../forms/forms.page.ts';
import { expect, hydrated, test } from '../testing/watched-page.ts';

test.use({ storageState: NO_RECORD });

/** What this document has sent; how far a page is scrolled depends on what a click scrolls to. */
async function counted(page: Page): Promise<string[]> {
  const events: Record<string, string>[] = await eventsOf(page);
  return events
    .filter(({ name }) => name !== 'scroll_depth')
    .map(({ name, page: on, language }) => `${name} ${on} ${language}`);
}

test('a visit is counted from its agreement to its withdrawal', async ({ page, context }) => {
  const { footer } = await loadWords('shell', 'fr');
  const { meta } = await loadWords('confirmation', 'fr');
  await recordBeacons(context);
  await context.route(SENT_TO, (route) => route.fulfill({ status: 201, json: { id: 'x' } }));
  const { acceptAll, essentialOnly, manage } = await asked(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: footer.pages.faq }).click();
  await expect(page).toHaveURL('/faq');
  expect(await counted(page)).toEqual([]);

  await acceptAll.click();
  const taken = page.waitForResponse('**/api/events');
  await expect.poll(() => counted(page)).toEqual(['visit home fr', 'page_view faq fr']);
  expect((await taken).status()).toBe(204);
  await page.getByRole('banner').locator('a[data-cta]').first().click();
  await expect(page).toHaveURL('/contact');
  const { submit, fillContact } = mainForm(page);
  await fillContact('jo@fret.example');
  await submit.click();
  await expect(page).toHaveTitle(meta.title);
  await expect
    .poll(() => counted(page))
    .toEqual([
      'visit home fr',
      'page_view faq fr',
      'cta_click faq fr',
      'page_view contact fr',
      'form_start contact fr',
      'form_submit contact fr',
      'page_view confirmation fr',
    ]);

  await page.reload();
  await hydrated(page);
  await expect.poll(() => counted(page)).toEqual(['page_view confirmation fr']);
  // Nothing of it stays in the browser but the choice.
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('visit');
  await manage.click();
  await essentialOnly.click();
  await page.getByRole('contentinfo').getByRole('link', { name: footer.pages.faq }).click();
  await expect(page).toHaveURL('/faq');
  expect(await counted(page)).toEqual(['page_view confirmation fr']);
});
