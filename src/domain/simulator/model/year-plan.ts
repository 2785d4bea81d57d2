import { hourOfYear, type PriceYear } from '../prices/price-year.ts';
import { type GridTariff, gridByMonthAndHour } from '../prices/tariffs.ts';
import { type Assumptions, controllableShare, type Fleet } from './fleet.ts';
import type { ChargingToday, Session } from './solution.ts';

/** One of the day's sessions with the prices of every working day of a year. */
type PricedSession = WindowPrices & { readonly session: Session };

/** The cheapest year: a power to subscribe, and what a controlled vehicle takes in each step. */
export type YearPlan = {
  readonly sessions: readonly PlannedSession[];
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
 * Subscribed power is worth less the less it is needed: from the least that still charges every vehicle
 * up to today's, the one at which power and energy together cost least.
 */
export function cheapestYear(
  fleet: Fleet,
  today: ChargingToday,
  year: PriceYear,
  { tariff }: Assumptions,
): YearPlan {
  const grid = tariff.grid[today.domain];
  const sessions = today.sessions.map((session) => ({
    ...windowPrices(year, {
      grid,
      contract: fleet.contract,
      firstHour: session.steps[0]?.hour ?? 0,
      steps: session.steps.length,
    }),
    session,
  }));
  const problem: Problem = {
    fleet,
    today,
    sessions,
    energyWeight: (controllableShare(fleet) * yearWeight(fleet, year)) / 1000,
    powerPrice: grid.eurosPerKwYear,
  };
  const subscribedKwPerVehicle = today.kwhPerSession > 0 ? cheapestPower(problem) : 0;
  return {
    subscribedKwPerVehicle,
    sessions: sessions.map((session) => planned(problem, session, subscribedKwPerVehicle)),
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

/** What a year of this power costs, and by how much one more kW changes it. */
function costs(problem: Problem, kw: number): Costs {
  const { fleet, today, energyWeight, powerPrice } = problem;
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

const MOST_ROUNDS = 60;

/**
 * Costs are convex in the power, and straight between kinks: where the tangents of two powers on either
 * side of the cheapest meet, no power can be cheaper than they are.
 */
function cheapestPower(problem: Problem): number {
  let below = costs(problem, leastPower(problem));
  let above = costs(problem, problem.today.kwPerVehicle);
  if (below.eurosPerKw >= 0) return below.kw;
  if (above.eurosPerKw <= 0) return above.kw;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const kw = crossing(below, above);
    const bound = below.euros + below.eurosPerKw * (kw - below.kw);
    const found = costs(problem, kw);
    if (found.euros - bound < 1e-9 || kw <= below.kw || kw >= above.kw) return kw;
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

/** The same hours of every working day of a year, from a full hour counted from the day's midnight. */
type Window = {
  readonly grid: GridTariff;
  readonly contract: Fleet['contract'];
  readonly firstHour: number;
  readonly steps: number;
};

/** `steps` values for each working day. */
type WindowPrices = {
  readonly steps: number;
  readonly spotEurosPerMwh: Float64Array;
  readonly gridEurosPerMwh: Float64Array;
  /** The steps of each day from the cheapest to the dearest. */
  readonly order: Uint8Array;
  /** In that order, what the plan can save: at a fixed price the grid tariff alone. */
  readonly orderedEurosPerMwh: Float64Array;
};

/** A cache of what was sorted last: most answers leave the hours at the plug, and need the same again. */
const recentPrices = new WeakMap<PriceYear, { window: Window; prices: WindowPrices }[]>();
const MOST_CACHED = 8;

function windowPrices(year: PriceYear, window: Window): WindowPrices {
  const cached = recentPrices.get(year) ?? [];
  const found = cached.find((one) => isSame(one.window, window));
  if (found) return found.prices;
  const prices = sorted(year, window);
  recentPrices.set(year, [{ window, prices }, ...cached.slice(0, MOST_CACHED - 1)]);
  return prices;
}

const isSame = (one: Window, other: Window) =>
  one.firstHour === other.firstHour &&
  one.steps === other.steps &&
  one.contract === other.contract &&
  one.grid === other.grid;

/** Larger than any price over the smallest difference between two grid prices. */
const TARIFF_FIRST = 1e6;

function sorted(year: PriceYear, { grid, contract, firstHour, steps }: Window): WindowPrices {
  const { workingDays, eurosPerMwh, months } = year;
  const gridPrices = gridByMonthAndHour(grid);
  const isFixed = contract === 'fixed';
  const length = workingDays.length * steps;
  const spotEurosPerMwh = new Float64Array(length);
  const gridEurosPerMwh = new Float64Array(length);
  const orderedEurosPerMwh = new Float64Array(length);
  const order = new Uint8Array(length);
  const keys = new Float64Array(steps);
  for (let day = 0, at = 0; day < workingDays.length; day++, at += steps) {
    for (let step = 0; step < steps; step++) {
      const hour = hourOfYear(year, workingDays[day] ?? 0, firstHour + step);
      const spot = eurosPerMwh[hour] ?? 0;
      const tariff = gridPrices[24 * (months[Math.floor(hour / 24)] ?? 0) + (hour % 24)] ?? 0;
      spotEurosPerMwh[at + step] = spot;
      gridEurosPerMwh[at + step] = tariff;
      // At a fixed price only the grid tariff counts; the market breaks ties, being far smaller here.
      const key = isFixed ? tariff * TARIFF_FIRST + spot : spot + tariff;
      let place = step;
      while (place > 0 && (keys[place - 1] ?? 0) > key) {
        keys[place] = keys[place - 1] ?? 0;
        order[at + place] = order[at + place - 1] ?? 0;
        place--;
      }
      keys[place] = key;
      order[at + place] = step;
    }
    for (let place = at; place < at + steps; place++) {
      const step = at + (order[place] ?? 0);
      const spot = isFixed ? 0 : (spotEurosPerMwh[step] ?? 0);
      orderedEurosPerMwh[place] = spot + (gridEurosPerMwh[step] ?? 0);
    }
  }
  return { steps, spotEurosPerMwh, gridEurosPerMwh, order, orderedEurosPerMwh };
}
