import type { FleetInputs } from '#domain/simulator/inputs.ts';
import { MODEL_VERSION } from '#domain/simulator/model-version.ts';
import { gainFields, shownFigures } from '#domain/simulator/shown-figures.ts';
import type { FollowingResults, MainResults } from '#domain/simulator/simulation.ts';
import { encodeState, type SimulationState } from '#domain/simulator/url-codec.ts';
import { rememberSimulation } from '../../forms/simulation-in-this-tab.ts';

interface Calculated {
  state: SimulationState;
  fleet: FleetInputs;
  main: MainResults;
  following: FollowingResults | null;
  leadScore: number;
  /** Once the server keeps it. */
  resultId?: string | undefined;
}

/** Under the names of the specification: `parking` is the hours, `region` the slot. */
export function rememberCalculated(calculated: Calculated): void {
  const { state, fleet, main, following, leadScore, resultId } = calculated;
  const { estimate, specified } = main;
  rememberSimulation({
    data: {
      vehicles: fleet.vehicles,
      parking: fleet.hours,
      activity: fleet.activity,
      region: fleet.slot,
      results: {
        mode: state.mode,
        potential: specified.potential,
        ...gainFields(shownFigures(estimate, following?.range ?? null, fleet.vehicles)),
        co2_kg_per_year: Math.round(estimate.savedCo2Kg * fleet.vehicles),
        flexibility_kwh_per_day: Math.round(specified.flexibilityKwhPerDay),
        model_version: MODEL_VERSION,
      },
    },
    lead_score: leadScore,
    potential: specified.potential,
    query: `?${encodeState(state)}`,
    ...(resultId !== undefined && { result_id: resultId }),
  });
}
