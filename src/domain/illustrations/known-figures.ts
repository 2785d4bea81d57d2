import type { Estimate } from '../simulator/model/estimate.ts';
import type { GainRange } from '../simulator/model/range.ts';
import figures from './known-fleets.json' with { type: 'json' };
import type { KnownFleet } from './known-fleets.ts';

export type KnownFigures = { readonly estimate: Estimate; readonly range: GainRange };

/**
 * What the model answers for the fleets that pages speak of: written by `npm run figures`, so that no page
 * needs prices. Apart from the fleets themselves, which bring the simulator's questions along.
 */
export const knownFigures = (fleet: KnownFleet): KnownFigures =>
  (figures as unknown as Readonly<Record<KnownFleet, KnownFigures>>)[fleet];
