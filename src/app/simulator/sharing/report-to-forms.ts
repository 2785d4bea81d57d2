import { gainFields } from '#domain/leads/gain-fields.ts';
import {
  encodeState,
  MODEL_VERSION,
  nearestSlot,
  type SimulationState,
  shownFigures,
} from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import { linkSimulation, registeredLead } from '../../simulation-handover/registered-lead.ts';
import { setSimulationInThisTab } from '../../simulation-handover/simulation-in-this-tab.ts';
import { storeSimulation } from '../../simulation-handover/store-simulation.ts';
import type { SimulatorState } from '../state/simulator-state.ts';

// Exported from here so that all the forms need is fetched in one piece, with the first answer.
export { storeSimulation };

/** Under the names of the specification: `parking` is the hours, `region` the slot nearest to them. */
export function storeForForms(
  { answers, result, details, areDetailsStale }: SimulatorState,
  leadScore: number,
  resultId: string | undefined,
): void {
  const { fleet, mode } = answers;
  const { main } = result;
  const { estimate, specified } = main;
  const { departureHour, hours, baseline, contract } = fleet;
  const ranges = areDetailsStale ? null : details.results.ranges;
  const shown = shownFigures(main, ranges, fleet.vehicles);
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
    query: `?${encodeState(answers)}`,
    ...(resultId !== undefined && { result_id: resultId }),
  });
}

export interface LinkedSimulation {
  isNowPriority: boolean;
}

/**
 * A fleet that was pre-registered in this tab is linked to its simulation, and scored again. Whether the
 * simulation made it a priority; a further fleet of a mailbox keeps the delay it was promised.
 */
export async function linkToLead(
  answers: SimulationState,
  language: Language,
): Promise<LinkedSimulation | undefined> {
  const lead = registeredLead.get();
  if (lead === undefined) return undefined;
  const id = await storeSimulation(answers, language);
  const standing = id === undefined ? undefined : await linkSimulation(id);
  if (standing === undefined) return undefined;
  const wasPromised = lead.already_registered || lead.qualification_status === 'priority';
  return { isNowPriority: !wasPromised && standing.qualification_status === 'priority' };
}
