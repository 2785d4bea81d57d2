import type { Page, Request } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { pathTo } from '#domain/site/routes.ts';
import { newAddress, rows } from './arrivals.ts';
import { answersIn, FORMS, fillContact, ROWS_OF, SENT_TO } from './form-drivers.ts';
import { simulated } from './simulation-in-tab.ts';
import { DETAIL } from './sweep.ts';
import { expect, hold, hydrated, test } from './watched-page.ts';

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

test(
  'R3: also when the reload forgot where the visitor came from',
  DETAIL,
  async ({ page, baseURL, faults }) => {
    faults.expect(/Failed to load resource/);
    const email = newAddress('lost-origin');
    await page.goto('/?utm_source=salon');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Pré-inscription' }).click();
    await expect(page).toHaveURL('/contact');
    const form = page.locator('main form');
    const submit = form.locator('button[type=submit]');
    await fillContact(form, 'fr', email);
    await losesAnswer(page, () => submit.click());
    await expect(form.getByRole('alert')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await submit.click();
    await expect(page).toHaveURL('/confirmation');
    const kept = await rows(baseURL, 'SELECT form_data FROM form_submissions WHERE email = $1', [
      email,
    ]);
    expect(kept).toMatchObject([{ form_data: { utm_source: 'salon' } }]);
  },
);

test(
  'R3: also when the simulation that goes along was kept late',
  DETAIL,
  async ({ page, baseURL, faults }) => {
    faults.expect(/Failed to load resource/);
    await simulated(page);
    const email = newAddress('lost-simulation');
    const { submit, fill, message } = await FORMS.contact(page, 'fr');
    await fill(email);
    const release = await hold(page, '**/api/simulations');
    const first = await losesAnswer(page, () => submit.click());
    await expect(message).toBeFocused();
    expect(first.postDataJSON().form_data).not.toHaveProperty('simulator_result_id');
    const kept = page.waitForResponse('**/api/simulations');
    release();
    await kept;
    const again = await sentBy(page, () => submit.click());
    expect(again.postDataJSON().form_data).toHaveProperty('simulator_result_id');
    await expect(page).toHaveURL(pathTo('confirmation', 'fr'));
    expect(await rows(baseURL, ROWS_OF.contact, [email])).toHaveLength(1);
  },
);

for (const name of ['contact', 'preRegistration'] as const) {
  test(`R3: also when the language was changed in between, in the ${name} form`, async ({
    page,
    baseURL,
    faults,
  }) => {
    faults.expect(/Failed to load resource/);
    const { thanks } = await loadWords('pre-registration', 'en');
    const email = newAddress(`lost-language.${name}`);
    const { submit, fill, message } = await FORMS[name](page, 'fr');
    await fill(email);
    await losesAnswer(page, () => submit.click());
    await expect(message).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'EN English', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await submit.click();
    if (name === 'contact') await expect(page).toHaveURL(pathTo('confirmation', 'en'));
    else await expect(page.getByRole('heading', { name: thanks.hero.title })).toBeVisible();
    expect(await rows(baseURL, ROWS_OF[name], [email])).toHaveLength(1);
  });
}

test(
  'what was changed after a lost answer is another sending',
  DETAIL,
  async ({ page, baseURL, faults }) => {
    faults.expect(/Failed to load resource/);
    const email = newAddress('lost-changed');
    const { form, submit, fill, message } = await FORMS.contact(page, 'fr');
    await fill(email);
    const first = await losesAnswer(page, () => submit.click());
    await expect(message).toBeFocused();
    await form.locator('[name=message]').fill('Plutôt pour 80.');
    const again = await sentBy(page, () => submit.click());
    expect(keyOf(again)).not.toBe(keyOf(first));
    await expect(page).toHaveURL(pathTo('confirmation', 'fr'));
    expect(await rows(baseURL, ROWS_OF.contact, [email])).toHaveLength(2);
  },
);

test('a tab and its copy, both sent, are one sending', async ({ page, baseURL }) => {
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
