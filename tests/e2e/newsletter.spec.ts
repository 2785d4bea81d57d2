import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { BRAND } from '#domain/brand.ts';
import { LANGUAGES } from '#domain/language.ts';
import { pathTo } from '#domain/routes.ts';
import { messageRegion, messages } from './messages.ts';
import { expect, hydrated, test } from './watched-page.ts';

const ADDRESS = 'ada@flotte.example';

async function newsletterIn(page: Page, language: 'fr' | 'en') {
  const { newsletter } = await loadWords('shell', language);
  return {
    field: page.getByRole('textbox', { name: newsletter.email }),
    subscribe: page.getByRole('button', { name: newsletter.subscribe }),
    notYet: newsletter.notYet.replace('{email}', BRAND.email.contact),
    notYetTitle: newsletter.notYetTitle,
  };
}

for (const language of LANGUAGES) {
  test(`subscribing says that it is not possible yet and keeps the address, in ${language}`, async ({
    page,
  }) => {
    const { field, subscribe, notYet, notYetTitle } = await newsletterIn(page, language);
    await page.goto(pathTo('faq', language));
    await hydrated(page);
    const note = page.getByRole('contentinfo').getByText(notYet);
    await expect(note).toBeVisible();
    const described = await subscribe.getAttribute('aria-describedby');
    await expect(page.locator(`[id="${described}"]`)).toContainText(notYet);

    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData()}`));
    await field.fill(ADDRESS);
    await subscribe.click();
    await expect(messages(page)).toHaveCount(1);
    await expect(messages(page)).toContainText(notYetTitle);
    await expect(messages(page)).toContainText(notYet);
    await expect(field).toHaveValue(ADDRESS);
    await expect(note).toBeVisible();
    await expect(page).toHaveURL(pathTo('faq', language));
    expect(requests.filter((request) => request.includes('flotte.example'))).toEqual([]);
  });
}

test('an address that is none is refused by the browser, without a message of ours', async ({
  page,
}) => {
  const { field, subscribe } = await newsletterIn(page, 'fr');
  await page.goto('/faq');
  await hydrated(page);
  await field.fill('ada');
  await subscribe.click();
  await expect(field).toBeFocused();
  await expect(messageRegion(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the note stands beside the form, and the address is never put into an address', async ({
    page,
  }) => {
    const { field, subscribe, notYet } = await newsletterIn(page, 'fr');
    await page.goto('/faq');
    await expect(page.getByText(notYet)).toBeVisible();
    await expect(page.locator('footer form [name]')).toHaveCount(0);
    await field.fill(ADDRESS);
    await subscribe.click();
    await expect(page).toHaveURL(/\/contact\??$/);
  });
});
