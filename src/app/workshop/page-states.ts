import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { DEFAULT_STATE, encodeState } from '#domain/simulator/index.ts';
import type { Prefix } from '#domain/site/language.ts';
import { type PageId, pathTo } from '#domain/site/routes.ts';

interface PageState {
  name: string;
  page: PageId;
  /** Behind the page's address. */
  search?: string;
  /** What is pressed once the page stands: a selector. */
  press?: string;
}

const simulation = (state: Partial<typeof DEFAULT_STATE>) =>
  `?${encodeState({ ...DEFAULT_STATE, ...state })}`;

/** States of whole pages that an address or a press brings about; each page as it opens is another. */
export const PAGE_STATES: readonly PageState[] = [
  { name: 'simulator, expert', page: 'simulator', search: simulation({ mode: 'expert' }) },
  {
    name: 'simulator, giving back',
    page: 'simulator',
    search: simulation({ mode: 'expert', fleet: { ...KNOWN_FLEETS.depot, bidirectional: 'yes' } }),
  },
  { name: 'simulator, a link to correct', page: 'simulator', search: '?v=2&n=9999&h=99' },
  { name: 'FAQ, a question opened', page: 'faq', press: 'main details:not([open]) summary' },
  { name: 'newsletter link without its token', page: 'newsletter-confirm' },
];

export const stateAddress = ({ page, search = '' }: PageState, prefix: Prefix): string =>
  pathTo(page, prefix) + search;
