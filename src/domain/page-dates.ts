import { ARTICLES, changedOn } from './articles.ts';
import { LEGAL_UPDATED } from './legal-dates.ts';
import type { PageId } from './routes.ts';

const newest = ARTICLES.map(({ page }) => changedOn(page))
  .toSorted()
  .at(-1);

const DATED = new Map<PageId, string | undefined>([
  ...ARTICLES.map(({ page }) => [page, changedOn(page)] as const),
  ...(Object.entries(LEGAL_UPDATED) as [PageId, string][]),
  ['blog', newest],
]);

/**
 * The day a page last changed, for the pages that tell their readers so; of the others nobody keeps
 * it, and a date that is not kept would be a wrong one.
 *
 * lastChanged('article-value') // => '2026-10-06'
 * lastChanged('home')          // => undefined
 */
export const lastChanged = (page: PageId): string | undefined => DATED.get(page);
