import type { Language } from '#domain/language.ts';
import { loadWords, WORDS_IDS } from './load-words.ts';
import { mailWords } from './mail-words.ts';

/** For the tests that hold for every text, whoever reads it. */
export const DICTIONARY_IDS = [...WORDS_IDS, 'mail'] as const;

export async function dictionary(
  id: (typeof DICTIONARY_IDS)[number],
  language: Language,
): Promise<unknown> {
  return id === 'mail' ? mailWords(language) : loadWords(id, language);
}
