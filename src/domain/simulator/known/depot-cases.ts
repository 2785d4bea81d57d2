import type { Fleet } from '../model/fleet.ts';
import figures from './depot-cases.json' with { type: 'json' };

/** The depot of KNOWN_FLEETS with another answer. */
export const DEPOT_CASES = {
  timer: { baseline: 'timer' },
  fixed: { contract: 'fixed' },
} as const satisfies Record<string, Partial<Fleet>>;

/** What the depot then keeps, EUR per vehicle and year. */
export const DEPOT_CASE_GAIN_EUROS: Readonly<Record<keyof typeof DEPOT_CASES, number>> = figures;
