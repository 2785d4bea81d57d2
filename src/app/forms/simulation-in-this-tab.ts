import * as v from 'valibot';
import { POTENTIALS, SimulatorData } from '#domain/leads/simulator-data.ts';
import { tabStorage } from './tab-storage.ts';

const STORED_AS = 'simulation';

/**
 * The latest simulation of this tab, which every form offers to attach. `results.monthly_gain_euros`,
 * where given, is shown beside it.
 */
const SimulationInThisTab = v.object({
  data: SimulatorData,
  lead_score: v.number(),
  potential: v.picklist(POTENTIALS),
  /** The query of the simulator's address, which leads back to the same answers. */
  query: v.string(),
  /** Once the server keeps it. */
  result_id: v.optional(v.string()),
});
export type SimulationInThisTab = v.InferOutput<typeof SimulationInThisTab>;

let latest: SimulationInThisTab | undefined;
let wasRead = false;
const listeners = new Set<() => void>();

/** For the simulator, at each calculation. */
export function rememberSimulation(simulation: SimulationInThisTab): void {
  latest = simulation;
  wasRead = true;
  tabStorage.write(STORED_AS, simulation);
  for (const listener of listeners) listener();
}

export function simulationInThisTab(): SimulationInThisTab | undefined {
  if (!wasRead) {
    const stored = v.safeParse(SimulationInThisTab, tabStorage.read(STORED_AS));
    latest = stored.success ? stored.output : undefined;
    wasRead = true;
  }
  return latest;
}

export function onSimulation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
