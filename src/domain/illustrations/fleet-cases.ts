import type { Fleet } from '../simulator/index.ts';
import v2gExtras from './v2g-cases.json' with { type: 'json' };

/** The fleets of KNOWN_FLEETS whose V2G is looked at. */
export const V2G_FLEETS = ['depot', 'delivery'] as const;

/** With bidirectional chargers, one assumption changed at a time. */
export const V2G_CASES = {
  asCharged: {},
  exempt: { exempt: true },
  halfWear: { wearCents: 2 },
  doubleWear: { wearCents: 8 },
} as const satisfies Record<string, Partial<Fleet>>;

export type V2gCase = keyof typeof V2G_CASES;

/** What V2G adds to smart charging on day-ahead prices: EUR per vehicle and year before sharing. */
export const V2G_EXTRA_EUROS: Readonly<
  Record<(typeof V2G_FLEETS)[number], Readonly<Record<V2gCase, number>>>
> = v2gExtras;
