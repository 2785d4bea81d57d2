import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { pathTo } from '#domain/site/routes.ts';
import { newAddress, rows } from './arrivals.ts';
import { answersIn, FORMS, fillContact, SENT_TO } from './form-drivers.ts';
import { simulated } from './simulation-in-tab.ts';
import { expect, hold, holdScript, hydrated, takenOver, test } from './watched-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function awayAndBack(page: Page): Promise<void> {
  const address = page.url();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(pathTo('faq', 'fr'));
  await page.goBack();
  await expect(page).toHaveURL(address);
}

test('what was typed before the script came is still there after a look at another page', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto(pathTo('contact', 'fr'));
  const form = page.locator('main form');
  await fillContact(form, 'fr', newAddress('before-script'));
  const typed = await answersIn(form);
  release();
  await takenOver(page);
  await awayAndBack(page);
  await expect(form.locator('[name=email]')).not.toHaveValue('');
  expect(await answersIn(form)).toEqual(typed);
});

for (const [how, comesBack] of [
  ['reloads', (page: Page) => page.reload()],
  ['comes back from another page', awayAndBack],
] as const) {
  test(`who ${how} and sends at once is no program`, async ({ page, baseURL }) => {
    const email = newAddress('quick');
    const { submit, fill } = await FORMS.contact(page, 'fr');
    await fill(email);
    await comesBack(page);
    await hydrated(page);
    const sent = page.waitForRequest(SENT_TO);
    await submit.click();
    expect((await sent).postDataJSON()).not.toHaveProperty('filled_ms');
    await expect(page).toHaveURL(pathTo('confirmation', 'fr'));
    expect(
      await rows(baseURL, 'SELECT suspicion FROM form_submissions WHERE email = $1', [email]),
    ).toEqual([{ suspicion: null }]);
  });
}

test('the time it took to fill in a form is sent where it is known', async ({ page }) => {
  const { submit, fill } = await FORMS.contact(page, 'fr');
  await fill(newAddress('slow'));
  const sent = page.waitForRequest(SENT_TO);
  await submit.click();
  expect((await sent).postDataJSON().filled_ms).toBeGreaterThan(0);
});

test('left out, a simulation leaves its answers to the visitor', async ({ page }) => {
  await simulated(page);
  const { form: words } = await loadWords('pre-registration', 'fr');
  const { form } = await FORMS.preRegistration(page, 'fr');
  const size = form.getByLabel(words.options.fleet_size['50-99'], { exact: true });
  await expect(size).toBeChecked();
  await form.getByRole('button', { name: words.shared.simulation.remove, exact: true }).click();
  await expect(form.getByText(words.prefilled)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(form.getByRole('status')).toContainText(words.shared.simulation.removed);
  await expect(size).toBeChecked();
});

test('what is on its way is not typed into, and can be again when it failed', async ({
  page,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  const { form, submit, fill, message, busy } = await FORMS.contact(page, 'fr');
  await fill(newAddress('on-its-way'));
  const typed = await answersIn(form);
  const field = form.locator('[name=email]');
  const arrives = Promise.withResolvers<void>();
  await page.route(
    SENT_TO,
    async (route) => {
      await arrives.promise;
      await route.abort();
    },
    { times: 1 },
  );
  await field.press('Enter');
  await expect(submit).toHaveText(busy);
  await page.keyboard.type('et aussi ceci');
  await expect(field).toBeFocused();
  const subject = form.locator('[name="form_data.subject"]');
  await subject.focus();
  await page.keyboard.press('ArrowDown');
  await expect(subject).toBeFocused();
  await form.locator('[name=message]').focus();
  await page.keyboard.type(' et aussi ceci');
  expect(await answersIn(form)).toEqual(typed);
  arrives.resolve();
  await expect(message).toBeFocused();
  await subject.selectOption('demo');
  await form.locator('[name=message]').fill('Et aussi ceci.');
  expect(await answersIn(form)).toEqual({
    ...typed,
    'form_data.subject': 'demo',
    message: 'Et aussi ceci.',
  });
});

test('nor is an agreement given or a choice changed', async ({ page, baseURL }) => {
  const { form: words, thanks } = await loadWords('pre-registration', 'fr');
  const email = newAddress('agreed-late');
  const { form, submit, fill, busy } = await FORMS.preRegistration(page, 'fr');
  await fill(email);
  const release = await hold(page, SENT_TO);
  await submit.click();
  await expect(submit).toHaveText(busy);
  const letter = form.getByLabel(words.labels.newsletter_consent);
  await letter.focus();
  await page.keyboard.press('Space');
  await expect(letter).not.toBeChecked();
  await page.goBack();
  const soon = form.getByLabel(words.options.urgency.immediate, { exact: true });
  await soon.focus();
  await page.keyboard.press('ArrowDown');
  await expect(soon).toBeChecked();
  release();
  await expect(page.getByRole('heading', { name: thanks.hero.title })).toBeVisible();
  expect(
    await rows(baseURL, 'SELECT urgency, newsletter_consent FROM crm_leads WHERE email = $1', [
      email,
    ]),
  ).toEqual([{ urgency: 'immediate', newsletter_consent: false }]);
});
