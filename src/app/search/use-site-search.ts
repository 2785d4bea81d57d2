import { useEffect, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { type Found, searchSite } from './pagefind.ts';

export type SearchState =
  | { kind: 'idle' }
  | ({ kind: 'found'; query: string } & Found)
  | { kind: 'failed' };

/** Follows the query and the language; an answer that comes too late is dropped. */
export function useSiteSearch(query: string, language: Language): SearchState {
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  useEffect(() => {
    let current = true;
    const show = (next: SearchState) => {
      if (current) setState(next);
    };
    if (query === '') show({ kind: 'idle' });
    else {
      searchSite(query, language).then(
        (found) => show({ kind: 'found', query, ...found }),
        () => show({ kind: 'failed' }),
      );
    }
    return () => {
      current = false;
    };
  }, [query, language]);
  return state;
}
