import type { ProseId } from '#content/load-prose.ts';
import type { WordsId, WordsOf } from '#content/load-words.ts';
import type { Prose } from '#content/prose.ts';
import type { Language, Prefix } from '#domain/site/language.ts';
import { wordsHere } from '../routing/page-words.ts';
import { useReading } from '../routing/reading.ts';

/** The shape of words, for the sections, forms and parts of the layout that are handed them. */
export type { ConsentWordsOf } from '#content/load-consent-words.ts';
export type { FormWordsOf } from '#content/load-form-words.ts';
export type { WordsOf } from '#content/load-words.ts';

export interface PageData<Id extends WordsId> {
  language: Language;
  prefix: Prefix;
  words: WordsOf<Id>;
  /** What a page that is read has to say, in that language. */
  prose: Id extends ProseId ? readonly Prose[] : undefined;
}

export const useLanguage = (): Language => useReading().language;

/** The current page's words, language and prefix. */
export function usePage<Id extends WordsId>(): PageData<Id> {
  const { page, language, prefix } = useReading();
  const here = wordsHere(page, language);
  if (here === undefined) throw new Error(`A page is shown before its words are here: ${page}`);
  return { ...here, language, prefix } as PageData<Id>;
}

/** The shell's words, language and prefix; absent only where they could not be loaded. */
export function useShell(): PageData<'shell'> | undefined {
  const { language, prefix } = useReading();
  const here = wordsHere('shell', language);
  return here && { words: here.words, language, prefix, prose: undefined };
}
