import { CARBON_GRAMS_PER_KWH } from '../prices/grid-carbon.ts';
import type { PriceYear } from '../prices/price-year.ts';
import type { VoltageDomain } from '../prices/tariffs.ts';
import { type Baseline, type Contract, controllableShare, type Fleet, V2G_SHARE } from './fleet.ts';
import { type Possible, possible } from './possible.ts';
import {
  countsV2g,
  fleetGain,
  keptEuros,
  mean,
  reached,
  type Solution,
  type SolvedYear,
  solve,
} from './solution.ts';
import { type Bill, billOf } from './year-bill.ts';
import { yearWeight } from './year-plan.ts';

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

export const estimate = (fleet: Fleet, years: readonly PriceYear[]): Estimate =>
  estimated(solve(fleet, years));

export function estimated(solution: Solution): Estimate {
  const { fleet, today } = solution;
  const counts = countsV2g(solution);
  const fleetShare = fleet.fleetSharePercent / 100;
  const years = solution.years.map((year) => {
    const lines = reached(fleet, year);
    const valueCreatedEuros = lines.grossEuros + (counts ? lines.v2gEuros : 0);
    return { ...year, ...lines, valueCreatedEuros, ...movedIn(fleet, year, counts) };
  });
  const valueCreatedEuros = mean(years, (year) => year.valueCreatedEuros);
  const gainEuros = valueCreatedEuros * fleetShare;
  const before = meanBill(years.map(({ bill }) => bill.before));
  const energyEuros = mean(years, (year) => year.energyEuros);
  const tariffEuros = mean(years, (year) => year.tariffEuros);
  const powerEuros = mean(years, (year) => year.powerEuros);
  const factor = gainEuros / (12 * GAIN_PER_VEHICLE_MONTH_EUROS);
  const soldKwh = mean(years, (year) => year.soldKwh);
  return {
    baseline: fleet.baseline,
    contract: fleet.contract,
    domain: today.domain,
    years: years.map((year) => ({
      year: year.prices.year,
      beforeEuros: year.bill.before.totalEuros,
      valueCreatedEuros: year.valueCreatedEuros,
      gainEuros: year.valueCreatedEuros * fleetShare,
    })),
    kwh: mean(years, ({ bill }) => bill.kwh),
    before,
    after: billOf(
      before.energyEuros - energyEuros,
      before.gridEuros - tariffEuros,
      before.powerEuros - powerEuros,
      before.acciseEuros,
    ),
    energyEuros,
    tariffEuros,
    powerEuros,
    v2gExtraEuros: mean(years, (year) => year.v2gEuros),
    countsV2g: counts,
    valueCreatedEuros,
    ownShareEuros: valueCreatedEuros - gainEuros,
    gainEuros,
    paidInAllEuros: before.totalEuros - gainEuros,
    gainOfBillShare: before.totalEuros > 0 ? gainEuros / before.totalEuros : 0,
    gainPerMonthEuros: fleet.vehicles * GAIN_PER_VEHICLE_MONTH_EUROS * factor,
    factor,
    moreWithIndexedEuros: moreWithIndexed(solution),
    kwhPerSession: today.kwhPerSession,
    shortByKwh: today.shortByKwh,
    subscribedTodayKw: today.subscribedKwPerVehicle * fleet.vehicles,
    isPowerRaisedToNeed: today.isRaisedToNeed,
    plannedKw: mean(years, ({ bill }) => bill.plan.plannedKwPerVehicle) * fleet.vehicles,
    subscribedKw: mean(years, ({ bill }) => bill.plan.subscribedKwPerVehicle) * fleet.vehicles,
    movedKwh: mean(years, (year) => year.movedKwh),
    savedCo2Kg: mean(years, (year) => year.savedCo2Kg),
    soldKwh,
    wearEuros: (soldKwh * fleet.wearCents) / 100,
    possible: possible(solution),
  };
}

/** Energy that is charged at another time than today, or sold, and what the grid emits less for it. */
export function movedIn(fleet: Fleet, { prices, bill, v2g }: SolvedYear, counts: boolean) {
  const v2gShare = counts ? V2G_SHARE[fleet.control] : 0;
  let movedKwh = 0;
  let soldKwh = 0;
  let grams = 0;
  for (const [index, { session, steps, planKwh }] of bill.plan.sessions.entries()) {
    const given = v2g?.sessions[index];
    for (const [step, { hour, todayKwh }] of session.steps.entries()) {
      const gramsPerKwh = CARBON_GRAMS_PER_KWH[(hour + 24) % 24] ?? 0;
      for (let at = step; at < planKwh.length; at += steps) {
        const plan = planKwh[at] ?? 0;
        const less = todayKwh - plan - v2gShare * ((given?.boughtKwh[at] ?? plan) - plan);
        const sold = v2gShare * (given?.soldKwh[at] ?? 0);
        movedKwh += Math.max(0, less);
        soldKwh += sold;
        grams += (less + sold) * gramsPerKwh;
      }
    }
  }
  const part = (controllableShare(fleet) * yearWeight(fleet, prices) * fleet.capturePercent) / 100;
  return { movedKwh: movedKwh * part, soldKwh: soldKwh * part, savedCo2Kg: (grams * part) / 1000 };
}

/** Smart charging alone. */
function moreWithIndexed(solution: Solution): number {
  const { fleet, years } = solution;
  if (fleet.contract === 'indexed') return 0;
  const indexed: Fleet = { ...fleet, contract: 'indexed', bidirectional: false };
  const prices = years.map((year) => year.prices);
  return fleetGain(indexed, prices) - keptEuros(solution, false);
}

function meanBill(bills: readonly Bill[]): Bill {
  const line = (of: keyof Bill) => mean(bills, (bill) => bill[of]);
  return billOf(line('energyEuros'), line('gridEuros'), line('powerEuros'), line('acciseEuros'));
}
