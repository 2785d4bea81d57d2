import type { Language } from '#domain/language.ts';
import type { MainResults } from '#domain/simulator/simulation.ts';
import { encodeState, type SimulationState } from '#domain/simulator/url-codec.ts';
import type { SimulationInThisTab } from '../forms/simulation-in-this-tab.ts';
import { activeFleet } from './active-fleet.ts';

export interface Calculated {
  state: SimulationState;
  main: MainResults;
  leadScore: number;
}

/** Fetched when there is something to tell: the simulator itself does without. */
const forms = () => import('../forms/simulation-in-this-tab.ts');

/** Makes a simulation the one that the forms of this tab offer to attach. */
export async function report(calculated: Calculated): Promise<void> {
  const { rememberSimulation } = await forms();
  rememberSimulation(inThisTab(calculated));
}

/** After a pre-registration in this tab, its lead is linked to the result and scored again. */
export async function linkToLead({ state }: Calculated, language: Language): Promise<void> {
  const { linkSimulation, registeredLead } = await import('../forms/registered-lead.ts');
  if (registeredLead() === undefined) return;
  const { keepSimulation } = await import('./keep-simulation.ts');
  const id = await keepSimulation(state.mode, activeFleet(state), language);
  if (id !== undefined) await linkSimulation(id);
}

/** `parking` and `region` are the specification's names for hours of charge and time slot. */
function inThisTab({ state, main, leadScore }: Calculated): SimulationInThisTab {
  const { vehicles, hours, activity, slot } = activeFleet(state);
  const { simple, expert, estimate } = main;
  return {
    data: {
      vehicles,
      parking: hours,
      activity,
      region: slot,
      results: {
        mode: state.mode,
        potential: simple.potential,
        monthly_gain_euros: simple.monthlyGainEuros,
        co2_grams_per_day: simple.co2GramsPerDay,
        flexibility_kwh_per_day: simple.flexibilityKwhPerDay,
        score_out_of_ten: simple.scoreOutOfTen,
        yearly_share_euros: estimate.reference.fleet.shareEuros,
        ceiling_euros: expert.ceilingEuros,
      },
    },
    lead_score: leadScore,
    potential: simple.potential,
    query: encodeState(state),
  };
}
