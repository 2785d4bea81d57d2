import { createContext, useCallback, useContext, useEffect, useMemo } from 'react';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import type { MainResults } from '#domain/simulator/simulation.ts';
import { encodeState, type SimulationState } from '#domain/simulator/url-codec.ts';
import { rememberSimulation, type SimulationInThisTab } from '../forms/simulation-in-this-tab.ts';
import type { SimulatorTexts } from './texts.ts';
import type { Simulation } from './use-simulation.ts';

/** An answer has come to rest and may be linked to the lead it belongs to. */
const REST_MS = 3000;

export const AttachContext = createContext<() => void>(() => undefined);

/** Lets the forms know which simulation goes with them, before the visitor is led there. */
export const useAttach = (): (() => void) => useContext(AttachContext);

/**
 * Reports upward what was calculated: the forms of this tab offer it from the first answer on, and a
 * fleet that was pre-registered here is linked to it. Gives what attaches it at once.
 */
export function useReport(
  { state, fleet, touched }: Simulation,
  main: MainResults,
  leadScore: number,
  { language }: SimulatorTexts,
): () => void {
  const report = useMemo(
    () => tabSimulation(state, fleet, main, leadScore),
    [state, fleet, main, leadScore],
  );
  const keep = useCallback(async () => {
    const { keepSimulation } = await import('./keep-simulation.ts');
    return keepSimulation(state.mode, fleet, language);
  }, [state.mode, fleet, language]);

  useEffect(() => {
    if (!touched) return;
    rememberSimulation(report);
    const link = async () => {
      const { linkSimulation, registeredLead } = await import('../forms/registered-lead.ts');
      const id = registeredLead() && (await keep());
      if (id) await linkSimulation(id);
    };
    const timer = setTimeout(() => void link(), REST_MS);
    return () => clearTimeout(timer);
  }, [touched, report, keep]);

  return useCallback(() => {
    rememberSimulation(report);
    // What the server keeps is what sales will open; without it the figures go along all the same.
    void keep().then((id) => {
      if (id !== undefined) rememberSimulation({ ...report, result_id: id });
    });
  }, [report, keep]);
}

/** As the specification names it: `parking` is the hours, `region` the slot. */
function tabSimulation(
  state: SimulationState,
  fleet: FleetInputs,
  { simple, estimate, expert }: MainResults,
  leadScore: number,
): SimulationInThisTab {
  return {
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
  };
}
