import type { Words } from '#content/words.ts';
import type { Language } from '#domain/site/language.ts';
import en from './en/desk.ts';
import fr from './fr/desk.ts';

export type DeskWords = Words<typeof fr>;

const WORDS: Record<Language, DeskWords> = { fr, en };

/** Of the desk's pages; both languages come with them, because one changes between them without a reload. */
export const deskWords = (language: Language): DeskWords => WORDS[language];
