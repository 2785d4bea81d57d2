import type { Locator, Route } from '@playwright/test';
import { pathTo } from '#domain/site/routes.ts';
import { newAddress } from '../testing/arrivals.ts';
import { DETAIL } from '../testing/sweep.ts';
import { holdScript, takenOver } from '../testing/watched-page.ts';
import { expect, kept, mainForm, registrationWords, SENT_TO, test } from './forms.page.ts';

const { form: words, thanks } = registrationWords;

test.describe('what was typed', DETAIL, () => {
  test('before the script came is still there after a look at another page', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto(pathTo('contact', 'fr'));
    const { form, answers, fillContact } = mainForm(page);
    await fillContact(newAddress('before-script'));
    const typed = await answers();
    release();
    await takenOver(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(pathTo('faq', 'fr'));
    await page.goBack();
    await expect(page).toHaveURL(pathTo('contact', 'fr'));
    await expect(form.locator('[name=email]')).not.toHaveValue('');
    expect(await answers()).toEqual(typed);
  });

  test('a press before the script has come loses nothing', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto(pathTo('pre-registration', 'fr'));
    const { form, submit, answers, fillFleet, fillBusiness } = mainForm(page);
    await fillFleet(newAddress('early'));
    const typed = await answers();
    await submit.click();
    await expect(form.locator('[name=industry]')).toBeFocused();
    release();
    await takenOver(page);
    expect(await answers()).toEqual(typed);
    await submit.click();
    await expect(page).toHaveURL(/etape=2/);
    await fillBusiness();
  });

  test('is not changed while it is on its way', async ({ page, faults, openForm }) => {
    faults.expect(/Failed to load resource/);
    const email = newAddress('on-its-way');
    const { form, submit, answers, fill, message, busy } = await openForm('preRegistration');
    await fill(email);
    const typed = await answers();
    const arrives = Promise.withResolvers<void>();
    const failLater = (route: Route) => arrives.promise.then(() => route.abort());
    await page.route(SENT_TO, failLater, { times: 1 });
    await submit.click();
    await expect(submit).toHaveText(busy);
    const press = async (field: Locator, key: string) => {
      await field.focus();
      await page.keyboard.press(key);
    };
    const letter = form.getByLabel(words.labels.newsletter_consent);
    await press(letter, 'Space');
    await page.goBack();
    const urgency = (name: string) => form.getByLabel(name, { exact: true });
    await press(urgency(words.options.urgency.immediate), 'ArrowDown');
    const industry = form.getByLabel(words.labels.industry);
    await press(industry, 'ArrowDown');
    await expect(industry).toBeFocused();
    await press(form.getByLabel(words.labels.current_energy_cost), '1');
    expect(await answers()).toEqual(typed);
    arrives.resolve();
    await expect(message).toBeFocused();
    await urgency(words.options.urgency['6_months']).check();
    await submit.click();
    await letter.check();
    await submit.click();
    await expect(page.getByRole('heading', { name: thanks.hero.title })).toBeVisible();
    const [sent] = await kept('preRegistration', email);
    expect(sent).toMatchObject({ urgency: '6_months', newsletter_consent: true });
  });
});
