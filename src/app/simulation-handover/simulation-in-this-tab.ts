import type { SimulatorData } from '#domain/leads/simulator-data.ts';
import type { FleetInputs, ShownFigures } from '#domain/simulator/index.ts';
import { tabStorage } from '../browser/tab-storage.ts';

const STORED_AS = 'simulation';

/** The latest simulation of this tab, which every form offers to attach. */
export interface SimulationInThisTab {
  data: SimulatorData;
  /** What is shown of it beside a form: hours, and the gain with what it stands on. */
  answers: Pick<FleetInputs, 'departureHour' | 'hours' | 'baseline' | 'contract'>;
  shown: ShownFigures;
  lead_score: number;
  /** The query of the simulator's address, which leads back to the same answers. */
  query: string;
  /** Once the server has stored it. */
  result_id?: string | undefined;
}

let latest: SimulationInThisTab | undefined;
let wasRead = false;
const listeners = new Set<() => void>();

/** For the simulator, at each calculation. */
export function setSimulationInThisTab(simulation: SimulationInThisTab): void {
  latest = simulation;
  wasRead = true;
  tabStorage.write(STORED_AS, simulation);
  for (const listener of listeners) listener();
}

export function simulationInThisTab(): SimulationInThisTab | undefined {
  if (!wasRead) {
    const stored = tabStorage.read(STORED_AS);
    latest = isSimulation(stored) ? stored : undefined;
    wasRead = true;
  }
  return latest;
}

export function subscribeToSimulation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Written by this file: the check only recognises what is damaged. The server validates it. */
function isSimulation(stored: unknown): stored is SimulationInThisTab {
  const { data, answers, shown, lead_score } = (stored ?? {}) as Partial<SimulationInThisTab>;
  return (
    typeof lead_score === 'number' &&
    typeof data?.vehicles === 'number' &&
    typeof answers?.departureHour === 'number' &&
    typeof shown?.perVehicle === 'object'
  );
}
