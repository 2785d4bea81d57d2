import { PAGES } from 'virtual:pages';
import { type ComponentType, memo } from 'react';
import { loadWords, wordsHere } from './page-words.ts';
import type { Reading } from './reading.ts';

const here = new Map<Reading['page'], ComponentType>();

/** Undefined until it is loaded. */
export const componentHere = (page: Reading['page']): ComponentType | undefined => here.get(page);

/** All that a page is made of, in one step: its code with its styles, its words, and those around it. */
export async function loadPage({ page, language }: Pick<Reading, 'page' | 'language'>) {
  await Promise.all([loadCode(page), loadWords(page, language), loadWords('shell', language)]);
}

export const isHere = ({ page, language }: Pick<Reading, 'page' | 'language'>): boolean =>
  here.has(page) && [page, 'shell' as const].every((id) => wordsHere(id, language) !== undefined);

async function loadCode(page: Reading['page']): Promise<void> {
  const { default: Page } = await PAGES[page]();
  // The router renders its routes when a navigation begins too, and nothing of a page shows that.
  if (!here.has(page)) here.set(page, memo(Page));
}
