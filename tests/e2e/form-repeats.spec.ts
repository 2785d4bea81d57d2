import { loadWords } from '#content/load-words.ts';
import { pathTo } from '#domain/site/routes.ts';
import { newAddress, rows } from './arrivals.ts';
import {
  answersIn,
  FORMS,
  type FormName,
  fillBusiness,
  fillFleet,
  ROWS_OF,
  SENT_TO,
} from './form-drivers.ts';
import { DETAIL } from './sweep.ts';
import { expect, holdScript, hydrated, takenOver, test } from './watched-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const name of Object.keys(FORMS) as FormName[]) {
  test(`R4: pressed twice, or Enter twice, the ${name} form is sent once`, async ({
    page,
    baseURL,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') requests.push(request.url());
    });
    const email = newAddress(`twice.${name}`);
    const { submit, fill } = await FORMS[name](page, 'fr');
    await fill(email);
    await page.route(SENT_TO, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await submit.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await expect.poll(() => rows(baseURL, ROWS_OF[name], [email])).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });
}

test('R3: an answer that got lost, asked for again after a reload, adds nothing', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  const email = newAddress('lost');
  const { form, submit, fill, message } = await FORMS.contact(page, 'fr');
  await fill(email);
  await page.route(
    SENT_TO,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const failed = page.waitForEvent('requestfailed');
  await submit.click();
  const first = await failed;
  await expect(message).toBeFocused();
  expect(await rows(baseURL, ROWS_OF.contact, [email])).toHaveLength(1);

  const typed = await answersIn(form);
  await page.reload();
  await hydrated(page);
  expect(await answersIn(form)).toEqual(typed);
  const sent = page.waitForRequest(SENT_TO);
  await submit.click();
  const again = await sent;
  const key = 'idempotency-key';
  expect(again.headers()[key]).toBe(first.headers()[key]);
  // How long it took to fill in is known once: who comes back and sends at once is no program.
  expect(first.postDataJSON().filled_ms).toBeGreaterThan(0);
  expect(again.postDataJSON()).not.toHaveProperty('filled_ms');
  await expect(page).toHaveURL(pathTo('confirmation', 'fr'));
  expect(await rows(baseURL, ROWS_OF.contact, [email])).toHaveLength(1);
});

test('Back after a message was sent shows an empty form and sends nothing', async ({
  page,
  baseURL,
}) => {
  const email = newAddress('back');
  const { form, submit, fill } = await FORMS.contact(page, 'fr');
  await fill(email);
  await submit.click();
  await expect(page).toHaveURL(pathTo('confirmation', 'fr'));
  await page.goBack();
  await expect(form.locator('input[name=email]')).toHaveValue('');
  await page.reload();
  await hydrated(page);
  await expect(form.locator('input[name=email]')).toHaveValue('');
  expect(await rows(baseURL, ROWS_OF.contact, [email])).toHaveLength(1);
});

test(
  'Back after a pre-registration keeps the thanks, also from another page',
  DETAIL,
  async ({ page, baseURL }) => {
    const { thanks } = await loadWords('pre-registration', 'fr');
    const email = newAddress('back-thanks');
    const { form, submit, fill } = await FORMS.preRegistration(page, 'fr');
    await fill(email);
    await submit.click();
    const title = page.getByRole('heading', { name: thanks.hero.title });
    await expect(title).toBeVisible();
    await page.getByRole('link', { name: thanks.hero.simulate }).click();
    await expect(page).toHaveURL(pathTo('simulator', 'fr'));
    await page.goBack();
    await expect(title).toBeVisible();
    await page.goBack();
    await expect(title).toBeVisible();
    expect(await rows(baseURL, ROWS_OF.preRegistration, [email])).toHaveLength(1);
    await page.getByRole('button', { name: thanks.again }).click();
    await expect(form.locator('input[name=email]')).toHaveValue('');
  },
);

test('A16: each step is an address; Back, Forward and a reload lose nothing', async ({
  page,
  baseURL,
}) => {
  const { form: words } = await loadWords('pre-registration', 'fr');
  const heading = (step: 1 | 2 | 3) =>
    page.getByRole('heading', { name: new RegExp(`^Étape ${step} sur 3.: `) });
  const email = newAddress('steps');
  // Before the earlier steps are answered it leads back to the first.
  await page.goto(`${pathTo('pre-registration', 'fr')}?etape=3`);
  await hydrated(page);
  await expect(page).toHaveURL(pathTo('pre-registration', 'fr'));
  const form = page.locator('main form');
  const submit = form.locator('button[type=submit]');
  await expect(heading(1)).toBeVisible();
  await expect(heading(2)).toBeHidden();
  await fillFleet(form, 'fr', email);
  await submit.press('Enter');
  await expect(heading(2)).toBeFocused();
  await expect(page).toHaveURL(/\?etape=2$/);
  await form.getByLabel(words.labels.industry).selectOption('logistics');
  await form.getByLabel(words.labels.current_energy_cost).fill('4 200');

  await page.reload();
  await hydrated(page);
  await expect(heading(2)).toBeVisible();
  await expect(form.getByLabel(words.labels.industry)).toHaveValue('logistics');
  await expect(form.getByLabel(words.labels.current_energy_cost)).toHaveValue('4 200');
  await page.goBack();
  await expect(heading(1)).toBeVisible();
  await expect(form.getByLabel(words.labels.email)).toHaveValue(email);
  await page.goForward();
  await expect(heading(2)).toBeFocused();
  await fillBusiness(form, 'fr');
  await submit.press('Enter');
  await expect(heading(3)).toBeFocused();
  await page.getByRole('button', { name: words.back }).click();
  await expect(heading(2)).toBeFocused();
  await submit.press('Enter');
  await form.getByLabel(words.labels.email_consent).check();
  await submit.click();
  await expect.poll(() => rows(baseURL, ROWS_OF.preRegistration, [email])).toHaveLength(1);
});

test(
  'a press before the script has come shows what is still asked, and loses nothing',
  DETAIL,
  async ({ page }) => {
    const release = await holdScript(page);
    await page.goto(pathTo('pre-registration', 'fr'));
    const form = page.locator('main form');
    await fillFleet(form, 'fr', newAddress('early'));
    const typed = await answersIn(form);
    await form.locator('button[type=submit]').click();
    await expect(form.locator('[name=industry]')).toBeFocused();
    release();
    await takenOver(page);
    expect(await answersIn(form)).toEqual(typed);
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/etape=2/);
    await fillBusiness(form, 'fr');
  },
);
