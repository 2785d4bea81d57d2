import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadFormWords } from '#content/load-form-words.ts';
import { loadWords } from '#content/load-words.ts';
import { SUBJECTS, withSubject } from '#domain/leads/subjects.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { normalised, visibleText } from './visible-text.ts';

/**
 * What the specification quotes of the forms (sections 2 to 5 and 8), in both languages where it
 * gives both. Typed here a second time on purpose: the journeys read the content they look for.
 */
const french = {
  shell: await loadWords('shell', 'fr'),
  contact: await loadFormWords('contact-form', 'fr'),
  newsletter: await loadFormWords('newsletter', 'fr'),
  registration: await loadWords('pre-registration', 'fr'),
  failed: await loadWords('form-failed', 'fr'),
};
const english = {
  shell: await loadWords('shell', 'en'),
  newsletter: await loadFormWords('newsletter', 'en'),
};

const { outcomes } = french.registration.form;
const NOT_SENT = "Une erreur est survenue lors de l'envoi du formulaire. Veuillez réessayer.";

test.each([
  ['2, the dialog', french.contact.dialogTitle, 'Demande de contact'],
  ['4, the newsletter while it is sent', french.shell.newsletter.subscribing, 'Inscription...'],
  ['4, the dialog while it is sent', french.contact.shared.sending, 'Envoi en cours...'],
  [
    '4, a pre-registration while it is sent',
    french.registration.form.shared.sending,
    'Envoi en cours...',
  ],
  ['5, the name', french.contact.labels.name, 'Nom complet *'],
  ['5, the address', french.contact.labels.email, 'Email professionnel *'],
  ['5, the subject', french.contact.labels.subject, 'Sujet de votre demande *'],
  ['5, the message on the page, with its asterisk', french.contact.labels.message, 'Message *'],
  ['8, a form fails', french.contact.shared.failure.title, 'Erreur'],
  ['8, a form fails', french.contact.shared.failure.text, NOT_SENT],
  ['8, the newsletter fails', french.newsletter.failure.title, 'Erreur'],
  ['8, the newsletter fails', french.newsletter.failure.text, NOT_SENT],
  ['8, the newsletter cannot even try', french.shell.newsletter.failed, NOT_SENT],
  ['8, a form fails without script', french.failed.hero.lead, NOT_SENT],
  ['8, a known address', outcomes.known.title, 'Email déjà enregistré'],
  [
    '8, a known address',
    outcomes.known.text,
    'Cette adresse email est déjà dans notre base. Nous vous contacterons bientôt !',
  ],
  ['8, a pre-registration fails', outcomes.failed.title, "Erreur d'inscription"],
  [
    '8, a pre-registration fails',
    outcomes.failed.text,
    'Une erreur est survenue. Veuillez réessayer ou nous contacter directement.',
  ],
  ['8, a priority', outcomes.priority.title, 'Inscription prioritaire confirmée !'],
  ['8, not a priority', outcomes.standard.title, 'Pré-inscription confirmée !'],
  ['8, the newsletter succeeds', french.newsletter.thanks.title, 'Merci pour votre inscription !'],
  ['8, the newsletter succeeds', english.newsletter.thanks.title, 'Thank you for subscribing!'],
  ['8, the newsletter placeholder', french.shell.newsletter.email, 'Votre email'],
  ['8, the newsletter placeholder', english.shell.newsletter.email, 'Your email'],
])('section %s', (_where, said, specified) => {
  expect(normalised(said)).toBe(specified);
});

test.each(LANGUAGES)(
  'section 2: every button that opens the dialog has its title, in %s',
  async (language) => {
    const { dialogTitle } = await loadFormWords('contact-form', language);
    const { call } = await loadWords('simulator', language);
    const { closing } = await loadWords('pre-registration', language);
    for (const button of [call.medium.action, call.none.action, closing.contact]) {
      expect(button).toBe(dialogTitle);
    }
  },
);

test('section 8: a priority is promised contact within 24 hours, the others that more will follow', () => {
  expect(normalised(outcomes.priority.text)).toContain('contactons sous 24 h');
  expect(normalised(outcomes.standard.text)).toContain("plus d'informations");
});

test('section 3: the subjects, in the list and before a message', () => {
  const labels = [
    'Demande de démonstration',
    'Information sur les tarifs',
    'Partenariat commercial',
    'Question technique',
    'Support client',
    'Autre',
  ];
  expect(SUBJECTS.map((subject) => normalised(french.contact.subjects[subject]))).toEqual(labels);
  expect(SUBJECTS.map((subject) => withSubject(subject, 'x'))).toEqual(
    labels.map((label) => `Sujet: ${label}\n\nx`),
  );
});

test('sections 4 and 5: the pages show them as they are served', () => {
  const textOf = (page: string) =>
    visibleText(readFileSync(`dist/client/${page}/index.html`, 'utf8'));
  const contact = textOf('contact');
  for (const label of ['Nom complet *', 'Email professionnel *', 'Sujet de votre demande *']) {
    expect(contact).toContain(label);
  }
  expect(contact).toContain('Message *');
  // What needs no answer has no asterisk, and one mark is enough.
  expect(contact).toMatch(/Entreprise (?!\*).*Téléphone (?!\*)/);
  expect(contact).not.toContain('(facultatif)');
});
