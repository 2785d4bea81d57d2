import type { SimulatorData } from '#domain/leads/simulator-data.ts';
import type { FleetInputs, ShownFigures } from '#domain/simulator/index.ts';
import { createStore } from '#ui/store.ts';
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

/** Prerendered pages know of none. */
export const simulationInThisTab = createStore<SimulationInThisTab | undefined>(undefined);

const stored = tabStorage.read(STORED_AS);
if (isSimulation(stored)) simulationInThisTab.set(stored);

/** For the simulator, at each calculation. */
export function setSimulationInThisTab(simulation: SimulationInThisTab): void {
  tabStorage.write(STORED_AS, simulation);
  simulationInThisTab.set(simulation);
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
