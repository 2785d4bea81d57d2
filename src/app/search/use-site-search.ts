import { useEffect, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { type SearchHit, searchSite } from './pagefind.ts';

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'found'; query: string; hits: SearchHit[] }
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
        (hits) => show({ kind: 'found', query, hits }),
        () => show({ kind: 'failed' }),
      );
    }
    return () => {
      current = false;
    };
  }, [query, language]);
  return state;
}
