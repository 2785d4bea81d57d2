import type { Language } from '#domain/site/language.ts';
import en from './en/mail.ts';
import fr from './fr/mail.ts';
import type { Words } from './words.ts';

export type MailWords = Words<typeof fr>;

const WORDS: Record<Language, MailWords> = { fr, en };

/** Apart from the pages' words: what the server writes to people and to sales is not sent to browsers. */
export function mailWords(language: Language): MailWords {
  return WORDS[language];
}
