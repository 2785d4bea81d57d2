import type { Language } from '#domain/site/language.ts';
import en from './en/analysis.ts';
import enSimulator from './en/simulator.ts';
import fr from './fr/analysis.ts';
import frSimulator from './fr/simulator.ts';
import type { Words } from './words.ts';

export type AnalysisWords = Words<typeof fr>;
type SimulatorWords = Words<typeof frSimulator>;

const WORDS: Record<Language, AnalysisWords> = { fr, en };
const SIMULATOR: Record<Language, Pick<SimulatorWords, 'options' | 'warnings'>> = {
  fr: frSimulator,
  en: enSimulator,
};

/** Apart from the pages' words: no browser needs them. */
export const analysisWords = (language: Language): AnalysisWords => WORDS[language];

/** What the simulator's page says of the same answers. */
export const simulatorWords = (language: Language) => SIMULATOR[language];
