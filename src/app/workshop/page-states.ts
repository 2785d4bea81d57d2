import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import {
  clampInputs,
  DEFAULT_STATE,
  encodeState,
  type FleetInputs,
} from '#domain/simulator/index.ts';
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

const simulation = (name: string, fleet: Partial<FleetInputs>): PageState => {
  const { inputs } = clampInputs(fleet);
  const search = `?${encodeState({ ...DEFAULT_STATE, mode: 'expert', fleet: inputs })}`;
  return { name: `simulator, ${name}`, page: 'simulator', search };
};

/** States of whole pages that an address or a press brings about; each page as it opens is another. */
export const PAGE_STATES: readonly PageState[] = [
  simulation('expert', {}),
  simulation('giving back', { ...KNOWN_FLEETS.depot, bidirectional: 'yes' }),
  { name: 'simulator, a link to correct', page: 'simulator', search: '?v=2&n=9999&h=99' },
  { name: 'FAQ, a question opened', page: 'faq', press: 'main details:not([open]) summary' },
  { name: 'newsletter link without its token', page: 'newsletter-confirm' },
  { name: 'cookies, the choice reopened', page: 'cookies', press: 'footer a[href$="#choix"]' },
];

const DELIVERY = { vehicles: 40, activity: 'delivery', hours: 13, departureHour: 7 } as const;
const VANS = { ...DELIVERY, baseline: 'arrival', contract: 'class' } as const;

/** One fleet for each kind of result. */
export const SIMULATIONS = [
  simulation('both answered', { ...KNOWN_FLEETS.depot, baseline: 'arrival', contract: 'class' }),
  simulation('one price', { ...KNOWN_FLEETS.depot, baseline: 'timer', contract: 'fixed' }),
  simulation('no gain', { hours: 6, startPercent: 10, targetPercent: 100, chargerKw: 7 }),
  simulation('both open', DELIVERY),
  simulation('price unknown, power known', { ...VANS, contract: 'unknown', siteKw: 300 }),
  simulation('classes', VANS),
  simulation('hours', { ...VANS, contract: 'indexed' }),
  simulation('cannot be', { hours: 6, batteryKwh: 120, startPercent: 80, targetPercent: 60 }),
];

export const stateAddress = ({ page, search = '' }: PageState, prefix: Prefix): string =>
  pathTo(page, prefix) + search;
