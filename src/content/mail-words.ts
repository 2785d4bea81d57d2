import type { Language } from '#domain/site/language.ts';
import enAnalysis from './en/analysis-page.ts';
import en from './en/mail.ts';
import enMyData from './en/my-data-page.ts';
import frAnalysis from './fr/analysis-page.ts';
import fr from './fr/mail.ts';
import frMyData from './fr/my-data-page.ts';
import type { Words } from './words.ts';

export type MailWords = Words<typeof fr>;

const WORDS: Record<Language, MailWords> = { fr, en };

/** Apart from the pages' words: what the server writes to people and to sales is not sent to browsers. */
export function mailWords(language: Language): MailWords {
  return WORDS[language];
}

/** What each field of a form is called. */
export const fieldNames = (language: Language) => mailWords(language).salesNotice.fields;

export type MyDataWords = Words<typeof frMyData>;

/** Why a mail is not sent or an analysis not made, as it is stored. Each has its words for people and sales. */
export type SkipReason = keyof MyDataWords['values']['last_error'];

const MY_DATA_WORDS: Record<Language, MyDataWords> = { fr: frMyData, en: enMyData };

/** Of the pages on which a person sees what is stored about them. The server composes those too. */
export function myDataWords(language: Language): MyDataWords {
  return MY_DATA_WORDS[language];
}

export type AnalysisPageWords = Words<typeof frAnalysis>;

const ANALYSIS_WORDS: Record<Language, AnalysisPageWords> = { fr: frAnalysis, en: enAnalysis };

/** Of the private page on which a lead finds their analysis. */
export function analysisPageWords(language: Language): AnalysisPageWords {
  return ANALYSIS_WORDS[language];
}
