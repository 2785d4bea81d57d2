import type { GainRange } from '../simulator/index.ts';
import figures from './depot-years.json' with { type: 'json' };

/** The depot of KNOWN_FLEETS at the prices of one year: what it keeps per vehicle, EUR. */
export type DepotYear = {
  readonly year: number;
  readonly meanEurosPerMwh: number;
  readonly gainEuros: number;
  readonly range: GainRange;
};

/** Written by `npm run figures`. */
export const DEPOT_YEARS: readonly DepotYear[] = figures;
