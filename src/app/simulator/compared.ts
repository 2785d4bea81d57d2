import type { MainResults } from '#domain/simulator/simulation.ts';

/** The other scenario, to which the one looked at is compared. */
export interface Compared {
  name: string;
  main: MainResults;
}
