/** The shape of words, for the sections, forms and parts of the layout that are handed them. */
export type { ConsentWordsOf } from '#content/load-consent-words.ts';
export type { FormWordsOf } from '#content/load-form-words.ts';
export type { WordsOf } from '#content/load-words.ts';
