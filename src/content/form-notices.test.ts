import { expect, test } from 'vitest';
import { BRAND } from '#domain/site/brand.ts';
import { loadFormWords } from './load-form-words.ts';
import { loadWords } from './load-words.ts';

/** Typed here a second time on purpose: the law asks for purpose, recipients and how long it is kept. */
const REQUEST = {
  fr: [
    'pour traiter votre demande',
    'ses prestataires techniques et personne d’autre',
    'effacées 3 ans après notre dernier échange',
  ],
  en: [
    'to deal with your request',
    'its technical providers and nobody else',
    'erased 3 years after we were last in touch',
  ],
};
const NEWSLETTER = {
  fr: [
    'ne sert qu’à vous envoyer la lettre',
    'son prestataire d’envoi',
    'effacée à la désinscription',
    'la preuve de votre accord est gardée 3 ans',
  ],
  en: [
    'used only to send you the newsletter',
    'its mail provider',
    'erased when you unsubscribe',
    'proof of your consent is kept for 3 years',
  ],
};

test.each(['fr', 'en'] as const)(
  'P11: each form says who reads it and why, in %s',
  async (language) => {
    const { notice } = await loadFormWords('forms', language);
    const { newsletter } = await loadWords('shell', language);
    for (const text of [BRAND.legal.company, ...REQUEST[language]]) {
      expect(notice.text).toContain(text);
    }
    for (const text of [BRAND.legal.company, ...NEWSLETTER[language]]) {
      expect(newsletter.notice).toContain(text);
    }
  },
);
