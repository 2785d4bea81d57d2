import { DEPOT } from './depot.ts';
import { depotFleet } from './depot-night.ts';
import { chargeOnArrival, cheapestPlan } from './fleet-day.ts';
import { type DayAheadYear, FRANCE_2024, pluggedSteps } from './prices.ts';
import { FRANCE_2023 } from './prices-2023.ts';

/** The share of the technical ceiling that a real fleet reaches: vans come late, forecasts err. */
export const CAPTURE_SHARES = { low: 0.6, reference: 0.8, high: 1 } as const;

export const NIGHTS_PER_WEEK = 5;

const WEEK_SHARE = NIGHTS_PER_WEEK / 7;

type MonthSaving = {
  /** Against charging on arrival, per vehicle, at the technical ceiling. */
  readonly smartOnlyEuros: number;
  /** What giving back adds to it, wear deducted. */
  readonly addedByV2gEuros: number;
};

export type YearlySaving = {
  readonly year: number;
  readonly months: readonly MonthSaving[];
  readonly smartOnlyEuros: number;
  readonly withV2gEuros: number;
  readonly meanEurosPerMwh: number;
};

/** What moving the charging of one van of the depot saves in a year, at the prices of that year. */
function yearlySaving(prices: DayAheadYear): YearlySaving {
  const months = prices.eurosPerMwh.map((day, month) =>
    monthSaving(day, (prices.monthDays[month] ?? 0) * WEEK_SHARE),
  );
  const smartOnlyEuros = total(months.map((month) => month.smartOnlyEuros));
  return {
    year: prices.year,
    months,
    smartOnlyEuros,
    withV2gEuros: smartOnlyEuros + total(months.map((month) => month.addedByV2gEuros)),
    meanEurosPerMwh: meanEurosPerMwh(prices),
  };
}

export const yearlySavings = (): readonly YearlySaving[] =>
  [FRANCE_2023, FRANCE_2024].map(yearlySaving);

function monthSaving(dayEurosPerMwh: readonly number[], nights: number): MonthSaving {
  const pluggedHours = 24 - DEPOT.arrivalHour + DEPOT.departureHour;
  const fleet = depotFleet(pluggedSteps(dayEurosPerMwh, DEPOT.arrivalHour, pluggedHours));
  const smartOnly = cheapestPlan({ ...fleet, dischargeKw: 0 }).costEuros;
  const perVehicle = nights / DEPOT.vehicles;
  return {
    smartOnlyEuros: (chargeOnArrival(fleet).costEuros - smartOnly) * perVehicle,
    addedByV2gEuros: (smartOnly - cheapestPlan(fleet).costEuros) * perVehicle,
  };
}

function meanEurosPerMwh({ eurosPerMwh, monthDays }: DayAheadYear): number {
  const weighted = eurosPerMwh.map((day, month) => total(day) * (monthDays[month] ?? 0));
  return total(weighted) / (24 * total(monthDays));
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
