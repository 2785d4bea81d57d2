import type { WordsId, WordsOf } from '#content/load-words.ts';
import type { Prose } from '#content/prose.ts';
import type { Language } from '#domain/site/language.ts';

declare global {
  interface Window {
    /** Names the files of all words; set by a page's own script, as is the next (src/build/page-scripts.ts). */
    wordsVersion?: string;
    /** What the page's own script has asked for already, by name. */
    firstWords?: Record<string, Promise<PageWords> | undefined>;
  }
}

/** What the file of a page holds. */
export interface PageWords<Id extends WordsId = WordsId> {
  words: WordsOf<Id>;
  /** The text of a page that is mostly read. */
  prose?: readonly Prose[];
}

const here = new Map<string, PageWords>();
const asked = new Map<string, Promise<void>>();

const nameOf = (id: WordsId, language: Language) => `${id}-${language}`;

/** Undefined until they are loaded. */
export const wordsHere = <Id extends WordsId>(
  id: Id,
  language: Language,
): PageWords<Id> | undefined => here.get(nameOf(id, language)) as PageWords<Id> | undefined;

/** Once: a click finds what was fetched ahead of it, and what failed is asked for again by the next one. */
export function loadWords(id: WordsId, language: Language): Promise<void> {
  const name = nameOf(id, language);
  const known = asked.get(name);
  if (known) return known;
  const loading = ask(id, language).then((words) => {
    here.set(name, words);
  });
  asked.set(name, loading);
  loading.catch(() => asked.delete(name));
  return loading;
}

/** The build writes the words as files, so that no browser downloads what they are made of. */
async function ask(id: WordsId, language: Language): Promise<PageWords> {
  if (import.meta.env.SSR) {
    const { builtWords } = await import('./built-words.ts');
    return builtWords(id, language);
  }
  const name = nameOf(id, language);
  if (import.meta.env.DEV) return fetchWords(`/words/${name}.json`);
  const first = window.firstWords?.[name];
  if (first) {
    delete window.firstWords?.[name];
    return first;
  }
  return fetchWords(`/assets/${name}-${window.wordsVersion}.json`);
}

async function fetchWords(file: string): Promise<PageWords> {
  // The browser's own error does not say which file.
  const answer = await fetch(file).catch((cause: unknown) => {
    throw new TypeError(file, { cause });
  });
  if (!answer.ok) throw new TypeError(`${file}: ${answer.status}`);
  return (await answer.json()) as PageWords;
}
