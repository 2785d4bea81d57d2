import type { Locator, Page } from '@playwright/test';
import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import type { Language } from '#domain/site/language.ts';
import { type PageId, pathTo } from '#domain/site/routes.ts';
import { hydrated } from './watched-page.ts';

export interface OpenForm {
  form: Locator;
  submit: Locator;
  /** Takes the focus when something is wrong. */
  message: Locator;
  failure: { title: string; text: string };
  busy: string;
  /** Answers everything that must be answered, up to the button that sends. */
  fill: (email: string) => Promise<void>;
}

async function open(page: Page, id: PageId, language: Language): Promise<void> {
  await page.goto(pathTo(id, language));
  await hydrated(page);
}

async function newsletter(page: Page, language: Language): Promise<OpenForm> {
  const { newsletter: words } = await loadWords('shell', language);
  const { failure } = await loadFormWords('newsletter', language);
  await open(page, 'faq', language);
  const form = page.locator('footer form');
  const fill = (email: string) => form.getByLabel(words.email, { exact: true }).fill(email);
  return {
    form,
    submit: form.locator('button[type=submit]'),
    message: form.getByRole('alert'),
    failure,
    busy: words.subscribing,
    fill,
  };
}

export async function fillContact(form: Locator, language: Language, email: string): Promise<void> {
  const { labels } = await loadFormWords('contact-form', language);
  const label = (text: string) => form.getByLabel(text, { exact: false });
  await label(labels.name).fill('Camille Moreau');
  await label(labels.email).fill(email);
  await label(labels.company).fill('Fret & Fils');
  await label(labels.phone).fill('01 99 00 18 42');
  await label(labels.subject).selectOption('pricing');
  await label(labels.messageOptional).fill('Combien pour 60 utilitaires ?');
}

async function contactForm(form: Locator, language: Language): Promise<OpenForm> {
  const { shared } = await loadFormWords('contact-form', language);
  return {
    form,
    submit: form.locator('button[type=submit]'),
    message: form.locator('div[tabindex="-1"]'),
    failure: shared.failure,
    busy: shared.sending,
    fill: (email) => fillContact(form, language, email),
  };
}

async function contact(page: Page, language: Language): Promise<OpenForm> {
  await open(page, 'contact', language);
  return contactForm(page.locator('main form'), language);
}

async function dialog(page: Page, language: Language): Promise<OpenForm> {
  await open(page, 'pre-registration', language);
  const { closing } = await loadWords('pre-registration', language);
  await page.getByRole('link', { name: closing.contact }).click();
  const form = page.getByRole('dialog').locator('form:not([method=dialog])');
  await form.waitFor();
  return contactForm(form, language);
}

async function preRegistration(page: Page, language: Language): Promise<OpenForm> {
  const { form: words } = await loadWords('pre-registration', language);
  await open(page, 'pre-registration', language);
  const form = page.locator('main form');
  const submit = form.locator('button[type=submit]');
  const goOnTo = async (index: 1 | 2) => {
    await submit.click();
    await form.getByRole('heading', { name: words.steps[index].name }).waitFor();
  };
  const fill = async (email: string) => {
    await fillFleet(form, language, email);
    await goOnTo(1);
    await fillBusiness(form, language);
    await goOnTo(2);
    await form.getByLabel(words.labels.email_consent).check();
  };
  return {
    form,
    submit,
    message: form.locator('div[tabindex="-1"]'),
    failure: words.outcomes.failed,
    busy: words.shared.sending,
    fill,
  };
}

export async function fillFleet(form: Locator, language: Language, email: string): Promise<void> {
  const { form: words } = await loadWords('pre-registration', language);
  await form.getByLabel(words.labels.email).fill(email);
  await form.getByLabel(words.labels.company).fill('Fret & Fils');
  await form.getByLabel(words.options.fleet_size['100-249'], { exact: true }).check();
  await form.getByLabel(words.options.vehicle_type.vans, { exact: true }).check();
  await form.getByLabel(words.labels.charging_hours).selectOption('night');
}

export async function fillBusiness(form: Locator, language: Language): Promise<void> {
  const { form: words } = await loadWords('pre-registration', language);
  await form.getByLabel(words.labels.industry).selectOption('logistics');
  await form.getByLabel(words.options.urgency.immediate, { exact: true }).check();
}

export const FORMS = { newsletter, contact, dialog, preRegistration };
export type FormName = keyof typeof FORMS;

export const SENT_TO = '**/api/{form-submission,leads}';

/** The failure with the most words. */
export const LIMITED = {
  status: 429,
  headers: { 'Retry-After': '3540' },
  contentType: 'application/problem+json',
  body: '{"status":429}',
};

/** What a sending leaves behind, by its address. */
export const ROWS_OF: Record<FormName, string> = {
  newsletter: 'SELECT 1 FROM newsletter_subscribers WHERE email = $1',
  contact: 'SELECT 1 FROM form_submissions WHERE email = $1',
  dialog: 'SELECT 1 FROM form_submissions WHERE email = $1',
  preRegistration:
    'SELECT 1 FROM lead_submissions JOIN crm_leads ON crm_leads.id = lead_id WHERE email = $1',
};

/** Everything a visitor has answered, to see that nothing of it is lost. */
export function answersIn(form: Locator): Promise<Record<string, FormDataEntryValue>> {
  return form.evaluate((element) => Object.fromEntries(new FormData(element as HTMLFormElement)));
}
