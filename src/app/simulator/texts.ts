import { createContext, useContext } from 'react';
import type { Language } from '#domain/site/language.ts';
import type { WordsOf } from '../words/use-words.ts';

export interface SimulatorTexts {
  words: WordsOf<'simulator'>;
  language: Language;
}

export const TextsContext = createContext<SimulatorTexts | null>(null);

/** The words of the simulator, for every part of it: none of them is used on another page. */
export function useTexts(): SimulatorTexts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('A part of the simulator stands outside of it.');
  return texts;
}
