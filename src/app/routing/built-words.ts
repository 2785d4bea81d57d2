import { isProse, loadProse } from '#content/load-prose.ts';
import { loadWords, type WordsId } from '#content/load-words.ts';
import type { Language } from '#domain/site/language.ts';
import type { PageWords } from './page-words.ts';

/** When the site is built; no browser downloads what words are made of. */
export async function builtWords(id: WordsId, language: Language): Promise<PageWords> {
  const words = await loadWords(id, language);
  return isProse(id) ? { words, prose: await loadProse(id, language) } : { words };
}
