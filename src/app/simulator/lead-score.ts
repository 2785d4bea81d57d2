import { scoreOnSwitchToExpert } from '#domain/simulator/expert.ts';
import type { MainResults } from '#domain/simulator/simulation.ts';
import type { Simulation } from './use-simulation.ts';

/** The latest score counts; a switch to Expert with less than 30 shows 35 until an answer changes. */
export function leadScore(
  { state, justExpert }: Pick<Simulation, 'state' | 'justExpert'>,
  { simple, expert }: Pick<MainResults, 'simple' | 'expert'>,
): number {
  if (state.mode === 'simple') return simple.leadScore;
  return justExpert ? scoreOnSwitchToExpert(simple.leadScore) : expert.leadScore;
}
