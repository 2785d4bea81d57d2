import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectAccessible } from './accessible.ts';
import { newAddress, rows } from './arrivals.ts';
import { fillBusiness, fillContact, fillFleet } from './form-drivers.ts';
import { expectNotice } from './form-notices.ts';
import { sampledIn } from './sweep.ts';
import { expect, test } from './watched-page.ts';

test.use({ javaScriptEnabled: false });

for (const language of LANGUAGES) {
  test(
    `R16: contact, newsletter and pre-registration are sent, in ${language}`,
    sampledIn(language),
    async ({ page, baseURL }) => {
      const email = newAddress('no-script');
      await page.goto(pathTo('contact', language));
      const form = page.locator('main form');
      const submit = form.locator('button[type=submit]');
      await fillContact(form, language, email);
      await submit.click();
      await expect(page).toHaveURL(pathTo('confirmation', language));
      expect(
        await rows(
          baseURL,
          'SELECT form_type, lead_score, message, language FROM form_submissions WHERE email = $1',
          [email],
        ),
      ).toEqual([
        {
          form_type: 'contact',
          lead_score: '10',
          message: 'Sujet: Information sur les tarifs\n\nCombien pour 60 utilitaires ?',
          language,
        },
      ]);

      await page.locator('footer input[type=email]').fill(email);
      await page.locator('footer form button').click();
      await expect(page).toHaveURL(pathTo('newsletter-sent', language));

      const { form: words } = await loadWords('pre-registration', language);
      await page.goto(pathTo('pre-registration', language));
      await fillFleet(form, language, email);
      await fillBusiness(form, language);
      await form.getByLabel(words.labels.email_consent).check();
      await submit.click();
      await expect(page).toHaveURL(pathTo('pre-registration-thanks', language));
      expect(
        await rows(baseURL, 'SELECT fleet_size FROM crm_leads WHERE email = $1', [email]),
      ).toEqual([{ fleet_size: 100 }]);
    },
  );

  test(
    `R16: the browser stops a number that is none; a refused form says so with its status and the limits, and Back keeps the fields, in ${language}`,
    sampledIn(language),
    async ({ page, faults }) => {
      faults.expect(/Failed to load resource: .* 422 /);
      const { hero } = await loadWords('form-failed', language);
      const { labels, shared } = await loadFormWords('contact-form', language);
      await page.goto(pathTo('contact', language));
      const form = page.locator('main form');
      const phone = form.getByLabel(labels.phone);
      await fillContact(form, language, newAddress('limits'));
      await phone.fill('appelez-moi');
      await form.locator('button[type=submit]').click();
      await expect(phone).toBeFocused();
      await expect(page).toHaveURL(pathTo('contact', language));
      await expect(phone).toHaveAttribute('title', shared.problems.phone);
      await phone.fill('(+33) 6 12–34 56 78');
      await form.getByLabel(labels.messageOptional).fill('x'.repeat(5200));
      const [answer] = await Promise.all([
        page.waitForResponse('**/api/form-submission'),
        form.locator('button[type=submit]').click(),
      ]);
      expect(answer.status()).toBe(422);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
      await expect(page.getByRole('main')).toContainText(
        language === 'fr' ? '5\u202f000' : '5,000',
      );
      await page.goBack();
      await expect(form.getByLabel(labels.name)).toHaveValue('Camille Moreau');
      await expect(form.getByLabel(labels.messageOptional)).toHaveValue(/^x+$/);
    },
  );

  test(
    `P11, A17: every form says who reads it, and what each field is for, in ${language}`,
    sampledIn(language),
    async ({ page }) => {
      for (const [id, place, use] of [
        ['contact', 'main', 'request'],
        ['pre-registration', 'main', 'request'],
        ['faq', 'footer', 'newsletter'],
      ] as const) {
        await page.goto(pathTo(id, language));
        const form = page.locator(`${place} form[method=post]`);
        await expectNotice(form, language, use);
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
        await expect(page.locator(`main [name=${name}]`)).toHaveAttribute(
          'autocomplete',
          autocomplete,
        );
      }
      await expect(page.locator('main [name=phone]')).toHaveAttribute('inputmode', 'tel');
    },
  );
}

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  test('the page of a refused form runs no script: it stands at an address the router does not know', async ({
    page,
  }) => {
    await page.goto(pathTo('form-failed', 'fr'));
    await expect(page.locator('script')).toHaveCount(0);
    await expectAccessible(page);
  });
});
