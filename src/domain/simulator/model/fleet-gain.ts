import type { PriceYear } from '../prices/price-year.ts';
import { chargingToday } from './charging-today.ts';
import { ASSUMPTIONS, type Assumptions, type Fleet } from './fleet.ts';
import { mean, V2G_COUNTS_FROM_EUROS } from './solution.ts';
import { captured, grossOf, type YearSaving, yearSaving } from './year-bill.ts';
import { canGiveBack, yearV2g } from './year-v2g.ts';

/** All that a gain is reckoned from, without the bills and pictures of a whole solution. */
export type SavingYear = { readonly saving: YearSaving; readonly fullV2gEuros: number };

export function savingYears(
  fleet: Fleet,
  years: readonly PriceYear[],
  withV2g: boolean,
  assumptions: Assumptions,
): SavingYear[] {
  const today = chargingToday(fleet, assumptions);
  const givesBack = withV2g && canGiveBack(fleet, today);
  return years.map((year) => {
    const saving = yearSaving(fleet, today, year, assumptions);
    const fullV2gEuros = givesBack
      ? yearV2g(fleet, today, year, saving.plan, assumptions).fullExtraEuros
      : 0;
    return { saving, fullV2gEuros };
  });
}

/** What the fleet keeps per vehicle: its share of the mean of the years. */
export function keptOf(
  { capturePercent, fleetSharePercent }: Fleet,
  years: readonly SavingYear[],
  countsV2g: boolean,
): number {
  const gross = mean(years, ({ saving }) => grossOf(saving, capturePercent));
  const v2g = countsV2g ? v2gOf(capturePercent, years) : 0;
  return ((gross + v2g) * fleetSharePercent) / 100;
}

const v2gOf = (capturePercent: number, years: readonly SavingYear[]) =>
  mean(years, ({ fullV2gEuros }) => captured(fullV2gEuros, capturePercent));

/** The same as the whole estimate's gain, in a third of the time. */
export function fleetGain(
  fleet: Fleet,
  years: readonly PriceYear[],
  assumptions: Assumptions = ASSUMPTIONS,
): number {
  const saved = savingYears(fleet, years, true, assumptions);
  const countsV2g = v2gOf(fleet.capturePercent, saved) >= V2G_COUNTS_FROM_EUROS;
  return keptOf(fleet, saved, countsV2g);
}
