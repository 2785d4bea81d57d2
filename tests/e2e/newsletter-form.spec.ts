import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { newAddress, rows } from './arrivals.ts';
import { FORMS } from './form-drivers.ts';
import { expect, holdScript, hydrated, lastPartArrived, test } from './watched-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('A4: what was typed before the script came, or comes back with Back, can be sent at once', async ({
  page,
}) => {
  const arrives = await holdScript(page);
  await page.goto('/faq');
  const field = page.locator('footer input[type=email]');
  const submit = page.locator('footer form button[type=submit]');
  await field.fill('camille@flotte.example');
  arrives();
  await hydrated(page);
  await expect(submit).not.toHaveAttribute('aria-disabled');
  await page.goto('/mentions-legales');
  await page.goBack();
  await hydrated(page);
  await expect(field).toHaveValue('camille@flotte.example');
  await expect(submit).not.toHaveAttribute('aria-disabled');
  await field.fill('');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
});

test('R2: offline before anything of it was fetched, the footer says so, and when the connection is back', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  const shell = await loadWords('shell', 'fr');
  const email = newAddress('offline-at-once');
  const subscriptionPart = '**/assets/newsletter-subscription-*.js';
  await page.route(subscriptionPart, (route) => route.abort());
  const { form, submit, message, fill } = await FORMS.newsletter(page, 'fr');
  await lastPartArrived(page);
  await fill(email);
  await context.setOffline(true);
  await submit.click();
  await expect(message).toHaveText(shell.offline);
  await expect(message).toBeFocused();
  await expect(form.locator('input[type=email]')).toHaveValue(email);
  await page.unroute(subscriptionPart);
  await context.setOffline(false);
  await expect(message).toHaveText(shell.newsletter.online);
  await submit.click();
  await expect(form.locator('input[type=email]')).toHaveValue('');
  const kept = await rows(baseURL, 'SELECT 1 FROM newsletter_subscribers WHERE email = $1', [
    email,
  ]);
  expect(kept).toHaveLength(1);
});

test('A3: what the footer said follows the language, and goes when the address is changed', async ({
  page,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  const french = await loadFormWords('newsletter', 'fr');
  const english = await loadFormWords('newsletter', 'en');
  const { form, submit, message, fill } = await FORMS.newsletter(page, 'fr');
  const switchTo = (name: string) => page.getByRole('banner').getByRole('link', { name }).click();
  const field = form.locator('input[type=email]');

  await fill('camille@');
  await submit.click();
  await expect(message).toHaveText(french.invalid);
  await switchTo('English');
  await expect(message).toHaveText(english.invalid);
  await expect(field).toHaveValue('camille@');
  await expect(field).toHaveAccessibleDescription(english.invalid);

  await field.focus();
  await page.keyboard.type('f');
  await expect(message).toHaveCount(0);
  await expect(field).not.toHaveAttribute('aria-invalid');

  await page.route('**/api/form-submission', (route) => route.fulfill({ status: 500 }));
  await field.fill('camille@fleet.example');
  await submit.click();
  await expect(message).toContainText(english.failure.text);
  await switchTo('Français');
  await expect(message).toContainText(french.failure.text);
});
