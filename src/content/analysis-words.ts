import type { Language } from '#domain/site/language.ts';
import en from './en/analysis.ts';
import fr from './fr/analysis.ts';
import type { Words } from './words.ts';

export type AnalysisWords = Words<typeof fr>;

const WORDS: Record<Language, AnalysisWords> = { fr, en };

/** Apart from the pages' words: no browser needs them. */
export const analysisWords = (language: Language): AnalysisWords => WORDS[language];
