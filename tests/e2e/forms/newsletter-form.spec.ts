import { loadFormWords } from '#content/load-form-words.ts';
import { holdScript, hydrated } from '../testing/watched-page.ts';
import { expect, footerForm, test } from './forms.page.ts';

test('A4: what was typed before the script came can be sent at once', async ({ page }) => {
  const arrives = await holdScript(page);
  await page.goto('/faq');
  const { form, submit } = footerForm(page);
  const field = form.getByRole('textbox');
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

test('A3: what it said follows the language, and goes', async ({ page, faults, openForm }) => {
  faults.expect(/Failed to load resource/);
  const french = await loadFormWords('newsletter', 'fr');
  const english = await loadFormWords('newsletter', 'en');
  const { form, message, send, submit } = await openForm('newsletter');
  const switchTo = (name: string) => page.getByRole('banner').getByRole('link', { name }).click();
  const field = form.getByRole('textbox');

  await send('camille@');
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
