/**
 * How pressing the button of a newsletter page ends. Without script the server answers by the same
 * page at this anchor; the words of each stand there.
 */
export const LINK_OUTCOMES = ['done', 'already', 'gone', 'missing'] as const;
export type LinkOutcome = (typeof LINK_OUTCOMES)[number];
