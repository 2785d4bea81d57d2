import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { newAddress } from '../testing/arrivals.ts';
import { sampledIn } from '../testing/sweep.ts';
import { expect, expectNotice, footerForm, kept, mainForm, test } from './forms.page.ts';

test.use({ javaScriptEnabled: false });

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, sampledIn(language), () => {
    test('R16: every form is sent', async ({ page }) => {
      const email = newAddress('no-script');
      await page.goto(pathTo('contact', language));
      const { form, submit, ...main } = mainForm(page, language);
      await main.fillContact(email);
      await submit.click();
      await expect(page).toHaveURL(pathTo('confirmation', language));
      const sent = { form_type: 'contact', lead_score: '10', language };
      expect(await kept('contact', email)).toMatchObject([sent]);

      const footer = footerForm(page);
      await footer.form.getByRole('textbox').fill(email);
      await footer.submit.click();
      await expect(page).toHaveURL(pathTo('newsletter-sent', language));

      const { form: words } = await loadWords('pre-registration', language);
      await page.goto(pathTo('pre-registration', language));
      await main.fillFleet(email);
      await main.fillBusiness();
      await form.getByLabel(words.labels.email_consent).check();
      await submit.click();
      await expect(page).toHaveURL(pathTo('pre-registration-thanks', language));
      expect(await kept('preRegistration', email)).toMatchObject([{ fleet_size: 100 }]);
    });

    test('R16: a refused form says so with the limits, and Back keeps the fields', async ({
      page,
      faults,
    }) => {
      faults.expect(/Failed to load resource: .* 422 /);
      const { hero } = await loadWords('form-failed', language);
      const { labels, shared } = await loadFormWords('contact-form', language);
      await page.goto(pathTo('contact', language));
      const { form, submit, fillContact } = mainForm(page, language);
      const phone = form.getByLabel(labels.phone);
      await fillContact(newAddress('limits'));
      // The browser itself stops a number that is none.
      await phone.fill('appelez-moi');
      await submit.click();
      await expect(phone).toBeFocused();
      await expect(page).toHaveURL(pathTo('contact', language));
      await expect(phone).toHaveAttribute('title', shared.problems.phone);
      await phone.fill('(+33) 6 12–34 56 78');
      const message = form.getByLabel(labels.messageOptional);
      await message.fill('x'.repeat(5200));
      const answer = page.waitForResponse('**/api/form-submission');
      await submit.click();
      expect((await answer).status()).toBe(422);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
      const limit = language === 'fr' ? '5\u202f000' : '5,000';
      await expect(page.getByRole('main')).toContainText(limit);
      await page.goBack();
      await expect(form.getByLabel(labels.name)).toHaveValue('Camille Moreau');
      await expect(message).toHaveValue(/^x+$/);
    });

    test('P11, A17: every form says who reads it, and what each field is for', async ({ page }) => {
      for (const [id, place] of [
        ['contact', 'main'],
        ['pre-registration', 'main'],
        ['faq', 'footer'],
      ] as const) {
        await page.goto(pathTo(id, language));
        const form = page.locator(`${place} form[method=post]`);
        await expectNotice(form, language);
        await expect(form.locator('[name=email]')).toHaveAttribute('autocomplete', 'email');
        await expect(form.locator('[name=language]')).toHaveValue(language);
      }
      await page.goto(pathTo('pre-registration', language));
      for (const [name, autocomplete] of Object.entries({
        first_name: 'given-name',
        last_name: 'family-name',
        company: 'organization',
        phone: 'tel',
      })) {
        const field = page.locator(`main [name=${name}]`);
        await expect(field).toHaveAttribute('autocomplete', autocomplete);
      }
      await expect(page.locator('main [name=phone]')).toHaveAttribute('inputmode', 'tel');
    });
  });
}

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  // It stands at an address the router does not know.
  test('the page of a refused form runs no script', async ({ page }) => {
    await page.goto(pathTo('form-failed', 'fr'));
    await expect(page.locator('script')).toHaveCount(0);
    await expectAccessible(page);
  });
});
