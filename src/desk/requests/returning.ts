import { useEffect, useRef } from 'react';
import type { RequestList, RequestListInput } from '#domain/desk/requests.ts';

/** For as long as the page is not loaded anew: the list as it was left, and the request that it was left for. */
let kept: { question: string; list: RequestList } | undefined;
let opened: string | undefined;

export function rememberOpened(id: string): void {
  opened = id;
}

/** While the next answer is on its way, the last one stays; who comes back from a request finds the list at once. */
export function useLatestList(filters: RequestListInput, answer: RequestList | undefined) {
  const question = JSON.stringify(filters);
  const latest = useRef(kept?.question === question ? kept.list : undefined);
  if (answer !== undefined) latest.current = answer;
  useEffect(() => {
    if (answer !== undefined) kept = { question, list: answer };
  }, [answer, question]);
  return latest.current;
}

/** Keys go on from the row that was opened, which is in sight again. */
export function useReturn(list: RequestList | undefined): void {
  const isShown = list !== undefined;
  useEffect(() => {
    if (!isShown || opened === undefined) return;
    document.querySelector<HTMLElement>(`a[data-request="${opened}"]`)?.focus();
    opened = undefined;
  }, [isShown]);
}
