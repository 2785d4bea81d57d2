import type { Fleet } from '../simulator/model/fleet.ts';
import depotCaseGains from './depot-cases.json' with { type: 'json' };
import v2gExtras from './v2g-cases.json' with { type: 'json' };

/** The depot of KNOWN_FLEETS with another answer. */
export const DEPOT_CASES = {
  timer: { baseline: 'timer' },
  fixed: { contract: 'fixed' },
} as const satisfies Record<string, Partial<Fleet>>;

/** What the depot then keeps, EUR per vehicle and year. */
export const DEPOT_CASE_GAIN_EUROS: Readonly<Record<keyof typeof DEPOT_CASES, number>> =
  depotCaseGains;

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
