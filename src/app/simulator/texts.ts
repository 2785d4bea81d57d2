import type { Language } from '#domain/site/language.ts';
import type { WordsOf } from '../words/use-words.ts';
import { useSimulatorContext } from './state/use-simulator.ts';

export interface SimulatorTexts {
  words: WordsOf<'simulator'>;
  language: Language;
}

/** The words of the simulator, for every part of it: none of them is used on another page. */
export const useTexts = (): SimulatorTexts => useSimulatorContext();
