import type { Page } from '@playwright/test';
import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { messages } from '../layout/layout.page.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { mailsTo, newAddress } from '../testing/arrivals.ts';
import { sampledIn } from '../testing/sweep.ts';
import {
  expect,
  FORM_NAMES,
  type FormName,
  footerForm,
  kept,
  LIMITED,
  type OpenForm,
  SENT_TO,
  test,
} from './forms.page.ts';

/** CI sees each form in one language, and both languages. */
const SAMPLED: Record<FormName, Language> = {
  preRegistration: 'fr',
  contact: 'fr',
  dialog: 'en',
  newsletter: 'en',
};

for (const language of LANGUAGES) {
  for (const name of FORM_NAMES) {
    test(
      `R2, A3, A4: the ${name} form names what is missing, survives every failure and is then sent, in ${language}`,
      sampledIn(language, SAMPLED[name]),
      async ({ page, context, faults, openForm }) => {
        test.slow();
        faults.expect(/Failed to load resource/);
        await page.clock.install();
        const opened = await openForm(name, language);
        const { submit, message } = opened;
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
        const typed = await opened.answers();

        // The toast is checked first: it closes by itself while axe is running.
        const fails = async (state: string, reason: string, toast?: string) =>
          test.step(state, async () => {
            await submit.press('Enter');
            await expect(message).toContainText(reason);
            await expect(message).toBeFocused();
            if (toast !== undefined) await expect(messages(page)).toContainText(toast);
            expect(await opened.answers()).toEqual(typed);
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
          expect(await opened.answers()).toEqual(typed);
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
          await ARRIVALS[name](page, language);
          expect(await kept(name, email)).toMatchObject([{ ...STORED[name], language }]);
          await mailsTo(email);
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

/** What the page says once it is sent; what is stored then is tried beside each route of the server. */
const ARRIVALS: Record<FormName, (page: Page, language: Language) => Promise<void>> = {
  newsletter: async (page, language) => {
    const { thanks } = await loadFormWords('newsletter', language);
    await expect(messages(page)).toContainText(thanks.title);
    await expect(messages(page)).toContainText(thanks.text);
    await expect(footerForm(page).form.getByRole('textbox')).toHaveValue('');
  },
  contact: async (page, language) => {
    await expect(page).toHaveURL(pathTo('confirmation', language));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
  dialog: async (page, language) => {
    const { sent, labels } = await loadFormWords('contact-form', language);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(messages(page)).toContainText(sent.title);
    await expect(page.locator('dialog').getByLabel(labels.name)).toHaveValue('');
  },
  preRegistration: async (page, language) => {
    const { form: words, thanks } = await loadWords('pre-registration', language);
    await expect(page.getByRole('heading', { name: thanks.hero.title })).toBeFocused();
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      words.outcomes.priority.title,
    );
    await expect(messages(page)).toBeHidden();
    const simulate = page.getByRole('link', { name: thanks.hero.simulate });
    await expect(simulate).toHaveAttribute('href', pathTo('simulator', language));
  },
};

/** As each form names itself and its score; the address says the rest. */
const STORED: Record<FormName, object> = {
  newsletter: { state: 'pending', form_data: { source: 'footer_newsletter' } },
  contact: { form_type: 'contact', lead_score: '10', form_data: { source: 'contact_form' } },
  dialog: { form_type: 'demo_request', lead_score: '0', form_data: { source: 'contact_button' } },
  preRegistration: { lead_score: 72, qualification_status: 'priority', utm_source: 'website' },
};
