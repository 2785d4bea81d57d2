import type { PriceYear } from '../prices/price-year.ts';
import type { ChargingToday } from './charging-today.ts';
import {
  controllableShare,
  type Fleet,
  oneWayEfficiency,
  RESERVE_PERCENT,
  V2G_SHARE,
} from './fleet.ts';
import { cheapestV2g } from './v2g-plan.ts';
import { type PlannedSession, type YearPlan, yearWeight } from './year-plan.ts';

/** What giving back adds to smart charging in a year. */
export type YearV2g = {
  readonly sessions: readonly V2gSessionPlan[];
  /** For the mean vehicle, with every forecast right; wear and charges on what is bought again are deducted. */
  readonly fullExtraEuros: number;
};

/** At the meter, of one vehicle that gives back, for every step of every working day. */
export type V2gSessionPlan = {
  readonly boughtKwh: Float64Array;
  readonly soldKwh: Float64Array;
  /** Of each working day, against smart charging alone. */
  readonly savedEuros: Float64Array;
};

/** Null where a fleet cannot give back; only the market's hourly prices have a side to sell to. */
export function yearV2g(
  fleet: Fleet,
  today: ChargingToday,
  year: PriceYear,
  plan: YearPlan,
): YearV2g | null {
  const share = fleet.bidirectional ? V2G_SHARE[fleet.control] : 0;
  const isCharged = today.shortByKwh === 0 && today.kwhPerSession > 0;
  if (share === 0 || fleet.contract !== 'indexed' || !isCharged) return null;
  const sessions = plan.sessions.map((planned) => sessionPlan(fleet, today, planned));
  const savedEuros = sessions.reduce(
    (sum, session) => session.savedEuros.reduce((all, euros) => all + euros, sum),
    0,
  );
  const perVehicle = share * controllableShare(fleet) * yearWeight(fleet, year);
  return { sessions, fullExtraEuros: savedEuros * perVehicle };
}

function sessionPlan(fleet: Fleet, today: ChargingToday, planned: PlannedSession): V2gSessionPlan {
  const { steps, session, planKwh, capKwh } = planned;
  const efficiency = oneWayEfficiency(fleet);
  const accise = fleet.tariff.acciseEurosPerMwh;
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
