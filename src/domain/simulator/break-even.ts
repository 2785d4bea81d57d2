import type { FleetInputs } from './inputs.ts';
import { SCENARIOS, type Scenario, type YearlyEstimate } from './yearly-estimate.ts';

/** How much more a bidirectional charger may cost than a plain one and still be paid back in time. */
export type BreakEven = {
  readonly years: number;
  readonly premiumEurosPerCharger: Readonly<Record<Scenario, number>>;
};

/** Out of the fleet's own share; nothing where no vehicle may give back. */
export function breakEven(
  { paybackYears }: Pick<FleetInputs, 'paybackYears'>,
  estimate: YearlyEstimate,
): BreakEven {
  const premiums = SCENARIOS.map((scenario) => {
    const { shareExtraV2gEuros } = estimate[scenario].fleet;
    const perCharger = estimate.v2gVehicles > 0 ? shareExtraV2gEuros / estimate.v2gVehicles : 0;
    return [scenario, perCharger * paybackYears] as const;
  });
  return {
    years: paybackYears,
    premiumEurosPerCharger: Object.fromEntries(premiums) as Record<Scenario, number>,
  };
}
