import { CARBON_GRAMS_PER_KWH } from '../prices/grid-carbon.ts';
import type { PriceYear } from '../prices/price-year.ts';
import type { ChargingToday } from './charging-today.ts';
import { type Assumptions, controllableShare, DUST, type Fleet } from './fleet.ts';
import { cheapestYear, type PlannedSession, type YearPlan, yearWeight } from './year-plan.ts';

/** EUR a year for one vehicle, without VAT. */
export type Bill = {
  readonly energyEuros: number;
  readonly gridEuros: number;
  readonly powerEuros: number;
  readonly acciseEuros: number;
  readonly totalEuros: number;
};

/** What a year's plan saves for one vehicle before sharing, and what today costs. */
export type YearSaving = {
  readonly plan: YearPlan;
  readonly energyTodayEuros: number;
  readonly gridTodayEuros: number;
  readonly powerTodayEuros: number;
  /** If nothing ever came late. */
  readonly fullEnergyEuros: number;
  readonly fullTariffEuros: number;
  readonly powerEuros: number;
};

export function yearSaving(
  fleet: Fleet,
  today: ChargingToday,
  year: PriceYear,
  assumptions: Assumptions,
): YearSaving {
  const weight = yearWeight(fleet, year);
  const { eurosPerKwYear } = assumptions.tariff.grid[today.domain];
  const plan = cheapestYear(fleet, today, year, assumptions);
  const saved = (todayEuros: number, line: PriceLine) =>
    today.shortByKwh > 0
      ? 0
      : controllableShare(fleet) * (todayEuros - costOfPlan(plan.sessions, line) * weight);
  const energyTodayEuros = costOfToday(plan.sessions, 'energyEurosPerMwh') * weight;
  const gridTodayEuros = costOfToday(plan.sessions, 'gridEurosPerMwh') * weight;
  const freedKw = today.subscribedKwPerVehicle - plan.subscribedKwPerVehicle;
  return {
    plan,
    energyTodayEuros,
    gridTodayEuros,
    powerTodayEuros: eurosPerKwYear * today.subscribedKwPerVehicle,
    fullEnergyEuros: saved(energyTodayEuros, 'energyEurosPerMwh'),
    fullTariffEuros: saved(gridTodayEuros, 'gridEurosPerMwh'),
    powerEuros: today.shortByKwh > 0 ? 0 : eurosPerKwYear * freedKw,
  };
}

/** What of a plan's saving on energy and grid is reached in real life, 0 to 1; a loss is borne whole. */
const reachedShare = (
  { fullEnergyEuros, fullTariffEuros }: YearSaving,
  capturePercent: number,
): number => (fullEnergyEuros + fullTariffEuros >= -DUST ? capturePercent / 100 : 1);

export const grossOf = (saving: YearSaving, capturePercent: number): number =>
  reachedShare(saving, capturePercent) * (saving.fullEnergyEuros + saving.fullTariffEuros) +
  saving.powerEuros;

/** What of a gain that may only be a gain is reached. */
export const captured = (euros: number, capturePercent: number): number =>
  euros > 0 ? (euros * capturePercent) / 100 : euros;

/** What a year comes to for one vehicle, today and with smart charging (V1G). */
export type YearBill = {
  readonly plan: YearPlan;
  readonly reachedShare: number;
  readonly kwh: number;
  readonly before: Bill;
  readonly after: Bill;
  readonly energyEuros: number;
  readonly tariffEuros: number;
  readonly powerEuros: number;
  /** Value created before sharing: energy, grid tariff and power. */
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
  const saving = yearSaving(fleet, today, year, assumptions);
  const { plan, energyTodayEuros, gridTodayEuros, powerTodayEuros, powerEuros } = saving;
  const weight = yearWeight(fleet, year);
  const reached = reachedShare(saving, fleet.capturePercent);
  const energyEuros = reached * saving.fullEnergyEuros;
  const tariffEuros = reached * saving.fullTariffEuros;
  const kwh = today.kwhPerSession * fleet.sessionsPerDay * year.workingDays.length * weight;
  const acciseEuros = (kwh * assumptions.tariff.acciseEurosPerMwh) / 1000;
  const movedPart = (controllableShare(fleet) * weight * fleet.capturePercent) / 100;
  return {
    plan,
    reachedShare: reached,
    kwh,
    before: bill(energyTodayEuros, gridTodayEuros, powerTodayEuros, acciseEuros),
    after: bill(
      energyTodayEuros - energyEuros,
      gridTodayEuros - tariffEuros,
      powerTodayEuros - powerEuros,
      acciseEuros,
    ),
    energyEuros,
    tariffEuros,
    powerEuros,
    grossEuros: energyEuros + tariffEuros + powerEuros,
    ...moved(plan.sessions, movedPart),
  };
}

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

type PriceLine = 'energyEurosPerMwh' | 'gridEurosPerMwh';

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
