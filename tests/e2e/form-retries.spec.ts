import type { Page, Request } from '@playwright/test';
import { pathTo } from '#domain/site/routes.ts';
import { newAddress, rows } from './arrivals.ts';
import { answersIn, FORMS, ROWS_OF, SENT_TO } from './form-drivers.ts';
import { expect, hydrated, test } from './watched-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const keyOf = (request: Request) => request.headers()['idempotency-key'];

/** What is sent arrives, and its answer does not; the request as it was sent. */
async function losesAnswer(page: Page, send: () => Promise<void>): Promise<Request> {
  await page.route(
    SENT_TO,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const failed = page.waitForEvent('requestfailed');
  await send();
  return failed;
}

const sentBy = async (page: Page, send: () => Promise<void>): Promise<Request> => {
  const sent = page.waitForRequest(SENT_TO);
  await send();
  return sent;
};

test('R3: an answer that got lost, asked for again after a reload, adds nothing', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  const email = newAddress('lost');
  const { form, submit, fill, message } = await FORMS.contact(page, 'fr');
  await fill(email);
  const first = await losesAnswer(page, () => submit.click());
  await expect(message).toBeFocused();
  expect(await rows(baseURL, ROWS_OF.contact, [email])).toHaveLength(1);

  const typed = await answersIn(form);
  await page.reload();
  await hydrated(page);
  expect(await answersIn(form)).toEqual(typed);
  const again = await sentBy(page, () => submit.click());
  expect(keyOf(again)).toBe(keyOf(first));
  await expect(page).toHaveURL(pathTo('confirmation', 'fr'));
  expect(await rows(baseURL, ROWS_OF.contact, [email])).toHaveLength(1);
});

test('a form sent from a tab and from its duplicate counts once', async ({ page, baseURL }) => {
  const email = newAddress('copied');
  const { form, submit, fill } = await FORMS.contact(page, 'fr');
  await fill(email);
  const typed = await answersIn(form);
  const opened = page.waitForEvent('popup');
  // Opened from here, it gets a copy of this tab's storage, as a duplicated tab does.
  await page.evaluate(() => void window.open(location.href));
  const copy = await opened;
  await hydrated(copy);
  const copied = copy.locator('main form');
  expect(await answersIn(copied)).toEqual(typed);
  await submit.click();
  await expect(page).toHaveURL(pathTo('confirmation', 'fr'));
  await copied.locator('button[type=submit]').click();
  await expect(copy).toHaveURL(pathTo('confirmation', 'fr'));
  expect(await rows(baseURL, ROWS_OF.contact, [email])).toHaveLength(1);
});
