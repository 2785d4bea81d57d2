import type { PriceYear } from '../prices/price-year.ts';
import type { VoltageDomain } from '../prices/tariffs.ts';
import {
  ASSUMPTIONS,
  type Assumptions,
  type Baseline,
  type Contract,
  type Fleet,
} from './fleet.ts';
import { keptOf, savingYears } from './fleet-gain.ts';
import { type Possible, possible } from './possible.ts';
import { countsV2g, mean, type Solution, type SolvedYear, solve } from './solution.ts';
import type { Bill } from './year-bill.ts';

/** What one year of prices comes to; EUR per vehicle, V2G where it counts. */
type EstimatedYear = {
  readonly year: number;
  readonly beforeEuros: number;
  readonly valueCreatedEuros: number;
  readonly gainEuros: number;
};

/**
 * The bill today and with us: means of the years, EUR per vehicle and year without VAT, as plain JSON. The
 * gain is what the fleet keeps; everything else explains it.
 */
export type Estimate = {
  readonly baseline: Baseline;
  readonly contract: Contract;
  readonly domain: VoltageDomain;
  readonly years: readonly EstimatedYear[];
  readonly kwh: number;
  readonly before: Bill;
  /** The electricity bill with smart charging; what giving back earns is not in it. */
  readonly after: Bill;
  readonly energyEuros: number;
  readonly tariffEuros: number;
  readonly powerEuros: number;
  /** What V2G adds on day-ahead prices, and whether it is enough to be counted. */
  readonly v2gExtraEuros: number;
  readonly countsV2g: boolean;
  readonly valueCreatedEuros: number;
  readonly ownShareEuros: number;
  readonly gainEuros: number;
  /** The supplier's bill and our invoice, less what giving back earns. */
  readonly paidInAllEuros: number;
  readonly gainOfBillShare: number;
  readonly gainPerMonthEuros: number;
  /** The specification's comparison factor: the gain over 25 EUR a month. */
  readonly factor: number;
  /** What the fleet would keep on top at the market's hourly prices; may be negative, 0 where it has them. */
  readonly moreWithIndexedEuros: number;
  readonly kwhPerSession: number;
  readonly shortByKwh: number;
  readonly subscribedTodayKw: number;
  /** The power today is assumed, and more than its usual share: the least that the vehicles need. */
  readonly isPowerRaisedToNeed: boolean;
  /** The most that the plan draws, and the same with its margin. */
  readonly plannedKw: number;
  readonly subscribedKw: number;
  readonly movedKwh: number;
  readonly savedCo2Kg: number;
  readonly soldKwh: number;
  readonly wearEuros: number;
  readonly possible: Possible;
};

export const GAIN_PER_VEHICLE_MONTH_EUROS = 25;

export const estimate = (
  fleet: Fleet,
  years: readonly PriceYear[],
  assumptions: Assumptions = ASSUMPTIONS,
): Estimate => estimated(solve(fleet, years, assumptions), assumptions);

export function estimated(solution: Solution, assumptions: Assumptions = ASSUMPTIONS): Estimate {
  const { fleet, today, years } = solution;
  const counts = countsV2g(solution);
  const fleetShare = fleet.fleetSharePercent / 100;
  const created = (year: SolvedYear) => year.bill.grossEuros + (counts ? year.v2gExtraEuros : 0);
  const valueCreatedEuros = mean(years, created);
  const gainEuros = valueCreatedEuros * fleetShare;
  const before = meanBill(years.map(({ bill }) => bill.before));
  const factor = gainEuros / (12 * GAIN_PER_VEHICLE_MONTH_EUROS);
  const ofPlan = (line: 'movedKwh' | 'savedCo2Kg') =>
    mean(years, ({ bill, v2g }) => (counts && v2g ? v2g[line] : bill[line]));
  return {
    baseline: fleet.baseline,
    contract: fleet.contract,
    domain: today.domain,
    years: years.map((year) => ({
      year: year.prices.year,
      beforeEuros: year.bill.before.totalEuros,
      valueCreatedEuros: created(year),
      gainEuros: created(year) * fleetShare,
    })),
    kwh: mean(years, ({ bill }) => bill.kwh),
    before,
    after: meanBill(years.map(({ bill }) => bill.after)),
    energyEuros: mean(years, ({ bill }) => bill.energyEuros),
    tariffEuros: mean(years, ({ bill }) => bill.tariffEuros),
    powerEuros: mean(years, ({ bill }) => bill.powerEuros),
    v2gExtraEuros: mean(years, (year) => year.v2gExtraEuros),
    countsV2g: counts,
    valueCreatedEuros,
    ownShareEuros: valueCreatedEuros - gainEuros,
    gainEuros,
    paidInAllEuros: before.totalEuros - gainEuros,
    gainOfBillShare: before.totalEuros > 0 ? gainEuros / before.totalEuros : 0,
    gainPerMonthEuros: fleet.vehicles * GAIN_PER_VEHICLE_MONTH_EUROS * factor,
    factor,
    moreWithIndexedEuros: moreWithIndexed(solution, assumptions),
    kwhPerSession: today.kwhPerSession,
    shortByKwh: today.shortByKwh,
    subscribedTodayKw: today.subscribedKwPerVehicle * fleet.vehicles,
    isPowerRaisedToNeed: today.isRaisedToNeed,
    plannedKw: mean(years, ({ bill }) => bill.plan.plannedKwPerVehicle) * fleet.vehicles,
    subscribedKw: mean(years, ({ bill }) => bill.plan.subscribedKwPerVehicle) * fleet.vehicles,
    movedKwh: ofPlan('movedKwh'),
    savedCo2Kg: ofPlan('savedCo2Kg'),
    soldKwh: counts ? mean(years, ({ v2g }) => v2g?.soldKwh ?? 0) : 0,
    wearEuros: counts ? mean(years, ({ v2g }) => v2g?.wearEuros ?? 0) : 0,
    possible: possible(solution),
  };
}

/** Smart charging alone. */
function moreWithIndexed({ fleet, years }: Solution, assumptions: Assumptions): number {
  if (fleet.contract === 'indexed') return 0;
  const prices = years.map((year) => year.prices);
  const indexed: Fleet = { ...fleet, contract: 'indexed' };
  const ownGain = (mean(years, ({ bill }) => bill.grossEuros) * fleet.fleetSharePercent) / 100;
  return keptOf(indexed, savingYears(indexed, prices, false, assumptions), false) - ownGain;
}

function meanBill(bills: readonly Bill[]): Bill {
  const line = (of: keyof Bill) => mean(bills, (bill) => bill[of]);
  return {
    energyEuros: line('energyEuros'),
    gridEuros: line('gridEuros'),
    powerEuros: line('powerEuros'),
    acciseEuros: line('acciseEuros'),
    totalEuros: line('totalEuros'),
  };
}
