import type { PriceYear } from '../prices/price-year.ts';
import type { VoltageDomain } from '../prices/tariffs.ts';
import { ASSUMPTIONS, type Assumptions, type Fleet } from './fleet.ts';
import { type Possible, possible } from './possible.ts';
import type { GainRange } from './range.ts';
import {
  type Bill,
  chargingToday,
  countsV2g,
  mean,
  type Solution,
  type SolvedYear,
  solve,
  yearBill,
} from './solution.ts';

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
  readonly domain: VoltageDomain;
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
  readonly ownShareEuros: number;
  readonly gainEuros: number;
  /** The supplier's bill and our invoice, less what giving back earns. */
  readonly paidInAllEuros: number;
  readonly gainOfBillShare: number;
  readonly gainPerMonthEuros: number;
  /** The specification's comparison factor: the gain over 25 EUR a month. */
  readonly factor: number;
  /** Where the price is fixed: what the fleet would keep on top with an indexed contract. */
  readonly moreWithIndexedEuros: number;
  readonly kwhPerSession: number;
  readonly shortByKwh: number;
  readonly subscribedTodayKw: number;
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
    marketEuros: mean(years, ({ bill }) => bill.marketEuros),
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
    moreWithIndexedEuros: moreWithIndexed(solution, assumptions) * fleetShare,
    kwhPerSession: today.kwhPerSession,
    shortByKwh: today.shortByKwh,
    subscribedTodayKw: today.subscribedKwPerVehicle * fleet.vehicles,
    subscribedKw: mean(years, ({ bill }) => bill.plan.subscribedKwPerVehicle) * fleet.vehicles,
    movedKwh: ofPlan('movedKwh'),
    savedCo2Kg: ofPlan('savedCo2Kg'),
    soldKwh: counts ? mean(years, ({ v2g }) => v2g?.soldKwh ?? 0) : 0,
    wearEuros: counts ? mean(years, ({ v2g }) => v2g?.wearEuros ?? 0) : 0,
    possible: possible(solution),
  };
}

/** Before sharing, where the price is fixed. */
function moreWithIndexed({ fleet, years }: Solution, assumptions: Assumptions): number {
  if (fleet.contract === 'indexed') return 0;
  const indexed: Fleet = { ...fleet, contract: 'indexed' };
  const today = chargingToday(indexed, assumptions);
  return mean(
    years,
    ({ prices, bill }) =>
      yearBill(indexed, today, prices, assumptions).grossEuros - bill.grossEuros,
  );
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

/**
 * An estimate in whole euros, as it is written everywhere: page, print, mail, file. Adding up what is
 * written gives what is written:
 *
 * - market + tariff + power + V2G = value created
 * - value created - Voltige's part = gain
 * - bill before - market - tariff - power = bill after
 * - bill before - gain = paid in all, for a vehicle as for the fleet
 */
export type ShownFigures = {
  readonly perVehicle: ShownYear & ShownLines;
  readonly fleet: ShownYear & { readonly gainPerMonthEuros: number };
};

export type ShownLines = {
  readonly marketEuros: number;
  readonly tariffEuros: number;
  readonly powerEuros: number;
  /** 0 where V2G is not counted. */
  readonly v2gEuros: number;
  readonly valueCreatedEuros: number;
  readonly ownShareEuros: number;
  /** The supplier's bill, our invoice and what giving back earns apart. */
  readonly afterEuros: number;
};

/** EUR a year. */
type ShownYear = {
  readonly gainEuros: number;
  /** Null until the range is computed. */
  readonly lowEuros: number | null;
  readonly highEuros: number | null;
  readonly beforeEuros: number;
  readonly paidInAllEuros: number;
};

/**
 * Gain, bill today and value created are rounded for themselves, for they are quoted alone. The lines of
 * the value created are rounded down, and the euros then missing go to the lines that lost most; the rest
 * is what is left between them.
 */
export function shownFigures(
  estimate: Estimate,
  range: GainRange | null,
  vehicles: number,
): ShownFigures {
  return {
    perVehicle: { ...shownYear(estimate, range, 1), ...shownLines(estimate, 1) },
    fleet: {
      ...shownYear(estimate, range, vehicles),
      gainPerMonthEuros: whole(estimate.gainPerMonthEuros),
    },
  };
}

/** Where the gain comes from, for one vehicle or the whole fleet. */
export function shownLines(estimate: Estimate, vehicles: number): ShownLines {
  const { gainEuros, beforeEuros } = shownYear(estimate, null, vehicles);
  const valueCreatedEuros = whole(estimate.valueCreatedEuros * vehicles);
  const v2gLine = estimate.countsV2g ? estimate.v2gExtraEuros : 0;
  const lines = [estimate.marketEuros, estimate.tariffEuros, estimate.powerEuros, v2gLine];
  const [marketEuros = 0, tariffEuros = 0, powerEuros = 0, v2gEuros = 0] = addingUpTo(
    valueCreatedEuros,
    lines.map((euros) => euros * vehicles),
  );
  return {
    marketEuros,
    tariffEuros,
    powerEuros,
    v2gEuros,
    valueCreatedEuros,
    ownShareEuros: valueCreatedEuros - gainEuros,
    afterEuros: beforeEuros - marketEuros - tariffEuros - powerEuros,
  };
}

function shownYear(
  { gainEuros, before }: Estimate,
  range: GainRange | null,
  vehicles: number,
): ShownYear {
  const gain = whole(gainEuros * vehicles);
  const beforeEuros = whole(before.totalEuros * vehicles);
  return {
    gainEuros: gain,
    lowEuros: range && whole(range.lowEuros * vehicles),
    highEuros: range && whole(range.highEuros * vehicles),
    beforeEuros,
    paidInAllEuros: beforeEuros - gain,
  };
}

/** Never -0, which would be written with its sign. */
const whole = (euros: number) => Math.round(euros) + 0;

/** addingUpTo(2, [0.9, 0.6, 0.4]) // => [1, 1, 0] */
export function addingUpTo(sum: number, lines: readonly number[]): number[] {
  const down = lines.map(Math.floor);
  const missing = sum - down.reduce((total, line) => total + line, 0);
  const lost = (at: number) => (lines[at] ?? 0) - (down[at] ?? 0);
  const raised = lines
    .map((_, at) => at)
    .sort((a, b) => lost(b) - lost(a))
    .slice(0, missing);
  return down.map((line, at) => line + (raised.includes(at) ? 1 : 0) + 0);
}

/** The figures that leave the site, by their names in forms, webhooks and exports; EUR without VAT. */
export const gainFields = ({ perVehicle, fleet }: ShownFigures) => ({
  gain_per_vehicle_year_euros: perVehicle.gainEuros,
  ...(perVehicle.lowEuros !== null && { gain_low_euros: perVehicle.lowEuros }),
  ...(perVehicle.highEuros !== null && { gain_high_euros: perVehicle.highEuros }),
  gain_per_year_euros: fleet.gainEuros,
  gain_per_month_euros: fleet.gainPerMonthEuros,
  bill_today_euros: perVehicle.beforeEuros,
  bill_after_euros: perVehicle.paidInAllEuros,
});
