import { CARBON_GRAMS_PER_KWH } from '../prices/grid-carbon.ts';
import type { PriceYear } from '../prices/price-year.ts';
import { MEDIUM_VOLTAGE_ABOVE_KW, type VoltageDomain } from '../prices/tariffs.ts';
import {
  ASSUMPTIONS,
  type Assumptions,
  controllableShare,
  type Fleet,
  oneWayEfficiency,
} from './fleet.ts';
import { cheapestYear, type PlannedSession, type YearPlan, yearWeight } from './year-plan.ts';
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
      const v2g = canGiveBack(fleet) ? yearV2g(fleet, today, prices, bill, assumptions) : null;
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

/** A clock hour of the time at the plug, or a part of one. */
type SessionStep = {
  /** The full hour it lies in, from midnight of the working day: may be below 0 or above 24. */
  readonly hour: number;
  readonly durationHours: number;
  /** What a vehicle takes in it today, at the meter. */
  readonly todayKwh: number;
};

/** From plugging in to leaving; hours count from midnight of the working day. */
export type Session = {
  readonly arrivalHour: number;
  readonly departureHour: number;
  readonly steps: readonly SessionStep[];
};

/** How the fleet charges without us, on any day: a vehicle's power and energy, and the site's connection. */
export type ChargingToday = {
  readonly kwPerVehicle: number;
  /** The same, or nothing where there is nothing to charge: a bill for power alone says nothing. */
  readonly subscribedKwPerVehicle: number;
  /** At the meter, for one session. */
  readonly kwhPerSession: number;
  /** In the battery: what the window or the site is too small for. */
  readonly shortByKwh: number;
  readonly siteKw: number;
  readonly domain: VoltageDomain;
  readonly sessions: readonly Session[];
};

export const TIMER_HOUR = 22;
const NOON = 12;

export function chargingToday(fleet: Fleet, assumptions: Assumptions): ChargingToday {
  const { vehicles, chargerKw, siteKw, batteryKwh, startPercent, targetPercent, hours } = fleet;
  const batteryNeedsKwh = (batteryKwh * Math.max(0, targetPercent - startPercent)) / 100;
  const kwPerVehicle = Math.min(
    chargerKw,
    assumptions.todayKwMost(batteryKwh),
    siteKw === null ? Number.POSITIVE_INFINITY : siteKw / vehicles,
  );
  const efficiency = oneWayEfficiency(fleet);
  const kwhPerSession = Math.min(batteryNeedsKwh / efficiency, kwPerVehicle * hours);
  return {
    kwPerVehicle,
    subscribedKwPerVehicle: kwhPerSession > 0 ? kwPerVehicle : 0,
    kwhPerSession,
    shortByKwh: withoutDust(batteryNeedsKwh - kwhPerSession * efficiency),
    siteKw: vehicles * kwPerVehicle,
    domain: vehicles * kwPerVehicle > MEDIUM_VOLTAGE_ABOVE_KW ? 'HTA' : 'BT',
    sessions: windows(fleet).map(({ arrivalHour, departureHour }) => {
      const chargeHours = kwPerVehicle > 0 ? kwhPerSession / kwPerVehicle : 0;
      const startHour = chargingStarts(fleet, arrivalHour, departureHour, chargeHours);
      return {
        arrivalHour,
        departureHour,
        steps: steps(arrivalHour, departureHour, kwPerVehicle, startHour, startHour + chargeHours),
      };
    }),
  };
}

/**
 * A session that ends before noon belongs to the working day before it: Friday's ends on Saturday
 * morning.
 */
export function windows({
  departureHour,
  hours,
  sessionsPerDay,
}: Pick<Fleet, 'departureHour' | 'hours' | 'sessionsPerDay'>) {
  return Array.from({ length: sessionsPerDay }, (_, session) => {
    const leaves = (departureHour + (24 / sessionsPerDay) * session) % 24;
    const ends = leaves < NOON ? leaves + 24 : leaves;
    return { arrivalHour: ends - hours, departureHour: ends };
  });
}

function chargingStarts(
  { baseline }: Fleet,
  arrivalHour: number,
  departureHour: number,
  chargeHours: number,
): number {
  if (baseline === 'arrival') return arrivalHour;
  const timer = [TIMER_HOUR - 24, TIMER_HOUR].find(
    (hour) => arrivalHour <= hour && hour < departureHour,
  );
  return timer === undefined ? arrivalHour : Math.min(timer, departureHour - chargeHours);
}

function steps(
  arrivalHour: number,
  departureHour: number,
  kw: number,
  startHour: number,
  endHour: number,
): SessionStep[] {
  const cut: SessionStep[] = [];
  for (let hour = Math.floor(arrivalHour); hour < departureHour; hour++) {
    const from = Math.max(hour, arrivalHour);
    const to = Math.min(hour + 1, departureHour);
    const chargingHours = Math.max(0, Math.min(to, endHour) - Math.max(from, startHour));
    cut.push({ hour, durationHours: to - from, todayKwh: withoutDust(chargingHours) * kw });
  }
  return cut;
}

/** Sums of fractions leave remainders that are neither time nor energy. */
const withoutDust = (number: number) => (number > 1e-9 ? number : 0);

/** EUR a year for one vehicle, without VAT. */
export type Bill = {
  readonly energyEuros: number;
  readonly gridEuros: number;
  readonly powerEuros: number;
  readonly acciseEuros: number;
  readonly totalEuros: number;
};

/** What a year comes to for one vehicle, today and with smart charging (V1G). */
export type YearBill = {
  readonly year: number;
  readonly plan: YearPlan;
  readonly kwh: number;
  readonly before: Bill;
  readonly after: Bill;
  /** What the plan would save on the market if nothing ever came late. */
  readonly fullMarketEuros: number;
  readonly marketEuros: number;
  readonly tariffEuros: number;
  readonly powerEuros: number;
  /** Value created before sharing: market, grid tariff and power. */
  readonly grossEuros: number;
  readonly movedKwh: number;
  readonly savedCo2Kg: number;
};

export function yearBill(
  fleet: Fleet,
  today: ChargingToday,
  year: PriceYear,
  assumptions: Assumptions,
): YearBill {
  const { tariff } = assumptions;
  const weight = yearWeight(fleet, year);
  const share = controllableShare(fleet);
  const powerPrice = tariff.grid[today.domain].eurosPerKwYear;
  const plan = cheapestYear(fleet, today, year, assumptions);
  const kwh = today.kwhPerSession * fleet.sessionsPerDay * year.workingDays.length * weight;
  const energyBefore = costOfToday(plan.sessions, 'spotEurosPerMwh') * weight;
  const gridBefore = costOfToday(plan.sessions, 'gridEurosPerMwh') * weight;
  const fullMarketEuros =
    fleet.contract === 'fixed'
      ? 0
      : share * (energyBefore - costOfPlan(plan.sessions, 'spotEurosPerMwh') * weight);
  const marketEuros = captured(fullMarketEuros, fleet.capturePercent);
  const tariffEuros = share * (gridBefore - costOfPlan(plan.sessions, 'gridEurosPerMwh') * weight);
  const powerEuros = powerPrice * (today.subscribedKwPerVehicle - plan.subscribedKwPerVehicle);
  const acciseEuros = (kwh * tariff.acciseEurosPerMwh) / 1000;
  return {
    year: year.year,
    plan,
    kwh,
    before: bill(energyBefore, gridBefore, powerPrice * today.subscribedKwPerVehicle, acciseEuros),
    after: bill(
      energyBefore - marketEuros,
      gridBefore - tariffEuros,
      powerPrice * plan.subscribedKwPerVehicle,
      acciseEuros,
    ),
    fullMarketEuros,
    marketEuros,
    tariffEuros,
    powerEuros,
    grossEuros: today.shortByKwh > 0 ? 0 : marketEuros + tariffEuros + powerEuros,
    ...moved(plan.sessions, share * weight),
  };
}

/** What of a gain is reached in real life; a loss is borne whole. */
export const captured = (euros: number, capturePercent: number): number =>
  euros > 0 ? (euros * capturePercent) / 100 : euros;

function bill(
  energyEuros: number,
  gridEuros: number,
  powerEuros: number,
  acciseEuros: number,
): Bill {
  return {
    energyEuros,
    gridEuros,
    powerEuros,
    acciseEuros,
    totalEuros: energyEuros + gridEuros + powerEuros + acciseEuros,
  };
}

type PriceLine = 'spotEurosPerMwh' | 'gridEurosPerMwh';

function costOfToday(sessions: readonly PlannedSession[], line: PriceLine): number {
  let euros = 0;
  for (const priced of sessions) {
    const { steps, session } = priced;
    const todayKwh = Float64Array.from(session.steps, (step) => step.todayKwh);
    const prices = priced[line];
    for (let at = 0; at < prices.length; at += steps) {
      for (let step = 0; step < steps; step++) {
        euros += (todayKwh[step] ?? 0) * (prices[at + step] ?? 0);
      }
    }
  }
  return euros / 1000;
}

function costOfPlan(sessions: readonly PlannedSession[], line: PriceLine): number {
  let euros = 0;
  for (const planned of sessions) {
    const prices = planned[line];
    for (let at = 0; at < prices.length; at++)
      euros += (planned.planKwh[at] ?? 0) * (prices[at] ?? 0);
  }
  return euros / 1000;
}

/** Energy that is charged at another time than today, and what the grid emits less for it. */
function moved(sessions: readonly PlannedSession[], weight: number) {
  let movedKwh = 0;
  let grams = 0;
  for (const { session, steps, planKwh } of sessions) {
    for (const [step, { hour, todayKwh }] of session.steps.entries()) {
      const gramsPerKwh = CARBON_GRAMS_PER_KWH[(hour + 24) % 24] ?? 0;
      for (let at = step; at < planKwh.length; at += steps) {
        const less = todayKwh - (planKwh[at] ?? 0);
        if (less > 0) movedKwh += less;
        grams += less * gramsPerKwh;
      }
    }
  }
  return { movedKwh: movedKwh * weight, savedCo2Kg: (grams * weight) / 1000 };
}
