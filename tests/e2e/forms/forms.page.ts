import type { Locator, Page } from '@playwright/test';
import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { encodeState, shownFigures } from '#domain/simulator/index.ts';
import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { rows } from '../testing/arrivals.ts';
import { expect, open, test as watched } from '../testing/watched-page.ts';

export const contactWords = await loadFormWords('contact-form', 'fr');
export const registrationWords = await loadWords('pre-registration', 'fr');

/** What a form has and can be filled with, whichever it is. */
function partsOf(form: Locator, language: Language) {
  const words = async () => (await loadWords('pre-registration', language)).form;
  return {
    form,
    submit: form.locator('button[type=submit]'),
    /** Takes the focus when something is wrong. */
    message: form.locator('div[tabindex="-1"]'),
    answers: () => answersIn(form),

    fillContact: async (email: string): Promise<void> => {
      const { labels } = await loadFormWords('contact-form', language);
      await form.getByLabel(labels.name).fill('Camille Moreau');
      await form.getByLabel(labels.email).fill(email);
      await form.getByLabel(labels.company).fill('Fret & Fils');
      await form.getByLabel(labels.phone).fill('01 99 00 18 42');
      await form.getByLabel(labels.subject).selectOption('pricing');
      await form.getByLabel(labels.messageOptional).fill('Combien pour 60 utilitaires ?');
    },

    /** The first step of a pre-registration. */
    fillFleet: async (email: string): Promise<void> => {
      const { labels, options } = await words();
      await form.getByLabel(labels.email).fill(email);
      await form.getByLabel(labels.company).fill('Fret & Fils');
      await form.getByLabel(options.fleet_size['100-249'], { exact: true }).check();
      await form.getByLabel(options.vehicle_type.vans, { exact: true }).check();
      await form.getByLabel(labels.charging_hours).selectOption('night');
    },

    /** Its second step. */
    fillBusiness: async (): Promise<void> => {
      const { labels, options } = await words();
      await form.getByLabel(labels.industry).selectOption('logistics');
      await form.getByLabel(options.urgency.immediate, { exact: true }).check();
    },
  };
}

type Parts = ReturnType<typeof partsOf>;

export const footerForm = (page: Page, language: Language = 'fr') =>
  partsOf(page.locator('footer form'), language);
export const mainForm = (page: Page, language: Language = 'fr') =>
  partsOf(page.locator('main form'), language);
export const dialogForm = (page: Page, language: Language = 'fr') =>
  partsOf(page.getByRole('dialog').locator('form:not([method=dialog])'), language);

/** Everything a visitor has answered, to see that nothing of it is lost. */
export function answersIn(form: Locator): Promise<Record<string, FormDataEntryValue>> {
  return form.evaluate((element) => Object.fromEntries(new FormData(element as HTMLFormElement)));
}

export interface OpenForm extends Parts {
  failure: { title: string; text: string };
  busy: string;
  /** Answers everything that must be answered, up to the button that sends. */
  fill: (email: string) => Promise<void>;
  /** Answers everything and sends it. */
  send: (email: string) => Promise<void>;
}

function withSend(form: Omit<OpenForm, 'send'>): OpenForm {
  const send = async (email: string) => {
    await form.fill(email);
    await form.submit.click();
  };
  return { ...form, send };
}

async function newsletter(page: Page, language: Language): Promise<OpenForm> {
  const { newsletter: words } = await loadWords('shell', language);
  const { failure } = await loadFormWords('newsletter', language);
  await open(page, pathTo('faq', language));
  const parts = footerForm(page, language);
  const { form } = parts;
  const fill = (email: string) => form.getByLabel(words.email, { exact: true }).fill(email);
  const message = form.getByRole('alert');
  return withSend({ ...parts, message, failure, busy: words.subscribing, fill });
}

async function contactForm(parts: Parts, language: Language): Promise<OpenForm> {
  const { shared } = await loadFormWords('contact-form', language);
  const { failure, sending } = shared;
  return withSend({ ...parts, failure, busy: sending, fill: parts.fillContact });
}

async function contact(page: Page, language: Language): Promise<OpenForm> {
  await open(page, pathTo('contact', language));
  return contactForm(mainForm(page, language), language);
}

async function dialog(page: Page, language: Language): Promise<OpenForm> {
  await open(page, pathTo('pre-registration', language));
  const { closing } = await loadWords('pre-registration', language);
  await page.getByRole('link', { name: closing.contact }).click();
  const parts = dialogForm(page, language);
  await parts.form.waitFor();
  return contactForm(parts, language);
}

async function preRegistration(page: Page, language: Language): Promise<OpenForm> {
  const { steps, labels, outcomes, shared } = (await loadWords('pre-registration', language)).form;
  await open(page, pathTo('pre-registration', language));
  const parts = mainForm(page, language);
  const { form, submit } = parts;
  const goOnTo = async (index: 1 | 2) => {
    await submit.click();
    await form.getByRole('heading', { name: steps[index].name }).waitFor();
  };
  const fill = async (email: string) => {
    await parts.fillFleet(email);
    await goOnTo(1);
    await parts.fillBusiness();
    await goOnTo(2);
    await form.getByLabel(labels.email_consent).check();
  };
  return withSend({ ...parts, failure: outcomes.failed, busy: shared.sending, fill });
}

export const FORMS = { newsletter, contact, dialog, preRegistration };
export type FormName = keyof typeof FORMS;
export const FORM_NAMES = Object.keys(FORMS) as FormName[];

interface FormFixtures {
  /** Goes to a page and opens the form it has. */
  openForm: (name: FormName, language?: Language) => Promise<OpenForm>;
}

/** Nothing moves, so that what is looked at is in its place. */
export const test = watched.extend<FormFixtures>({
  contextOptions: { reducedMotion: 'reduce' },
  openForm: async ({ page }, use) => use((name, language = 'fr') => FORMS[name](page, language)),
});
export { expect };

export const SENT_TO = '**/api/{form-submission,leads}';

/** The failure with the most words. */
export const LIMITED = {
  status: 429,
  headers: { 'Retry-After': '3540' },
  contentType: 'application/problem+json',
  body: '{"status":429}',
};

const ROWS_OF: Record<FormName, string> = {
  newsletter: 'SELECT * FROM newsletter_subscribers WHERE email = $1',
  contact: 'SELECT * FROM form_submissions WHERE email = $1',
  dialog: 'SELECT * FROM form_submissions WHERE email = $1',
  preRegistration:
    'SELECT crm_leads.* FROM lead_submissions JOIN crm_leads ON crm_leads.id = lead_id WHERE email = $1',
};

/** What a sending left behind, by its address. */
export const kept = (name: FormName, email: string) => rows(ROWS_OF[name], [email]);

/** Who reads it, whom to ask and where to read more; its words are read in src/content/form-notices.test.ts. */
export async function expectNotice(form: Locator, language: Language = 'fr'): Promise<void> {
  const id = await form.getAttribute('aria-describedby');
  const notice = form.page().locator(`[id="${id}"]`);
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(BRAND.legal.company);
  await expect(notice.getByRole('link', { name: BRAND.email.privacy })).toBeVisible();
  await expect(notice.locator(`a[href="${pathTo('privacy', language)}"]`)).toBeVisible();
}

const DELIVERY = knownFigures('delivery');

export const SIMULATION = {
  data: { vehicles: 80, parking: 13, activity: 'delivery', region: 'night', results: {} },
  answers: KNOWN_FLEETS.delivery,
  shown: shownFigures({ ...DELIVERY, span: null }, DELIVERY.ranges, KNOWN_FLEETS.delivery.vehicles),
  lead_score: 26,
  query: `?${encodeState({ mode: 'simple', fleet: KNOWN_FLEETS.delivery })}`,
};

const STORED_AS = `${BRAND.key}-simulation`;

/** As the simulator leaves it in this tab. */
export const simulated = (page: Page) =>
  page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
    STORED_AS,
    JSON.stringify(SIMULATION),
  ] as const);
