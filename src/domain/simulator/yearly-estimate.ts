import * as constants from './constants.ts';
import type { FleetInputs } from './inputs.ts';
import { monthlyDays, type PricedDay, pricesOfYear } from './price-year.ts';
import { type SessionFigures, sessionFigures } from './session-figures.ts';
import {
  controlledVehicles,
  oneWayEfficiencyShare,
  type VehicleSession,
  v2gShare,
  vehicleSessions,
} from './vehicle-day.ts';

export const SCENARIOS = ['low', 'reference', 'high'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** How much of the perfect plan a real one reaches, and what giving back a kWh costs the battery. */
type Assumed = { readonly capturePercent: number; readonly wearCents: number };

/**
 * Per year. Wear is already deducted from the extra; gross is before the sharing of the revenue. Gross
 * and share count the extra only where V2G is for this fleet.
 */
type Gain = {
  readonly smartEuros: number;
  readonly extraV2gEuros: number;
  readonly grossEuros: number;
  readonly shareSmartEuros: number;
  readonly shareExtraV2gEuros: number;
  readonly shareEuros: number;
  readonly wearEuros: number;
};

export type YearlyFigures = {
  readonly countsV2g: boolean;
  readonly fleet: Gain;
  /** Of all vehicles, controlled or not. */
  readonly perVehicle: Gain;
  readonly chargedKwh: number;
  readonly movedKwh: number;
  readonly dischargedKwh: number;
  readonly valorisableKwh: number;
  /** The part of what charging on arrival draws that the plan draws at another hour. */
  readonly movedShare: number;
  readonly activationsPerWeek: number;
  readonly peakBeforeKw: number;
  readonly peakAfterKw: number;
  /** Full cycles of one vehicle that may give back, beside those of driving. */
  readonly v2gCycles: number;
  readonly drivingCycles: number;
  readonly savedCo2Kg: number;
  /** Of the days counted, those on which every vehicle leaves at its target. */
  readonly readyShare: number;
  /** Missing in one vehicle at the worst. */
  readonly shortByKwh: number;
};

export type YearlyEstimate = { readonly [Name in Scenario]: YearlyFigures } & {
  readonly countedDays: number;
  readonly controlledVehicles: number;
  readonly v2gVehicles: number;
};

/** Not a euro per vehicle: what is left lies in the assumptions. */
export const hardlyPays = ({ reference }: YearlyEstimate): boolean =>
  reference.perVehicle.shareEuros < 0.5;

/** What the cheapest plan would have saved against charging on arrival, on the prices of a real year. */
export function yearlyEstimate(
  fleet: FleetInputs,
  days: readonly PricedDay[] = monthlyDays(pricesOfYear(fleet.priceYear)),
): YearlyEstimate {
  const sessions = vehicleSessions(fleet, days);
  const reference = yearlyFigures(fleet, sessions);
  const figures = (capturePercent: number, wearCents: number) =>
    yearlyFigures(fleet, sessions, { capturePercent, wearCents }, reference.countsV2g);
  return {
    low: figures(constants.lowCapturePercent, constants.highWearCents),
    reference,
    high: figures(constants.highCapturePercent, constants.lowWearCents),
    countedDays: countedShareOfDays(fleet, sessions) * yearDays(fleet, sessions),
    controlledVehicles: controlledVehicles(fleet),
    v2gVehicles: controlledVehicles(fleet) * v2gShare(fleet),
  };
}

/** Who is advised against V2G buys no chargers for it: an extra below its wear is not counted. */
export const isV2gForYou = (extraV2gEuros: number, wearEuros: number): boolean =>
  extraV2gEuros > wearEuros;

/** One line of the estimate: for the reference alone, or with an assumption changed. */
export function yearlyFigures(
  fleet: FleetInputs,
  sessions: readonly VehicleSession[],
  assumed: Assumed = fleet,
  advised?: boolean,
): YearlyFigures {
  const counted = countedShareOfDays(fleet, sessions);
  const figures = sessions.map((session) => ({
    days: session.days * counted,
    ...sessionFigures(fleet, session, assumed.wearCents),
  }));
  const yearly = (of: keyof SessionFigures) =>
    figures.reduce((sum, session) => sum + session[of] * session.days, 0);
  const highest = (of: keyof SessionFigures) =>
    figures.reduce((most, session) => Math.max(most, session[of]), 0);
  const sessionCount = figures.reduce((sum, { days }) => sum + days, 0);

  const controlled = controlledVehicles(fleet);
  const captured = (controlled * assumed.capturePercent) / 100;
  const smartEuros = yearly('smartEuros') * captured;
  const extraV2gEuros = yearly('extraV2gEuros') * captured;
  const wearEuros = yearly('wearEuros') * controlled;
  const countsV2g = advised ?? isV2gForYou(extraV2gEuros, wearEuros);
  const grossEuros = smartEuros + (countsV2g ? extraV2gEuros : 0);
  const gain = shared(fleet, { smartEuros, extraV2gEuros, grossEuros, wearEuros });
  const movedKwh = yearly('movedKwh') * controlled;
  const dischargedKwh = yearly('dischargedKwh') * controlled;
  const arrivalKwh = yearly('arrivalKwh');
  const v2gVehicles = controlled * v2gShare(fleet);
  const weeks = yearDays(fleet, sessions) / 7;
  return {
    countsV2g,
    fleet: gain,
    perVehicle: divided(gain, fleet.vehicles),
    chargedKwh: arrivalKwh * controlled,
    movedKwh,
    dischargedKwh,
    valorisableKwh: movedKwh + dischargedKwh,
    movedShare: arrivalKwh > 0 ? yearly('movedKwh') / arrivalKwh : 0,
    activationsPerWeek: yearly('activated') / fleet.sessionsPerDay / weeks,
    peakBeforeKw: highest('peakBeforeKw'),
    peakAfterKw: highest('peakAfterKw'),
    v2gCycles:
      v2gVehicles > 0
        ? dischargedKwh / oneWayEfficiencyShare(fleet) / fleet.batteryKwh / v2gVehicles
        : 0,
    drivingCycles: (arrivalKwh * oneWayEfficiencyShare(fleet)) / fleet.batteryKwh,
    savedCo2Kg: (yearly('savedCo2Grams') * controlled) / 1000,
    readyShare: sessionCount > 0 ? yearly('ready') / sessionCount : 0,
    shortByKwh: highest('shortByKwh'),
  };
}

const yearDays = (fleet: FleetInputs, sessions: readonly VehicleSession[]) =>
  sessions.reduce((sum, { days }) => sum + days, 0) / fleet.sessionsPerDay;

/** Days of use, as far as flexibility is called on them. */
export function countedShareOfDays(
  fleet: FleetInputs,
  sessions: readonly VehicleSession[],
): number {
  return Math.min(fleet.daysPerYear / yearDays(fleet, sessions), fleet.eventsPerWeek / 7, 1);
}

function shared(
  { fleetSharePercent }: FleetInputs,
  gross: Pick<Gain, 'smartEuros' | 'extraV2gEuros' | 'grossEuros' | 'wearEuros'>,
): Gain {
  const share = fleetSharePercent / 100;
  return {
    ...gross,
    shareSmartEuros: gross.smartEuros * share,
    shareExtraV2gEuros: gross.extraV2gEuros * share,
    shareEuros: gross.grossEuros * share,
  };
}

function divided(gain: Gain, vehicles: number): Gain {
  return {
    smartEuros: gain.smartEuros / vehicles,
    extraV2gEuros: gain.extraV2gEuros / vehicles,
    grossEuros: gain.grossEuros / vehicles,
    shareSmartEuros: gain.shareSmartEuros / vehicles,
    shareExtraV2gEuros: gain.shareExtraV2gEuros / vehicles,
    shareEuros: gain.shareEuros / vehicles,
    wearEuros: gain.wearEuros / vehicles,
  };
}
