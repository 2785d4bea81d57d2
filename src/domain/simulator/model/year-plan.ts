import type { PriceYear } from '../prices/price-year.ts';
import type { ChargingToday, Session } from './charging-today.ts';
import { controllableShare, DUST, type Fleet, POWER_MARGIN } from './fleet.ts';
import { type WindowPrices, windowPrices } from './window-prices.ts';

/** One of the day's sessions with the prices of every working day of a year. */
type PricedSession = WindowPrices & { readonly session: Session };

/** The cheapest year: a power to subscribe, and what a controlled vehicle takes in each step. */
export type YearPlan = {
  readonly sessions: readonly PlannedSession[];
  /** The most that the plan draws. */
  readonly plannedKwPerVehicle: number;
  /** The same with a margin for nights that go otherwise, never more than today. */
  readonly subscribedKwPerVehicle: number;
};

export type PlannedSession = PricedSession & {
  readonly planKwh: Float64Array;
  /** The most a controlled vehicle can take in each step. */
  readonly capKwh: Float64Array;
};

/** Energy a year weighs against power: days of use over working days. */
export const yearWeight = ({ daysPerYear }: Fleet, { workingDays }: PriceYear): number =>
  daysPerYear === null ? 1 : daysPerYear / workingDays.length;

/**
 * Power is worth less the less it is needed: from the least that still charges every vehicle up to today's,
 * the one at which energy and power, its margin included, together cost least.
 */
export function cheapestYear(fleet: Fleet, today: ChargingToday, year: PriceYear): YearPlan {
  const sessions = today.sessions.map((session) => ({
    ...windowPrices(fleet, year, today.domain, session),
    session,
  }));
  const problem: Problem = {
    fleet,
    today,
    sessions,
    energyWeight: (controllableShare(fleet) * yearWeight(fleet, year)) / 1000,
    powerPrice: fleet.tariff.grid[today.domain].eurosPerKwYear,
  };
  const plannedKwPerVehicle = today.kwhPerSession > 0 ? cheapestPower(problem) : 0;
  return {
    plannedKwPerVehicle,
    subscribedKwPerVehicle: Math.min(today.kwPerVehicle, (1 + POWER_MARGIN) * plannedKwPerVehicle),
    sessions: sessions.map((session) => planned(problem, session, plannedKwPerVehicle)),
  };
}

type Problem = {
  readonly fleet: Fleet;
  readonly today: ChargingToday;
  readonly sessions: readonly PricedSession[];
  readonly energyWeight: number;
  readonly powerPrice: number;
};

/** The most that a controlled vehicle can take in each step while the others charge as they do today. */
function caps(problem: Problem, session: Session, subscribedKw: number): Float64Array {
  const { steps } = session;
  const capKwh = new Float64Array(steps.length);
  for (let step = 0; step < steps.length; step++) {
    const { durationHours = 0, todayKwh = 0 } = steps[step] ?? {};
    capKwh[step] = durationHours * capKw(problem, todayKwh > 0, subscribedKw);
  }
  return capKwh;
}

function capKw({ fleet, today }: Problem, othersCharge: boolean, subscribedKw: number): number {
  const share = controllableShare(fleet);
  const left = subscribedKw - (othersCharge ? (1 - share) * today.kwPerVehicle : 0);
  return Math.min(fleet.chargerKw, Math.max(0, left) / share);
}

function leastPower(problem: Problem): number {
  const { fleet, today, sessions } = problem;
  // Hours at the plug, beside others that charge and alone.
  const hours = sessions.map(({ session }) => {
    const sum = (charging: boolean) =>
      session.steps.reduce(
        (all, { durationHours, todayKwh }) => all + (todayKwh > 0 === charging ? durationHours : 0),
        0,
      );
    return { beside: sum(true), alone: sum(false) };
  });
  const delivers = (subscribedKw: number) =>
    hours.every(
      ({ beside, alone }) =>
        beside * capKw(problem, true, subscribedKw) + alone * capKw(problem, false, subscribedKw) >=
        today.kwhPerSession,
    );
  let low = (1 - controllableShare(fleet)) * today.kwPerVehicle;
  let high = today.kwPerVehicle;
  if (delivers(low)) return low;
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (delivers(middle)) high = middle;
    else low = middle;
  }
  return high;
}

type Costs = { readonly kw: number; readonly euros: number; readonly eurosPerKw: number };

/** What a year at this power costs with its margin, and by how much one more kW changes it. */
function costs(problem: Problem, kw: number): Costs {
  const { fleet, today, energyWeight } = problem;
  const powerPrice = (1 + POWER_MARGIN) * problem.powerPrice;
  const share = controllableShare(fleet);
  let euros = 0;
  let eurosPerKw = 0;
  for (const { session, steps, order, orderedEurosPerMwh } of problem.sessions) {
    const capKwh = caps(problem, session, kw);
    const growth = Float64Array.from(session.steps, ({ durationHours }, step) =>
      (capKwh[step] ?? 0) < fleet.chargerKw * durationHours ? durationHours / share : 0,
    );
    for (let at = 0; at < order.length; at += steps) {
      let leftKwh = today.kwhPerSession;
      let grows = 0;
      for (let place = at; place < at + steps; place++) {
        const step = order[place] ?? 0;
        const price = orderedEurosPerMwh[place] ?? 0;
        const cap = capKwh[step] ?? 0;
        if (cap >= leftKwh) {
          euros += leftKwh * price;
          eurosPerKw -= grows * price;
          break;
        }
        leftKwh -= cap;
        euros += cap * price;
        grows += growth[step] ?? 0;
        eurosPerKw += (growth[step] ?? 0) * price;
      }
    }
  }
  return {
    kw,
    euros: euros * energyWeight + powerPrice * kw,
    eurosPerKw: eurosPerKw * energyWeight + powerPrice,
  };
}

/** Today's own power needs no margin: it is what the nights of today have needed. */
function cheapestPower(problem: Problem): number {
  const todayKw = problem.today.kwPerVehicle;
  const mostKw = todayKw / (1 + POWER_MARGIN);
  const leastKw = leastPower(problem);
  if (leastKw >= mostKw - DUST) return todayKw;
  const kw = cheapestBetween(problem, leastKw, mostKw);
  const asToday = costs(problem, todayKw).euros - POWER_MARGIN * problem.powerPrice * todayKw;
  return costs(problem, kw).euros <= asToday + DUST ? kw : todayKw;
}

const MOST_ROUNDS = 60;

/**
 * Costs are convex in the power, and straight between kinks: where the tangents of two powers on either
 * side of the cheapest meet, no power can be cheaper than they are.
 */
function cheapestBetween(problem: Problem, leastKw: number, mostKw: number): number {
  let below = costs(problem, leastKw);
  let above = costs(problem, mostKw);
  if (below.eurosPerKw >= 0) return below.kw;
  if (above.eurosPerKw <= 0) return above.kw;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const kw = crossing(below, above);
    const bound = below.euros + below.eurosPerKw * (kw - below.kw);
    const found = costs(problem, kw);
    if (found.euros - bound < DUST || kw <= below.kw || kw >= above.kw) return kw;
    if (found.eurosPerKw < 0) below = found;
    else above = found;
  }
  return below.kw;
}

const crossing = (below: Costs, above: Costs) =>
  (above.euros - below.euros + below.eurosPerKw * below.kw - above.eurosPerKw * above.kw) /
  (below.eurosPerKw - above.eurosPerKw);

function planned(problem: Problem, session: PricedSession, kw: number): PlannedSession {
  const { steps, order } = session;
  const capKwh = caps(problem, session.session, kw);
  const planKwh = new Float64Array(order.length);
  for (let at = 0; at < order.length; at += steps) {
    let leftKwh = problem.today.kwhPerSession;
    for (let place = 0; place < steps && leftKwh > 0; place++) {
      const step = order[at + place] ?? 0;
      const kwh = Math.min(capKwh[step] ?? 0, leftKwh);
      planKwh[at + step] = kwh;
      leftKwh -= kwh;
    }
  }
  return { ...session, planKwh, capKwh };
}
