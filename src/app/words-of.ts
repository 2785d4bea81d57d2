/** The shape of a page's words, for the sections and parts of the layout that are handed them. */
export type { WordsOf } from '#content/load-words.ts';
