import { CARBON_GRAMS_PER_KWH } from '../prices/grid-carbon.ts';
import type { PriceYear } from '../prices/price-year.ts';
import type { ChargingToday } from './charging-today.ts';
import { type Assumptions, controllableShare, type Fleet } from './fleet.ts';
import { cheapestYear, type PlannedSession, type YearPlan, yearWeight } from './year-plan.ts';

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
