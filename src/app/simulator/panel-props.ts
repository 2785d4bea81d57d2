import type { MainResults } from '#domain/simulator/simulation.ts';
import type { Compared } from './compared.ts';
import type { Simulation } from './use-simulation.ts';

export interface PanelProps {
  shown: boolean;
  simulation: Simulation;
  main: MainResults;
  compared: Compared | undefined;
  leadScore: number;
}

/** A panel that nobody sees need not follow every answer: it catches up when it is shown. */
export const samePanel = (before: PanelProps, after: PanelProps): boolean =>
  (!before.shown && !after.shown) ||
  (Object.keys(after) as (keyof PanelProps)[]).every((name) => before[name] === after[name]);
