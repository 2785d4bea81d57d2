import type { Words } from '#content/words.ts';
import type { Language } from '#domain/site/language.ts';
import enAnalysis from './en/analysis.ts';
import enAnalysisPage from './en/analysis-page.ts';
import enDesk from './en/for-desk.ts';
import enMail from './en/mail.ts';
import enMyData from './en/my-data-page.ts';
import frAnalysis from './fr/analysis.ts';
import frAnalysisPage from './fr/analysis-page.ts';
import frDesk from './fr/for-desk.ts';
import frMail from './fr/mail.ts';
import frMyData from './fr/my-data-page.ts';

/** What the server writes to people and to sales; none of it is sent with the site. */
const inBoth =
  <French>(fr: French, en: Words<French>) =>
  (language: Language): Words<French> =>
    language === 'fr' ? (fr as Words<French>) : en;

export const mailWords = inBoth(frMail, enMail);
export type MailWords = ReturnType<typeof mailWords>;

/** Of the document that a fleet director passes on. */
export const analysisWords = inBoth(frAnalysis, enAnalysis);
export type AnalysisWords = ReturnType<typeof analysisWords>;

/** Of the private page on which a lead finds their analysis. */
export const analysisPageWords = inBoth(frAnalysisPage, enAnalysisPage);

/** Of the pages on which a person sees what is stored about them. */
export const myDataWords = inBoth(frMyData, enMyData);
export type MyDataWords = ReturnType<typeof myDataWords>;

/** Of what the server puts together for the desk, whose own words are in src/desk/words. */
export const deskWords = inBoth(frDesk, enDesk);

/** Why a mail is not sent or an analysis not made, as it is stored. Each has its words for people and sales. */
export type SkipReason = keyof MyDataWords['values']['last_error'];

/** What each field of a form is called. */
export const fieldNames = (language: Language) => mailWords(language).salesNotice.fields;
