import type { PriceYear } from '../prices/price-year.ts';
import type { ChargingToday } from './charging-today.ts';
import { controllableShare, type Fleet } from './fleet.ts';
import { cheapestYear, type PlannedSession, type YearPlan, yearWeight } from './year-plan.ts';

/** EUR a year for one vehicle, without VAT. */
export type Bill = {
  readonly energyEuros: number;
  readonly gridEuros: number;
  readonly powerEuros: number;
  readonly acciseEuros: number;
  readonly totalEuros: number;
};

export const billOf = (energy: number, grid: number, power: number, accise: number): Bill => ({
  energyEuros: energy,
  gridEuros: grid,
  powerEuros: power,
  acciseEuros: accise,
  totalEuros: energy + grid + power + accise,
});

/** A year's cheapest plan with smart charging (V1G), for one vehicle before sharing. */
export type YearBill = {
  readonly plan: YearPlan;
  readonly kwh: number;
  readonly before: Bill;
  /** What the plan saves if nothing ever came late. */
  readonly fullEnergyEuros: number;
  readonly fullTariffEuros: number;
  readonly powerEuros: number;
};

export function yearBill(fleet: Fleet, today: ChargingToday, year: PriceYear): YearBill {
  const { tariff, sessionsPerDay } = fleet;
  const weight = yearWeight(fleet, year);
  const { eurosPerKwYear } = tariff.grid[today.domain];
  const plan = cheapestYear(fleet, today, year);
  const energy = costs(plan.sessions, 'energyEurosPerMwh');
  const grid = costs(plan.sessions, 'gridEurosPerMwh');
  const kwh = today.kwhPerSession * sessionsPerDay * year.workingDays.length * weight;
  const isCharged = today.shortByKwh === 0;
  const savedPart = isCharged ? controllableShare(fleet) * weight : 0;
  const freedKw = today.subscribedKwPerVehicle - plan.subscribedKwPerVehicle;
  return {
    plan,
    kwh,
    before: billOf(
      energy.todayEuros * weight,
      grid.todayEuros * weight,
      eurosPerKwYear * today.subscribedKwPerVehicle,
      (kwh * tariff.acciseEurosPerMwh) / 1000,
    ),
    fullEnergyEuros: savedPart * (energy.todayEuros - energy.planEuros),
    fullTariffEuros: savedPart * (grid.todayEuros - grid.planEuros),
    powerEuros: isCharged ? eurosPerKwYear * freedKw : 0,
  };
}

/** What all working days cost a vehicle that charges as today, and one that follows the plan. */
function costs(sessions: readonly PlannedSession[], line: 'energyEurosPerMwh' | 'gridEurosPerMwh') {
  let today = 0;
  let plan = 0;
  for (const planned of sessions) {
    const { steps, session, planKwh } = planned;
    const todayKwh = Float64Array.from(session.steps, (step) => step.todayKwh);
    const prices = planned[line];
    for (let at = 0; at < prices.length; at += steps) {
      for (let step = 0; step < steps; step++) {
        const price = prices[at + step] ?? 0;
        today += (todayKwh[step] ?? 0) * price;
        plan += (planKwh[at + step] ?? 0) * price;
      }
    }
  }
  return { todayEuros: today / 1000, planEuros: plan / 1000 };
}
