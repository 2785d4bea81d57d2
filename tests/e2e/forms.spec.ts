import type { Page } from '@playwright/test';
import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectAccessible } from './accessible.ts';
import { mailsTo, newAddress, rows } from './arrivals.ts';
import {
  answersIn,
  FORMS,
  type FormName,
  LIMITED,
  type OpenForm,
  SENT_TO,
} from './form-drivers.ts';
import { messages } from './messages.ts';
import { sampledIn } from './sweep.ts';
import { expect, test } from './watched-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const NAMES = Object.keys(FORMS) as FormName[];

/** CI sees each form in one language, and both languages. */
const SAMPLED: Record<FormName, Language> = {
  preRegistration: 'fr',
  contact: 'fr',
  dialog: 'en',
  newsletter: 'en',
};

for (const language of LANGUAGES) {
  for (const name of NAMES) {
    test(
      `R2, A3, A4: the ${name} form names what is missing, survives every failure and is then sent, in ${language}`,
      sampledIn(language, SAMPLED[name]),
      async ({ page, context, baseURL, faults }) => {
        test.slow();
        faults.expect(/Failed to load resource/);
        await page.clock.install();
        const opened = await FORMS[name](page, language);
        const { form, submit, message } = opened;
        const words = await loadFormWords('forms', language);
        const email = newAddress(name);

        await test.step('nothing typed', async () => {
          await expect(submit).toHaveAttribute('aria-disabled', 'true');
          await expect(submit).not.toHaveAttribute('disabled');
          await submit.press('Enter');
          await expect(message).toBeVisible();
          await expectFocusOnProblem(opened, name);
          await expectAccessible(page);
        });

        await opened.fill(email);
        await expect(submit).not.toHaveAttribute('aria-disabled');
        const typed = await answersIn(form);

        // The toast is checked first: it closes by itself while axe is running.
        const fails = async (state: string, reason: string, toast?: string) =>
          test.step(state, async () => {
            await submit.press('Enter');
            await expect(message).toContainText(reason);
            await expect(message).toBeFocused();
            if (toast !== undefined) await expect(messages(page)).toContainText(toast);
            expect(await answersIn(form)).toEqual(typed);
            await expect(submit).toBeEnabled();
            await expectAccessible(page);
          });

        await page.route(SENT_TO, (route) =>
          route.fulfill({
            status: 500,
            contentType: 'application/problem+json',
            body: JSON.stringify({ status: 500, reference: 'req-4711' }),
          }),
        );
        await fails('the server fails', opened.failure.text, opened.failure.title);
        await expect(message).toContainText(wordsBefore(words.failure.refused));
        await page.unroute(SENT_TO);

        await page.route(SENT_TO, () => {});
        await test.step('the server hangs', async () => {
          const asked = page.waitForRequest(SENT_TO);
          await submit.press('Enter');
          await asked;
          await expect(submit).toBeDisabled();
          await expect(submit).toHaveText(opened.busy);
          await expectAccessible(page);
          await page.clock.fastForward(10_000);
          await expect(message).toContainText(wordsBefore(words.failure.noAnswer));
          await expect(message).toBeFocused();
          expect(await answersIn(form)).toEqual(typed);
        });
        await page.unroute(SENT_TO);

        await context.setOffline(true);
        await fails('offline', wordsBefore(words.failure.offline));
        await context.setOffline(false);
        await expect(message).toContainText(words.failure.online);

        await page.route(SENT_TO, (route) => route.fulfill(LIMITED));
        const tooMany = wordsBefore(words.failure.tooMany);
        await fails('too many', tooMany, tooMany);
        await page.unroute(SENT_TO);

        await test.step('sent', async () => {
          await submit.press('Enter');
          await ARRIVALS[name](page, language, email, baseURL);
          await expectAccessible(page);
        });
      },
    );
  }
}

/** Up to the first figure that the moment puts in. */
const wordsBefore = (text: string): string => text.split('{')[0] ?? text;

async function expectFocusOnProblem({ form, message }: OpenForm, name: FormName): Promise<void> {
  if (name !== 'newsletter') return expect(message).toBeFocused();
  const field = form.locator('input[type=email]');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription((await message.textContent()) ?? '');
}

type Arrival = (
  page: Page,
  language: Language,
  email: string,
  baseURL: string | undefined,
) => Promise<void>;

const ARRIVALS: Record<FormName, Arrival> = {
  newsletter: async (page, language, email, baseURL) => {
    const { thanks } = await loadFormWords('newsletter', language);
    await expect(messages(page)).toContainText(thanks.title);
    await expect(messages(page)).toContainText(thanks.text);
    await expect(page.locator('footer form input[type=email]')).toHaveValue('');
    const kept = await rows(
      baseURL,
      'SELECT state, language, form_data FROM newsletter_subscribers WHERE email = $1',
      [email],
    );
    expect(kept).toMatchObject([
      { state: 'pending', language, form_data: { source: 'footer_newsletter' } },
    ]);
    await mailsTo(baseURL, email);
  },
  contact: async (page, language, email, baseURL) => {
    await expect(page).toHaveURL(pathTo('confirmation', language));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectContact(baseURL, email, {
      form_type: 'contact',
      lead_score: '10',
      source: 'contact_form',
    });
  },
  dialog: async (page, language, email, baseURL) => {
    const { sent, labels } = await loadFormWords('contact-form', language);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(messages(page)).toContainText(sent.title);
    await expect(page.locator('dialog').getByLabel(labels.name)).toHaveValue('');
    await expectContact(baseURL, email, {
      form_type: 'demo_request',
      lead_score: '0',
      source: 'contact_button',
    });
  },
  preRegistration: async (page, language, email, baseURL) => {
    const { form: words, thanks } = await loadWords('pre-registration', language);
    await expect(page.getByRole('heading', { name: thanks.hero.title })).toBeFocused();
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      words.outcomes.priority.title,
    );
    await expect(messages(page)).toBeHidden();
    await expect(page.getByRole('link', { name: thanks.hero.simulate })).toHaveAttribute(
      'href',
      pathTo('simulator', language),
    );
    const kept = await rows(baseURL, 'SELECT * FROM crm_leads WHERE email = $1', [email]);
    expect(kept).toMatchObject([
      {
        fleet_size: 100,
        charging_hours: 'night',
        daily_distance: null,
        phone: null,
        urgency: 'immediate',
        email_consent: true,
        newsletter_consent: false,
        phone_consent: false,
        lead_score: 72,
        qualification_status: 'priority',
        utm_source: 'website',
        utm_medium: 'organic',
        language,
        browser_language: 'fr-FR',
      },
    ]);
    await mailsTo(baseURL, email);
  },
};

async function expectContact(
  baseURL: string | undefined,
  email: string,
  { source, ...row }: { form_type: string; lead_score: string; source: string },
): Promise<void> {
  const kept = await rows(
    baseURL,
    'SELECT id, form_type, lead_score, message, form_data FROM form_submissions WHERE email = $1',
    [email],
  );
  expect(kept).toMatchObject([
    {
      ...row,
      message: 'Sujet: Information sur les tarifs\n\nCombien pour 60 utilitaires ?',
      form_data: { subject: 'pricing', source },
    },
  ]);
  await mailsTo(baseURL, email);
  const delivered = await rows(
    baseURL,
    "SELECT kind FROM deliveries WHERE form_submission_id = $1 AND state = 'delivered' ORDER BY kind",
    [kept[0]?.id],
  );
  expect(delivered.map(({ kind }) => kind)).toContain('acknowledgement');
}
