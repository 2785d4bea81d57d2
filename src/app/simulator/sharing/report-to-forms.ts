import { gainFields } from '#domain/leads/gain-fields.ts';
import {
  type DetailResults,
  encodeState,
  type MainResults,
  MODEL_VERSION,
  nearestSlot,
  type SimulationState,
  shownFigures,
} from '#domain/simulator/index.ts';
import {
  type LeadAnswer,
  linkSimulation,
  registeredLead,
  type Standing,
} from '../../simulation-handover/registered-lead.ts';
import { setSimulationInThisTab } from '../../simulation-handover/simulation-in-this-tab.ts';

// Exported from here so that all the forms need is fetched in one piece, with the first answer.
export { storeSimulation } from '../../simulation-handover/store-simulation.ts';

interface Calculated {
  state: SimulationState;
  main: MainResults;
  details: DetailResults | null;
  leadScore: number;
  /** Once the server has stored it. */
  resultId?: string | undefined;
}

/** Under the names of the specification: `parking` is the hours, `region` the slot nearest to them. */
export function storeForForms(calculated: Calculated): void {
  const { state, main, details, leadScore, resultId } = calculated;
  const { fleet, mode } = state;
  const { estimate, specified } = main;
  const { departureHour, hours, baseline, contract } = fleet;
  const shown = shownFigures(main, details?.ranges ?? null, fleet.vehicles);
  setSimulationInThisTab({
    data: {
      vehicles: fleet.vehicles,
      parking: hours,
      activity: fleet.activity,
      region: nearestSlot(fleet),
      results: {
        mode,
        potential: specified.potential,
        ...gainFields(shown, fleet),
        co2_kg_per_year: Math.round(estimate.savedCo2Kg * fleet.vehicles),
        flexibility_kwh_per_day: Math.round(specified.flexibilityKwhPerDay),
        model_version: MODEL_VERSION,
      },
    },
    answers: { departureHour, hours, baseline, contract },
    shown,
    lead_score: leadScore,
    query: `?${encodeState(state)}`,
    ...(resultId !== undefined && { result_id: resultId }),
  });
}

/**
 * A fleet that was pre-registered in this tab is linked to its simulation, and scored again. How it stands
 * then, and whether the simulation made it a priority; nothing where there is no such fleet.
 */
export async function linkToLead(
  storeOnServer: () => Promise<string | undefined>,
): Promise<LinkedSimulation | undefined> {
  const lead = registeredLead();
  if (lead === undefined) return undefined;
  const id = await storeOnServer();
  const standing = id === undefined ? undefined : await linkSimulation(id);
  return standing && { ...standing, isNowPriority: becomesPriority(lead, standing) };
}

export interface LinkedSimulation extends Standing {
  isNowPriority: boolean;
}

/** A further fleet of a mailbox keeps the delay it was promised. */
const becomesPriority = (before: LeadAnswer, after: Standing): boolean =>
  !before.already_registered &&
  before.qualification_status !== 'priority' &&
  after.qualification_status === 'priority';
