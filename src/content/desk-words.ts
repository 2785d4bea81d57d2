import type { Language } from '#domain/site/language.ts';
import en from './en/desk.ts';
import fr from './fr/desk.ts';
import type { Words } from './words.ts';

export type DeskWords = Words<typeof fr>;

const WORDS: Record<Language, DeskWords> = { fr, en };

/** Of the desk's pages; both languages come with them, because one changes between them without a reload. */
export function deskWords(language: Language): DeskWords {
  return WORDS[language];
}
