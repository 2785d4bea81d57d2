import { type ConsentWordsOf, loadConsentWords } from '#content/load-consent-words.ts';
import { pseudoWords } from '#content/pseudo.ts';
import type { Language } from '#domain/site/language.ts';

export async function shownWords<Id extends Parameters<typeof loadConsentWords>[0]>(
  id: Id,
  language: Language,
): Promise<ConsentWordsOf<Id>> {
  const words = await loadConsentWords(id, language);
  return import.meta.env.PSEUDO ? pseudoWords(words) : words;
}
