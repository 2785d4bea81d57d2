import { CARBON_GRAMS_PER_KWH } from '../prices/grid-carbon.ts';
import type { PriceYear } from '../prices/price-year.ts';
import type { ChargingToday } from './charging-today.ts';
import {
  type Assumptions,
  controllableShare,
  type Fleet,
  oneWayEfficiency,
  RESERVE_PERCENT,
  V2G_SHARE,
} from './fleet.ts';
import { cheapestV2g } from './v2g-plan.ts';
import { type PlannedSession, type YearPlan, yearWeight } from './year-plan.ts';

/** What giving back adds to smart charging in a year, for the mean vehicle of the fleet. */
export type YearV2g = {
  readonly sessions: readonly V2gSessionPlan[];
  /** With every forecast right; wear and the charges on what is bought again are deducted. */
  readonly fullExtraEuros: number;
  /** Of what is reached in real life, like all that follows. */
  readonly soldKwh: number;
  readonly wearEuros: number;
  readonly movedKwh: number;
  readonly savedCo2Kg: number;
};

/** At the meter, of one vehicle that gives back, for every step of every working day. */
type V2gSessionPlan = {
  readonly boughtKwh: Float64Array;
  readonly soldKwh: Float64Array;
  /** Of each working day, against smart charging alone. */
  readonly savedEuros: Float64Array;
};

/** Whether a fleet can give back at all; only the market's hourly prices have a side to sell to. */
export const canGiveBack = (
  { bidirectional, control, contract }: Fleet,
  { shortByKwh, kwhPerSession }: ChargingToday,
): boolean =>
  bidirectional &&
  V2G_SHARE[control] > 0 &&
  contract === 'indexed' &&
  shortByKwh === 0 &&
  kwhPerSession > 0;

export function yearV2g(
  fleet: Fleet,
  today: ChargingToday,
  year: PriceYear,
  plan: YearPlan,
  assumptions: Assumptions,
): YearV2g {
  const v2gShare = V2G_SHARE[fleet.control];
  const perVehicle = controllableShare(fleet) * yearWeight(fleet, year);
  const reached = (perVehicle * fleet.capturePercent) / 100;
  let savedEuros = 0;
  let soldKwh = 0;
  let movedKwh = 0;
  let grams = 0;
  const sessions = plan.sessions.map((planned) => {
    const v2g = sessionPlans(fleet, today, planned, assumptions);
    savedEuros += v2g.savedEuros.reduce((sum, euros) => sum + euros, 0);
    const { steps, session, planKwh } = planned;
    for (let at = 0; at < planKwh.length; at++) {
      const { hour = 0, todayKwh = 0 } = session.steps[at % steps] ?? {};
      const bought = mixed(planKwh[at], v2g.boughtKwh[at], v2gShare);
      const sold = (v2g.soldKwh[at] ?? 0) * v2gShare;
      movedKwh += Math.max(0, todayKwh - bought);
      soldKwh += sold;
      grams += (todayKwh - bought + sold) * (CARBON_GRAMS_PER_KWH[(hour + 24) % 24] ?? 0);
    }
    return v2g;
  });
  return {
    sessions,
    fullExtraEuros: savedEuros * v2gShare * perVehicle,
    soldKwh: soldKwh * reached,
    wearEuros: (soldKwh * reached * fleet.wearCents) / 100,
    movedKwh: movedKwh * reached,
    savedCo2Kg: (grams * reached) / 1000,
  };
}

const mixed = (one = 0, other = 0, share = 0) => one * (1 - share) + other * share;

function sessionPlans(
  fleet: Fleet,
  today: ChargingToday,
  planned: PlannedSession,
  { tariff }: Assumptions,
): V2gSessionPlan {
  const { steps, session, planKwh, capKwh } = planned;
  const efficiency = oneWayEfficiency(fleet);
  const accise = tariff.acciseEurosPerMwh;
  const startKwh = (fleet.batteryKwh * fleet.startPercent) / 100;
  const limits = {
    mostInKwh: capKwh,
    mostOutKwh: Float64Array.from(
      session.steps,
      ({ durationHours }) => durationHours * today.kwPerVehicle,
    ),
    startKwh,
    endKwh: startKwh + today.kwhPerSession * efficiency,
    reserveKwh: (fleet.batteryKwh * RESERVE_PERCENT[fleet.priority]) / 100,
    batteryKwh: fleet.batteryKwh,
    oneWayEfficiency: efficiency,
  };
  const boughtKwh = new Float64Array(planKwh.length);
  const soldKwh = new Float64Array(planKwh.length);
  const savedEuros = new Float64Array(planKwh.length / steps);
  for (let at = 0; at < planKwh.length; at += steps) {
    const spot = planned.spotEurosPerMwh.subarray(at, at + steps);
    const energy = planned.energyEurosPerMwh.subarray(at, at + steps);
    const grid = planned.gridEurosPerMwh.subarray(at, at + steps);
    const refund = fleet.exempt ? (Math.min(...grid) + accise) / (efficiency * efficiency) : 0;
    const buyEurosPerMwh = energy.map((price, step) => price + (grid[step] ?? 0) + accise);
    const sellEurosPerMwh = spot.map((price) => price - fleet.wearCents * 10 + refund);
    // Where no hour pays more than the cheapest costs, losses counted, smart charging is the best plan.
    const lost = efficiency * efficiency;
    if (Math.max(...sellEurosPerMwh) * lost <= Math.min(...buyEurosPerMwh)) {
      boughtKwh.set(planKwh.subarray(at, at + steps), at);
      continue;
    }
    const plan = cheapestV2g({ ...limits, buyEurosPerMwh, sellEurosPerMwh });
    boughtKwh.set(plan.boughtKwh, at);
    soldKwh.set(plan.soldKwh, at);
    let smartEuros = 0;
    for (let step = 0; step < steps; step++) {
      smartEuros += ((planKwh[at + step] ?? 0) * (buyEurosPerMwh[step] ?? 0)) / 1000;
    }
    savedEuros[at / steps] = smartEuros - plan.costEuros;
  }
  return { boughtKwh, soldKwh, savedEuros };
}
