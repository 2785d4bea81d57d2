import {
  capturePercent,
  highCapturePercent,
  highWearCents,
  lowCapturePercent,
  lowWearCents,
  wearCents,
} from './constants.ts';
import { DEPOT } from './depot.ts';
import { depotFleet } from './depot-night.ts';
import { chargeOnArrival, cheapestPlan } from './fleet-day.ts';
import { type DayAheadYear, FRANCE_2024, pluggedSteps } from './prices.ts';
import { FRANCE_2023 } from './prices-2023.ts';

export const CASES = ['low', 'reference', 'high'] as const;
type ByCase = Readonly<Record<(typeof CASES)[number], number>>;

/** The share of the best possible plan that a real fleet reaches: vans come late, forecasts err. */
export const CAPTURE_SHARES: ByCase = {
  low: lowCapturePercent / 100,
  reference: capturePercent / 100,
  high: highCapturePercent / 100,
};

/** What a kilowatt-hour given back costs the battery: whoever lends looks at the dear end. */
export const WEAR_EUROS_PER_KWH: ByCase = {
  low: highWearCents / 100,
  reference: wearCents / 100,
  high: lowWearCents / 100,
};

export const NIGHTS_PER_WEEK = 5;

const WEEK_SHARE = NIGHTS_PER_WEEK / 7;

type MonthSaving = {
  /** Against charging on arrival, per vehicle, with the best possible plan. */
  readonly smartOnlyEuros: number;
  /** What giving back adds to it, the wear of the case deducted. */
  readonly addedByV2gEuros: ByCase;
};

export type YearlySaving = {
  readonly year: number;
  readonly months: readonly MonthSaving[];
  readonly smartOnlyEuros: number;
  readonly withV2gEuros: ByCase;
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
    withV2gEuros: byCase(
      (name) => smartOnlyEuros + total(months.map((month) => month.addedByV2gEuros[name])),
    ),
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
    addedByV2gEuros: byCase((name) => {
      const plan = cheapestPlan({ ...fleet, wearEurosPerKwh: WEAR_EUROS_PER_KWH[name] });
      return (smartOnly - plan.costEuros) * perVehicle;
    }),
  };
}

function meanEurosPerMwh({ eurosPerMwh, monthDays }: DayAheadYear): number {
  const weighted = eurosPerMwh.map((day, month) => total(day) * (monthDays[month] ?? 0));
  return total(weighted) / (24 * total(monthDays));
}

const byCase = (of: (name: (typeof CASES)[number]) => number): ByCase => ({
  low: of('low'),
  reference: of('reference'),
  high: of('high'),
});

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
