import type { KnownFleet } from '#domain/illustrations/known-fleets.ts';
import queries from '#domain/illustrations/simulation-queries.json' with { type: 'json' };

/**
 * The query that opens a fleet in the simulator. Written by `npm run figures`, so that a page with such a
 * link does not download the simulator's questions for it.
 */
export const linkToSimulation = (fleet: KnownFleet): string => queries[fleet];
