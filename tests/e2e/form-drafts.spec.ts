import type { Locator } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { pathTo } from '#domain/site/routes.ts';
import { newAddress, rows } from './arrivals.ts';
import { answersIn, FORMS, fillContact, SENT_TO } from './form-drivers.ts';
import { expect, holdScript, takenOver, test } from './watched-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(pathTo('faq', 'fr'));
  await page.goBack();
  await expect(page).toHaveURL(pathTo('contact', 'fr'));
  await expect(form.locator('[name=email]')).not.toHaveValue('');
  expect(await answersIn(form)).toEqual(typed);
});

test('what is on its way is neither typed into nor agreed to, and can be again when it failed', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  const { form: words, thanks } = await loadWords('pre-registration', 'fr');
  const email = newAddress('on-its-way');
  const { form, submit, fill, message, busy } = await FORMS.preRegistration(page, 'fr');
  await fill(email);
  const typed = await answersIn(form);
  const arrives = Promise.withResolvers<void>();
  await page.route(
    SENT_TO,
    async (route) => {
      await arrives.promise;
      await route.abort();
    },
    { times: 1 },
  );
  await submit.click();
  await expect(submit).toHaveText(busy);
  const press = async (field: Locator, key: string) => {
    await field.focus();
    await page.keyboard.press(key);
  };
  const letter = form.getByLabel(words.labels.newsletter_consent);
  await press(letter, 'Space');
  await page.goBack();
  const soon = form.getByLabel(words.options.urgency.immediate, { exact: true });
  await press(soon, 'ArrowDown');
  const industry = form.getByLabel(words.labels.industry);
  await press(industry, 'ArrowDown');
  await expect(industry).toBeFocused();
  await press(form.getByLabel(words.labels.current_energy_cost), '1');
  expect(await answersIn(form)).toEqual(typed);
  arrives.resolve();
  await expect(message).toBeFocused();
  await form.getByLabel(words.options.urgency['6_months'], { exact: true }).check();
  await submit.click();
  await letter.check();
  await submit.click();
  await expect(page.getByRole('heading', { name: thanks.hero.title })).toBeVisible();
  expect(
    await rows(baseURL, 'SELECT urgency, newsletter_consent FROM crm_leads WHERE email = $1', [
      email,
    ]),
  ).toEqual([{ urgency: '6_months', newsletter_consent: true }]);
});
