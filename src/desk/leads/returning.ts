import { useEffect, useRef } from 'react';
import type { LeadList } from '#domain/desk/leads.ts';
import type { Filters } from './use-lead-filters.ts';

/** For as long as the page is not loaded anew: the list as it was left, and the lead that it was left for. */
let kept: { question: string; list: LeadList } | undefined;
let opened: string | undefined;

export function rememberOpened(id: string): void {
  opened = id;
}

/** While the next answer is on its way, the last one stays; whoever comes back from a lead finds the list at once. */
export function useLatestList(filters: Filters, answer: LeadList | undefined) {
  const question = JSON.stringify(filters);
  const latest = useRef(kept?.question === question ? kept.list : undefined);
  if (answer !== undefined) latest.current = answer;
  useEffect(() => {
    if (answer !== undefined) kept = { question, list: answer };
  }, [answer, question]);
  return latest.current;
}

/** Keys go on from the row that was opened, which is in sight again. */
export function useReturn(list: LeadList | undefined): void {
  const isShown = list !== undefined;
  useEffect(() => {
    if (!isShown || opened === undefined) return;
    document.querySelector<HTMLElement>(`a[data-lead="${opened}"]`)?.focus();
    opened = undefined;
  }, [isShown]);
}
