import { createContext, use } from 'react';
import type { Language, Prefix } from '#domain/site/language.ts';
import { splitPrefix } from '#domain/site/language.ts';
import { type PageId, pageAt } from '#domain/site/routes.ts';
import { servedLanguage } from './landing.ts';

/** Which page is read in which language. */
export interface Reading {
  page: PageId | 'not-found';
  language: Language;
  prefix: Prefix;
}

/** What an address shows this visitor; while the site is built, what is written for it. */
export function readingAt(pathname: string): Reading {
  const { prefix } = splitPrefix(pathname);
  const language = prefix || servedLanguage();
  return { page: pageAt(pathname)?.page ?? 'not-found', language, prefix };
}

/** Set once, in root.tsx. */
export const ReadingContext = createContext<Reading>({
  page: 'not-found',
  language: 'fr',
  prefix: '',
});

export const useReading = (): Reading => use(ReadingContext);
