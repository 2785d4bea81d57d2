import { pathTo } from '#domain/site/routes.ts';
import { newAddress } from '../testing/arrivals.ts';
import { DETAIL } from '../testing/sweep.ts';
import { hydrated, open } from '../testing/watched-page.ts';
import {
  expect,
  FORM_NAMES,
  kept,
  mainForm,
  registrationWords,
  SENT_TO,
  test,
} from './forms.page.ts';

const { form: words, thanks } = registrationWords;

for (const name of FORM_NAMES) {
  test(`R4: pressed twice, the ${name} form is sent once`, async ({ page, openForm }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') requests.push(request.url());
    });
    const email = newAddress(`twice.${name}`);
    const { submit, fill } = await openForm(name);
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
    await expect.poll(() => kept(name, email)).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });
}

test('R3: a lost answer, asked for again, adds nothing', async ({ page, faults, openForm }) => {
  faults.expect(/Failed to load resource/);
  const email = newAddress('lost');
  const { form, answers, submit, send, message } = await openForm('contact');
  await page.route(
    SENT_TO,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const failed = page.waitForEvent('requestfailed');
  await send(email);
  const first = await failed;
  await expect(message).toBeFocused();
  expect(await kept('contact', email)).toHaveLength(1);

  const typed = await answers();
  await page.reload();
  await hydrated(page);
  expect(await answers()).toEqual(typed);
  const sent = page.waitForRequest(SENT_TO);
  await submit.click();
  const again = await sent;
  const key = 'idempotency-key';
  expect(again.headers()[key]).toBe(first.headers()[key]);
  // How long it took to fill in is known once: who comes back and sends at once is no program.
  expect(first.postDataJSON().filled_ms).toBeGreaterThan(0);
  expect(again.postDataJSON()).not.toHaveProperty('filled_ms');
  await expect(page).toHaveURL(pathTo('confirmation', 'fr'));
  await page.goBack();
  const field = form.locator('input[name=email]');
  await expect(field).toHaveValue('');
  await page.reload();
  await hydrated(page);
  await expect(field).toHaveValue('');
  expect(await kept('contact', email)).toHaveLength(1);
});

test('Back after a pre-registration keeps the thanks', DETAIL, async ({ page, openForm }) => {
  const email = newAddress('back-thanks');
  const { form, send } = await openForm('preRegistration');
  await send(email);
  const title = page.getByRole('heading', { name: thanks.hero.title });
  await expect(title).toBeVisible();
  await page.getByRole('link', { name: thanks.hero.simulate }).click();
  await expect(page).toHaveURL(pathTo('simulator', 'fr'));
  for (let steps = 0; steps < 2; steps++) {
    await page.goBack();
    await expect(title).toBeVisible();
  }
  expect(await kept('preRegistration', email)).toHaveLength(1);
  await page.getByRole('button', { name: thanks.again }).click();
  await expect(form.locator('input[name=email]')).toHaveValue('');
});

test('A16: each step is an address; Back and a reload lose nothing', async ({ page }) => {
  const { labels } = words;
  const heading = (step: 1 | 2 | 3) =>
    page.getByRole('heading', { name: new RegExp(`^Étape ${step} sur 3.: `) });
  const email = newAddress('steps');
  // Before the earlier steps are answered it leads back to the first.
  await open(page, `${pathTo('pre-registration', 'fr')}?etape=3`);
  await expect(page).toHaveURL(pathTo('pre-registration', 'fr'));
  const { form, submit, fillFleet, fillBusiness } = mainForm(page);
  await expect(heading(1)).toBeVisible();
  await expect(heading(2)).toBeHidden();
  await fillFleet(email);
  await submit.press('Enter');
  await expect(heading(2)).toBeFocused();
  await expect(page).toHaveURL(/\?etape=2$/);
  await form.getByLabel(labels.industry).selectOption('logistics');
  await form.getByLabel(labels.current_energy_cost).fill('4 200');

  await page.reload();
  await hydrated(page);
  await expect(heading(2)).toBeVisible();
  await expect(form.getByLabel(labels.industry)).toHaveValue('logistics');
  await expect(form.getByLabel(labels.current_energy_cost)).toHaveValue('4 200');
  await page.goBack();
  await expect(heading(1)).toBeVisible();
  await expect(form.getByLabel(labels.email)).toHaveValue(email);
  await page.goForward();
  await expect(heading(2)).toBeFocused();
  await fillBusiness();
  await submit.press('Enter');
  await expect(heading(3)).toBeFocused();
  await page.getByRole('button', { name: words.back }).click();
  await expect(heading(2)).toBeFocused();
  await submit.press('Enter');
  // P13: no consent is given for the visitor.
  for (const box of await form.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await form.getByLabel(labels.email_consent).check();
  await submit.click();
  await expect.poll(() => kept('preRegistration', email)).toHaveLength(1);
});
