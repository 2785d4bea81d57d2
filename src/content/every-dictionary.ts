import type { Language } from '#domain/site/language.ts';
import { CONSENT_WORDS_IDS, loadConsentWords } from './load-consent-words.ts';
import { FORM_WORDS_IDS, loadFormWords } from './load-form-words.ts';
import { loadWords, WORDS_IDS } from './load-words.ts';
import { mailWords } from './mail-words.ts';

const LOADERS = new Map<string, (language: Language) => Promise<unknown>>([
  ...WORDS_IDS.map((id) => [id, (language: Language) => loadWords(id, language)] as const),
  ...CONSENT_WORDS_IDS.map(
    (id) => [id, (language: Language) => loadConsentWords(id, language)] as const,
  ),
  ...FORM_WORDS_IDS.map((id) => [id, (language: Language) => loadFormWords(id, language)] as const),
  ['mail', async (language) => mailWords(language)],
]);

/** For the tests that hold for every text, whoever reads it. */
export const DICTIONARY_IDS = [...LOADERS.keys()];

export async function dictionary(id: string, language: Language): Promise<unknown> {
  return LOADERS.get(id)?.(language);
}
