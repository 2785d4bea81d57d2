import { fill } from '#content/fill.ts';
import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectAccessible } from './accessible.ts';
import { newAddress, rows } from './arrivals.ts';
import { FORMS, fillBusiness, fillContact, fillFleet } from './form-drivers.ts';
import { DETAIL } from './sweep.ts';
import { expect, hydrated, test } from './watched-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('A3: every problem of a contact request is named at its field, and its link leads there', async ({
  page,
}) => {
  const { labels, shared } = await loadFormWords('contact-form', 'fr');
  const { form, submit, message } = await FORMS.contact(page, 'fr');
  await fillContact(form, 'fr', 'camille@');
  await form.getByLabel(labels.phone).fill('12');
  await form.getByLabel(labels.company).fill('x'.repeat(161));
  await submit.click();
  await expect(message).toContainText(shared.summary.wrong[2]);
  const problems = [
    ['email', shared.problems.email],
    ['company', fill(shared.problems.longest, { longest: '160', label: labels.company })],
    ['phone', shared.problems.phone],
  ] as const;
  await expect(message.getByRole('link')).toHaveText(problems.map(([, text]) => text));
  for (const [name, text] of problems) {
    const field = form.locator(`[name="${name}"]`);
    await message.getByRole('link', { name: text }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(text);
  }
  await expect(page).toHaveURL(pathTo('contact', 'fr'));
});

test(
  'A3: an error goes as its field is corrected, none comes while typing',
  DETAIL,
  async ({ page }) => {
    const { labels, missing, shared } = await loadFormWords('contact-form', 'en');
    const { form, submit, message } = await FORMS.contact(page, 'en');
    const email = form.getByLabel(labels.email);
    const links = message.getByRole('link');
    await email.pressSequentially('cam');
    await email.blur();
    await form.getByLabel(labels.phone).pressSequentially('1');
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);

    await submit.press('Enter');
    await expect(email).toHaveAccessibleDescription(shared.problems.email);
    await email.focus();
    await email.press('End');
    await email.pressSequentially('ille@fleet');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.pressSequentially('.example');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(email).toBeFocused();
    await expect(links.filter({ hasText: shared.problems.email })).toHaveCount(0);
    await expect(links.filter({ hasText: missing.name })).toHaveCount(1);
    await email.fill('camille@');
    await expect(email).not.toHaveAttribute('aria-invalid');

    await form.getByLabel(labels.name).fill('Camille');
    await form.getByLabel(labels.phone).fill('');
    await form.getByLabel(labels.subject).selectOption('demo');
    await form.getByLabel(labels.messageOptional).fill('Hello');
    await expect(message).toHaveCount(0);
  },
);

test(
  'A3: each step of a pre-registration names what is missing or wrong in it',
  DETAIL,
  async ({ page }) => {
    const { form: words } = await loadWords('pre-registration', 'fr');
    const { form, submit, message } = await FORMS.preRegistration(page, 'fr');
    const links = message.getByRole('link');
    await submit.press('Enter');
    const { missing } = words;
    await expect(links).toHaveText([missing.email, missing.fleet_size, missing.vehicle_type]);
    await expectAccessible(page);
    await links.nth(1).click();
    await expect(form.locator('[name=fleet_size]').first()).toBeFocused();
    await form.getByLabel(words.options.vehicle_type.vans, { exact: true }).check();
    await expect(links).toHaveText([missing.email, missing.fleet_size]);
    await fillFleet(form, 'fr', 'camille@flotte');
    await form.getByLabel(words.labels.phone).fill('appelez-moi');
    await submit.press('Enter');
    await expect(links).toHaveText([words.shared.problems.email, words.shared.problems.phone]);
    await form.getByLabel(words.labels.email).fill('camille@flotte.example');
    await form.getByLabel(words.labels.phone).fill('');
    await submit.press('Enter');
    await expect(page).toHaveURL(/etape=2/);
    // The address changes a moment before the step does.
    await expect(form.getByRole('heading', { name: words.steps[1].name })).toBeFocused();
    await submit.press('Enter');
    await expect(links).toHaveText([missing.industry, missing.urgency]);
    await expectAccessible(page);
    await fillBusiness(form, 'fr');
    await submit.press('Enter');
    await expect(page).toHaveURL(/etape=3/);
    await expect(form.getByRole('heading', { name: words.steps[2].name })).toBeFocused();
    await submit.press('Enter');
    await expect(links).toHaveText([missing.email_consent]);
    await expectAccessible(page);
    await expect(form.getByLabel(words.labels.email_consent)).toHaveAccessibleDescription(
      `${words.hints.email_consent} ${missing.email_consent}`,
    );
  },
);

test('P13, P19: no consent is given for the visitor, leave to ring goes with the number, and the origin comes along', async ({
  page,
  baseURL,
}) => {
  const { form: words } = await loadWords('pre-registration', 'fr');
  const { labels } = words;
  const email = newAddress('consents');
  await page.goto('/pre-inscription?utm_source=salon', {
    referer: 'https://annuaire.example/a?b=c',
  });
  await hydrated(page);
  const form = page.locator('main form');
  const submit = form.locator('button[type=submit]');
  const calls = form.getByLabel(labels.phone_consent);
  await fillFleet(form, 'fr', email);
  await form.getByLabel(labels.phone).fill('01 99 00 18 42');
  await submit.click();
  await expect(page).toHaveURL('/pre-inscription?utm_source=salon&etape=2');
  await fillBusiness(form, 'fr');
  await submit.click();
  await expect(page).toHaveURL(/etape=3/);
  for (const box of await form.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await calls.check();
  await form.getByLabel(labels.newsletter_consent).check();
  await page.goBack();
  await page.goBack();
  await form.getByLabel(labels.phone).fill('');
  await submit.click();
  await expect(page).toHaveURL(/etape=2/);
  await submit.click();
  await expect(calls).toBeHidden();
  await form.getByLabel(labels.email_consent).check();
  await submit.click();
  await expect
    .poll(() => rows(baseURL, 'SELECT * FROM crm_leads WHERE email = $1', [email]))
    .toMatchObject([
      {
        phone: null,
        email_consent: true,
        newsletter_consent: true,
        phone_consent: false,
        utm_source: 'salon',
        utm_medium: 'organic',
        referrer_url: 'https://annuaire.example/a',
      },
    ]);
});

test('P19: where the visitor came from goes with each form, over two client navigations, from memory', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  const email = newAddress('campaign');
  await page.goto('/?utm_source=salon&utm_medium=qr&utm_campaign=paris', {
    referer: 'https://annuaire.example/flottes?q=secret',
  });
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  const field = page.locator('footer input[type=email]');
  await field.fill(email);
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await page.getByRole('banner').getByRole('link', { name: 'Pré-inscription' }).click();
  await expect(page).toHaveURL('/contact');
  const contact = page.locator('main form');
  await fillContact(contact, 'fr', email);
  await page.route('**/api/form-submission', (route) => route.abort(), { times: 1 });
  await contact.locator('button[type=submit]').click();
  await expect(contact.getByRole('alert')).toBeVisible();
  const stored = await page.evaluate(() => Object.values(sessionStorage).join());
  expect(stored).toContain(email);
  expect(stored).not.toMatch(/salon|annuaire/);
  await contact.locator('button[type=submit]').click();
  await expect(page).toHaveURL('/confirmation');

  const origin = {
    utm_source: 'salon',
    utm_medium: 'qr',
    utm_campaign: 'paris',
    referrer_url: 'https://annuaire.example/flottes',
  };
  for (const table of ['newsletter_subscribers', 'form_submissions']) {
    const kept = await rows(baseURL, `SELECT form_data FROM ${table} WHERE email = $1`, [email]);
    expect(kept).toMatchObject([{ form_data: origin }]);
  }
});

test('R23: in a browser that refuses storage, forms work all the same', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  // The router's own script, which restores scrolling, complains and goes on.
  faults.expect(/denied/);
  await context.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const email = newAddress('no-storage');
  const { submit, fill } = await FORMS.contact(page, 'fr');
  await fill(email);
  await submit.click();
  await expect(page).toHaveURL(pathTo('confirmation', 'fr'));
  expect(
    await rows(baseURL, 'SELECT 1 FROM form_submissions WHERE email = $1', [email]),
  ).toHaveLength(1);
});
