import type { PriceYear } from '../prices/price-year.ts';
import { type ChargingToday, chargingToday } from './charging-today.ts';
import { ASSUMPTIONS, type Assumptions, type Fleet } from './fleet.ts';
import { captured, type YearBill, yearBill } from './year-bill.ts';
import { canGiveBack, type YearV2g, yearV2g } from './year-v2g.ts';

/** Every plan of every year: what pictures, months and downloads are drawn from. */
export type Solution = {
  readonly fleet: Fleet;
  readonly today: ChargingToday;
  readonly years: readonly SolvedYear[];
};

export type SolvedYear = {
  readonly prices: PriceYear;
  readonly bill: YearBill;
  /** Where the fleet can give back. */
  readonly v2g: YearV2g | null;
  readonly v2gExtraEuros: number;
};

/** V2G that adds less than this a year is not worth a word in the sum. */
export const V2G_COUNTS_FROM_EUROS = 1;

export function solve(
  fleet: Fleet,
  years: readonly PriceYear[],
  assumptions: Assumptions = ASSUMPTIONS,
): Solution {
  const today = chargingToday(fleet, assumptions);
  return {
    fleet,
    today,
    years: years.map((prices) => {
      const bill = yearBill(fleet, today, prices, assumptions);
      const v2g = canGiveBack(fleet, today)
        ? yearV2g(fleet, today, prices, bill.plan, assumptions)
        : null;
      const v2gExtraEuros = v2g ? captured(v2g.fullExtraEuros, fleet.capturePercent) : 0;
      return { prices, bill, v2g, v2gExtraEuros };
    }),
  };
}

/** Whether giving back is worth counting: decided once for all years. */
export const countsV2g = ({ years }: Solution): boolean =>
  mean(years, (year) => year.v2gExtraEuros) >= V2G_COUNTS_FROM_EUROS;

export const mean = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0) / all.length;
