import type { PriceYear } from '../prices/price-year.ts';
import { type ChargingToday, chargingToday } from './charging-today.ts';
import { DUST, type Fleet } from './fleet.ts';
import { type YearBill, yearBill } from './year-bill.ts';
import { type YearV2g, yearV2g } from './year-v2g.ts';

/** Every plan of every year: what gains, pictures, months and downloads are made from. */
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
};

/** V2G that adds less than this a year is not worth a word in the sum. */
export const V2G_COUNTS_FROM_EUROS = 1;

export function solve(fleet: Fleet, years: readonly PriceYear[]): Solution {
  const today = chargingToday(fleet);
  return {
    fleet,
    today,
    years: years.map((prices) => {
      const bill = yearBill(fleet, today, prices);
      return { prices, bill, v2g: yearV2g(fleet, today, prices, bill.plan) };
    }),
  };
}

/** What of a year's plan is reached in real life, for one vehicle before sharing. */
export function reached({ capturePercent }: Fleet, { bill, v2g }: SolvedYear) {
  const { fullEnergyEuros, fullTariffEuros, powerEuros } = bill;
  const capture = capturePercent / 100;
  // A loss is borne whole.
  const share = fullEnergyEuros + fullTariffEuros >= -DUST ? capture : 1;
  const energyEuros = share * fullEnergyEuros;
  const tariffEuros = share * fullTariffEuros;
  const v2gEuros = v2g?.fullExtraEuros ?? 0;
  return {
    share,
    energyEuros,
    tariffEuros,
    powerEuros,
    grossEuros: energyEuros + tariffEuros + powerEuros,
    v2gEuros: v2gEuros > 0 ? capture * v2gEuros : v2gEuros,
  };
}

/** Whether giving back is worth counting: decided once for all years. */
export const countsV2g = ({ fleet, years }: Solution): boolean =>
  mean(years, (year) => reached(fleet, year).v2gEuros) >= V2G_COUNTS_FROM_EUROS;

/** What the fleet keeps per vehicle: its share of the mean of the years. */
export function keptEuros(solution: Solution, counts = countsV2g(solution)): number {
  const { fleet, years } = solution;
  const created = mean(years, (year) => {
    const { grossEuros, v2gEuros } = reached(fleet, year);
    return counts ? grossEuros + v2gEuros : grossEuros;
  });
  return (created * fleet.fleetSharePercent) / 100;
}

export const fleetGain = (fleet: Fleet, years: readonly PriceYear[]): number =>
  keptEuros(solve(fleet, years));

export const mean = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0) / all.length;
