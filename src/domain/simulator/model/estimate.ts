import type { PriceYear } from '../prices/price-year.ts';
import { type ChargingToday, chargingToday } from './charging-today.ts';
import { ASSUMPTIONS, type Assumptions, type Fleet } from './fleet.ts';
import { type Possible, possible } from './possible.ts';
import { type Bill, captured, type YearBill, yearBill } from './year-bill.ts';
import { canGiveBack, type YearV2g, yearV2g } from './year-v2g.ts';

/** A year with what giving back adds to it, where the fleet can. */
export type EstimatedYear = YearBill & {
  readonly v2g: YearV2g | null;
  readonly v2gExtraEuros: number;
};

/**
 * The bill today and with us: means of the years, EUR per vehicle and year without VAT. The gain is what
 * the fleet keeps; everything else explains it.
 */
export type Estimate = {
  readonly today: ChargingToday;
  readonly years: readonly EstimatedYear[];
  readonly kwh: number;
  readonly before: Bill;
  /** The electricity bill with smart charging; what giving back earns is not in it. */
  readonly after: Bill;
  readonly marketEuros: number;
  readonly tariffEuros: number;
  readonly powerEuros: number;
  /** What V2G adds on day-ahead prices, and whether it is enough to be counted. */
  readonly v2gExtraEuros: number;
  readonly countsV2g: boolean;
  readonly valueCreatedEuros: number;
  readonly voltigeEuros: number;
  readonly gainEuros: number;
  /** The supplier's bill and our invoice, less what giving back earns. */
  readonly paidInAllEuros: number;
  readonly gainOfBillShare: number;
  readonly gainPerMonthEuros: number;
  /** The specification's comparison factor: the gain over 25 EUR a month. */
  readonly factor: number;
  /** Where the price is fixed: what the fleet would keep on top with an indexed contract. */
  readonly moreWithIndexedEuros: number;
  readonly subscribedKw: number;
  readonly movedKwh: number;
  readonly savedCo2Kg: number;
  readonly soldKwh: number;
  readonly wearEuros: number;
  readonly possible: Possible;
};

/** V2G that adds less than this a year is not worth a word in the sum. */
export const V2G_COUNTS_FROM_EUROS = 1;
export const GAIN_PER_VEHICLE_MONTH_EUROS = 25;

export function estimate(
  fleet: Fleet,
  years: readonly PriceYear[],
  assumptions: Assumptions = ASSUMPTIONS,
): Estimate {
  const today = chargingToday(fleet, assumptions);
  const estimated = years.map((year): EstimatedYear => {
    const bill = yearBill(fleet, today, year, assumptions);
    const v2g = canGiveBack(fleet) ? yearV2g(fleet, today, year, bill, assumptions) : null;
    const v2gExtraEuros = v2g ? captured(v2g.fullExtraEuros, fleet.capturePercent) : 0;
    return { ...bill, v2g, v2gExtraEuros };
  });
  const mean = (of: (year: EstimatedYear) => number) =>
    estimated.reduce((sum, year) => sum + of(year), 0) / estimated.length;
  const v2gExtraEuros = mean((year) => year.v2gExtraEuros);
  const countsV2g = v2gExtraEuros >= V2G_COUNTS_FROM_EUROS;
  const grossEuros = mean((year) => year.grossEuros);
  const valueCreatedEuros = grossEuros + (countsV2g ? v2gExtraEuros : 0);
  const gainEuros = (valueCreatedEuros * fleet.fleetSharePercent) / 100;
  const before = meanBill(estimated.map((year) => year.before));
  const factor = gainEuros / (12 * GAIN_PER_VEHICLE_MONTH_EUROS);
  const moved = (of: 'movedKwh' | 'savedCo2Kg') =>
    mean((year) => (countsV2g && year.v2g ? year.v2g[of] : year[of]));
  return {
    today,
    years: estimated,
    kwh: mean((year) => year.kwh),
    before,
    after: meanBill(estimated.map((year) => year.after)),
    marketEuros: mean((year) => year.marketEuros),
    tariffEuros: mean((year) => year.tariffEuros),
    powerEuros: mean((year) => year.powerEuros),
    v2gExtraEuros,
    countsV2g,
    valueCreatedEuros,
    voltigeEuros: valueCreatedEuros - gainEuros,
    gainEuros,
    paidInAllEuros: before.totalEuros - gainEuros,
    gainOfBillShare: before.totalEuros > 0 ? gainEuros / before.totalEuros : 0,
    gainPerMonthEuros: fleet.vehicles * GAIN_PER_VEHICLE_MONTH_EUROS * factor,
    factor,
    moreWithIndexedEuros: moreWithIndexed(fleet, years, assumptions, grossEuros),
    subscribedKw: mean((year) => year.plan.subscribedKwPerVehicle) * fleet.vehicles,
    movedKwh: moved('movedKwh'),
    savedCo2Kg: moved('savedCo2Kg'),
    soldKwh: countsV2g ? mean((year) => year.v2g?.soldKwh ?? 0) : 0,
    wearEuros: countsV2g ? mean((year) => year.v2g?.wearEuros ?? 0) : 0,
    possible: possible(fleet, today, years, estimated),
  };
}

function moreWithIndexed(
  fleet: Fleet,
  years: readonly PriceYear[],
  assumptions: Assumptions,
  grossEuros: number,
): number {
  if (fleet.contract === 'indexed') return 0;
  const indexed: Fleet = { ...fleet, contract: 'indexed' };
  const today = chargingToday(indexed, assumptions);
  const gross = years.map((year) => yearBill(indexed, today, year, assumptions).grossEuros);
  const mean = gross.reduce((sum, euros) => sum + euros, 0) / years.length;
  return ((mean - grossEuros) * fleet.fleetSharePercent) / 100;
}

function meanBill(bills: readonly Bill[]): Bill {
  const mean = (line: keyof Bill) =>
    bills.reduce((sum, bill) => sum + bill[line], 0) / bills.length;
  return {
    energyEuros: mean('energyEuros'),
    gridEuros: mean('gridEuros'),
    powerEuros: mean('powerEuros'),
    acciseEuros: mean('acciseEuros'),
    totalEuros: mean('totalEuros'),
  };
}
