import { useLoaderData, useRouteLoaderData } from 'react-router';
import type { WordsId } from '#content/load-words.ts';
import { keysAsFallback } from './keys-as-fallback.ts';
import type { PageData } from './page.ts';

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
