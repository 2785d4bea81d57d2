import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { FORMS } from './form-drivers.ts';
import { expect, test } from './watched-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('A3: an error goes as its field is corrected, none comes while typing', async ({ page }) => {
  const { labels, missing, shared } = await loadFormWords('contact-form', 'en');
  const { form, submit, message } = await FORMS.contact(page, 'en');
  const email = form.getByLabel(labels.email);
  const links = message.getByRole('link');

  await email.pressSequentially('cam');
  await email.blur();
  await form.getByLabel(labels.phone).pressSequentially('1');
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);

  await submit.press('Enter');
  await expect(message).toBeFocused();
  await expect(email).toHaveAccessibleDescription(shared.problems.email);
  await email.focus();
  await email.press('End');
  await email.pressSequentially('ille@fleet');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.pressSequentially('.example');
  await expect(email).toHaveValue('camille@fleet.example');
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
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
});

test('A3: in the steps of a pre-registration too, for choices as for texts', async ({ page }) => {
  const { form: words } = await loadWords('pre-registration', 'fr');
  const { form, submit, message } = await FORMS.preRegistration(page, 'fr');
  const links = message.getByRole('link');
  const { missing } = words;
  await submit.press('Enter');
  await expect(links).toHaveText([missing.email, missing.fleet_size, missing.vehicle_type]);
  await form.getByLabel(words.options.vehicle_type.vans, { exact: true }).check();
  await expect(links).toHaveText([missing.email, missing.fleet_size]);
  await form.getByLabel(words.labels.email).fill('camille@');
  await expect(links).toHaveText([words.shared.problems.email, missing.fleet_size]);
  await form.getByLabel(words.labels.email).fill('camille@flotte.example');
  await form.getByLabel(words.options.fleet_size['5-9'], { exact: true }).check();
  await expect(message).toHaveCount(0);
});

test('A3: what the footer said of an address goes when the address is changed', async ({
  page,
}) => {
  const { invalid } = await loadFormWords('newsletter', 'fr');
  const { form, submit, message, fill } = await FORMS.newsletter(page, 'fr');
  const field = form.locator('[name=email]');
  await fill('camille@');
  await submit.press('Enter');
  await expect(message).toHaveText(invalid);
  await expect(field).toBeFocused();
  await page.keyboard.type('f');
  await expect(message).toHaveCount(0);
  await expect(field).not.toHaveAttribute('aria-invalid');
});
