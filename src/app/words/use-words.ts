import { createContext, use } from 'react';
import { useLoaderData, useRouteLoaderData } from 'react-router';
import type { WordsId } from '#content/load-words.ts';
import type { Language, Prefix } from '#domain/site/language.ts';
import type { PageData } from '../routing/page.ts';

/** The shape of words, for the sections, forms and parts of the layout that are handed them. */
export type { ArticleWords } from '#content/article-words.ts';
export type { ConsentWordsOf } from '#content/load-consent-words.ts';
export type { FormWordsOf } from '#content/load-form-words.ts';
export type { WordsOf } from '#content/load-words.ts';

/** The current page's words, language and prefix. */
export function usePage<Id extends WordsId>(): PageData<Id> {
  const data = useLoaderData<PageData<Id>>() as PageData<Id>;
  return { ...data, words: keysAsFallback(data.words) };
}

/** The shell's words, language and prefix; absent only where the root itself could not load. */
export function useShell(): PageData<'shell'> | undefined {
  const data = useRouteLoaderData('root') as PageData<'shell'> | undefined;
  return data && { ...data, words: keysAsFallback(data.words) };
}

interface Reading {
  language: Language;
  prefix: Prefix;
}

/** What the page is read in; root.tsx sets it once for everything on the page. */
export const ReadingContext = createContext<Reading>({ language: 'fr', prefix: '' });

export const useLanguage = (): Language => use(ReadingContext).language;

const wrapped = new WeakMap<object, unknown>();
const reported = new Set<string>();

/**
 * Specification, section 4: a missing translation logs a warning and shows its key. The types make
 * that impossible from our own code; this is for a dictionary that came from elsewhere.
 */
export function keysAsFallback<T extends object>(words: T): T {
  if (!wrapped.has(words)) wrapped.set(words, wrap(words, ''));
  return wrapped.get(words) as T;
}

function wrap(words: unknown, path: string): unknown {
  if (typeof words !== 'object' || words === null) return words;
  const inside = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(words)) return words.map((entry, index) => wrap(entry, inside(index)));
  const copy = Object.fromEntries(
    Object.entries(words).map(([key, entry]) => [key, wrap(entry, inside(key))]),
  );
  return new Proxy(copy, {
    get(target, key, receiver) {
      if (key in target || typeof key === 'symbol' || NOT_WORDS.has(key)) {
        return Reflect.get(target, key, receiver);
      }
      warnOnce(inside(key));
      return inside(key);
    },
  });
}

/** What React and JSON ask any object for. */
const NOT_WORDS = new Set(['$$typeof', 'toJSON', 'then']);

function warnOnce(key: string) {
  if (reported.has(key)) return;
  reported.add(key);
  console.warn(`Missing translation: ${key}`);
}
