import { expect, test } from 'vitest';
import { CONSENT_TEXT_VERSIONS } from '#domain/leads/shared-fields.ts';
import { BRAND } from '#domain/site/brand.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import enForms from './en/forms.ts';
import enRegistration from './en/pre-registration.ts';
import enShell from './en/shell.ts';
import frForms from './fr/forms.ts';
import frRegistration from './fr/pre-registration.ts';
import frShell from './fr/shell.ts';
import { loadConsentWords } from './load-consent-words.ts';
import { loadWords } from './load-words.ts';

test.each(
  LANGUAGES.flatMap((language) => [
    ['consent', language, /(ne compte votre visite|counts your visit)/] as const,
    ['consent-with-tools', language, /(l’audience que si|audience only if)/] as const,
    ['consent-with-identification', language, /(votre entreprise|your company)/] as const,
  ]),
)('%s in %s says who asks, for what, and how to change one’s mind', async (id, language, what) => {
  const { text, change } = await loadConsentWords(id, language);
  const { footer } = await loadWords('shell', language);
  expect(text.startsWith(`${BRAND.name} `)).toBe(true);
  expect(text).toMatch(what);
  expect(change).toContain(footer.manageCookies);
});

type Registration = typeof frRegistration | typeof enRegistration;
const consents = ({ form: { labels } }: Registration) => ({
  email_consent: labels.email_consent,
  newsletter_consent: labels.newsletter_consent,
  phone_consent: labels.phone_consent,
});

type Shell = typeof frShell | typeof enShell;
function subscribing({ newsletter: { pitch, subscribe, notice } }: Shell) {
  return { pitch, subscribe, notice };
}

/** What a person has before them when they send each form. */
const TEXTS = {
  pre_registration: {
    fr: { notice: frForms.notice, ...consents(frRegistration) },
    en: { notice: enForms.notice, ...consents(enRegistration) },
  },
  contact: { fr: frForms.notice, en: enForms.notice },
  newsletter: { fr: subscribing(frShell), en: subscribing(enShell) },
};

test.each(Object.entries(CONSENT_TEXT_VERSIONS))(
  'P14: the wording of %s in version %s is kept for as long as someone may ask what they agreed to',
  async (form, version) => {
    // Changed on purpose? A new version in consent-text.ts, and this test writes its wording.
    const text = `${JSON.stringify(TEXTS[form as keyof typeof TEXTS], null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(`../../docs/consent-texts/${form}-${version}.json`);
  },
);
