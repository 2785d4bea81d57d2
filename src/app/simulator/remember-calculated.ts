import type { FleetInputs } from '#domain/simulator/inputs.ts';
import type { MainResults } from '#domain/simulator/simulation.ts';
import { encodeState, type SimulationState } from '#domain/simulator/url-codec.ts';
import { rememberSimulation } from '../forms/simulation-in-this-tab.ts';

interface Calculated {
  state: SimulationState;
  fleet: FleetInputs;
  main: MainResults;
  leadScore: number;
  /** Once the server keeps it. */
  resultId?: string | undefined;
}

/** Under the names of the specification: `parking` is the hours, `region` the slot. */
export function rememberCalculated({ state, fleet, main, leadScore, resultId }: Calculated): void {
  const { simple, estimate, expert } = main;
  rememberSimulation({
    data: {
      vehicles: fleet.vehicles,
      parking: fleet.hours,
      activity: fleet.activity,
      region: fleet.slot,
      results: {
        mode: state.mode,
        potential: simple.potential,
        monthly_gain_euros: Math.round(simple.monthlyGainEuros),
        co2_grams_per_day: Math.round(simple.co2GramsPerDay),
        flexibility_kwh_per_day: Math.round(simple.flexibilityKwhPerDay),
        yearly_share_euros: Math.round(estimate.reference.fleet.shareEuros),
        yearly_share_low_euros: Math.round(estimate.low.fleet.shareEuros),
        yearly_share_high_euros: Math.round(estimate.high.fleet.shareEuros),
        technical_ceiling_euros: Math.round(expert.ceilingEuros),
      },
    },
    lead_score: leadScore,
    potential: simple.potential,
    query: `?${encodeState(state)}`,
    ...(resultId !== undefined && { result_id: resultId }),
  });
}
