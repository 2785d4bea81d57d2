import { hourOfYear, type PriceYear } from '../prices/price-year.ts';
import {
  ASSUMPTIONS,
  type Assumptions,
  controllableShare,
  type Fleet,
  oneWayEfficiency,
  V2G_SHARE,
} from './fleet.ts';
import { countsV2g, type Solution, type SolvedYear } from './solution.ts';

/** A working day of one of the years, or the mean of all working days of the newest. */
export type NightChoice = { readonly year: number; readonly day: number } | 'mean';

/** A clock hour at the plug or a part of one. Power is the whole site's, levels a controlled vehicle's. */
export type NightStep = {
  /** From midnight of the working day: may be below 0 or above 24. */
  readonly startHour: number;
  readonly durationHours: number;
  readonly spotEurosPerMwh: number;
  readonly gridEurosPerMwh: number;
  readonly todayKw: number;
  /** Controlled vehicles and the others together. */
  readonly planKw: number;
  readonly soldKw: number;
  /** At the end of the step, 0 to 1. */
  readonly todayLevel: number;
  readonly planLevel: number;
};

export type NightSession = {
  readonly arrivalHour: number;
  readonly departureHour: number;
  readonly startLevel: number;
  readonly steps: readonly NightStep[];
};

/** What the picture of a night draws, as plain JSON. */
export type Night = {
  readonly choice: NightChoice;
  readonly year: number;
  readonly sessions: readonly NightSession[];
  /** Spot prices from two hours before the first session to two after the last, from this hour on. */
  readonly firstPriceHour: number;
  readonly pricesEurosPerMwh: readonly number[];
  readonly subscribedTodayKw: number;
  readonly subscribedKw: number;
  /** What the fleet's electricity costs that night without subscribed power. */
  readonly todayEuros: number;
  readonly planEuros: number;
};

const HOURS_AROUND = 2;

/** Where giving back is not worth counting, a picture that explains it may still ask for its plan. */
export function night(
  solution: Solution,
  choice: NightChoice = 'mean',
  assumptions: Assumptions = ASSUMPTIONS,
  givesBack = countsV2g(solution),
): Night {
  const { fleet, today, years } = solution;
  const solved =
    years.find(({ prices }) => choice !== 'mean' && prices.year === choice.year) ?? newest(years);
  const days =
    choice === 'mean'
      ? solved.prices.workingDays.map((_, order) => order)
      : [solved.prices.workingDays.indexOf(choice.day)];
  const sessions = solved.bill.plan.sessions.map((_, index) =>
    nightSession(solution, solved, index, days, givesBack),
  );
  const firstHour = Math.min(...sessions.map(({ arrivalHour }) => arrivalHour));
  const lastHour = Math.max(...sessions.map(({ departureHour }) => departureHour));
  const firstPriceHour = Math.floor(firstHour) - HOURS_AROUND;
  const lastPriceHour = Math.ceil(lastHour) + HOURS_AROUND;
  return {
    choice,
    year: solved.prices.year,
    sessions,
    firstPriceHour,
    pricesEurosPerMwh: Array.from({ length: lastPriceHour - firstPriceHour + 1 }, (_, hour) =>
      meanPrice(solved.prices, days, firstPriceHour + hour),
    ),
    subscribedTodayKw: today.subscribedKwPerVehicle * fleet.vehicles,
    subscribedKw: solved.bill.plan.subscribedKwPerVehicle * fleet.vehicles,
    ...nightEuros(fleet, solved, days, assumptions, givesBack),
  };
}

/** Day by day: charging follows the price, so the cost of a mean night is not the mean price times it. */
function nightEuros(
  fleet: Fleet,
  { bill, v2g }: SolvedYear,
  days: readonly number[],
  { tariff }: Assumptions,
  givesBack: boolean,
): Pick<Night, 'todayEuros' | 'planEuros'> {
  let todaySum = 0;
  let controlledSum = 0;
  for (const [index, planned] of bill.plan.sessions.entries()) {
    const saved = givesBack ? v2g?.sessions[index]?.savedEuros : undefined;
    for (const day of days) {
      for (const [step, { todayKwh }] of planned.session.steps.entries()) {
        const at = day * planned.steps + step;
        const planKwh = planned.planKwh[at] ?? 0;
        const spot = planned.spotEurosPerMwh[at] ?? 0;
        const charges = (planned.gridEurosPerMwh[at] ?? 0) + tariff.acciseEurosPerMwh;
        const marketKwh = fleet.contract === 'fixed' ? todayKwh : planKwh;
        todaySum += (todayKwh * (spot + charges)) / 1000;
        controlledSum += (marketKwh * spot + planKwh * charges) / 1000;
      }
      controlledSum -= (saved?.[day] ?? 0) * V2G_SHARE[fleet.control];
    }
  }
  const share = controllableShare(fleet);
  const perNight = fleet.vehicles / days.length;
  return {
    todayEuros: todaySum * perNight,
    planEuros: (share * controlledSum + (1 - share) * todaySum) * perNight,
  };
}

const newest = (years: readonly SolvedYear[]) => years.at(-1) as SolvedYear;

function nightSession(
  solution: Solution,
  { bill, v2g }: SolvedYear,
  index: number,
  days: readonly number[],
  showsV2g: boolean,
): NightSession {
  const { fleet } = solution;
  const planned = bill.plan.sessions[index] as SolvedYear['bill']['plan']['sessions'][number];
  const { session, steps } = planned;
  const givesBack = showsV2g ? v2g?.sessions[index] : undefined;
  const v2gShare = givesBack ? V2G_SHARE[fleet.control] : 0;
  const share = controllableShare(fleet);
  const efficiency = oneWayEfficiency(fleet);
  const meanOf = (values: Float64Array | undefined, step: number) =>
    values
      ? days.reduce((sum, day) => sum + (values[day * steps + step] ?? 0), 0) / days.length
      : 0;
  const startLevel = fleet.startPercent / 100;
  let todayLevel = startLevel;
  let planLevel = startLevel;
  const drawn = session.steps.map(({ hour, durationHours, todayKwh }, step): NightStep => {
    const smartKwh = meanOf(planned.planKwh, step);
    const boughtKwh = givesBack
      ? smartKwh * (1 - v2gShare) + meanOf(givesBack.boughtKwh, step) * v2gShare
      : smartKwh;
    const soldKwh = meanOf(givesBack?.soldKwh, step) * v2gShare;
    todayLevel += (todayKwh * efficiency) / fleet.batteryKwh;
    planLevel += (boughtKwh * efficiency - soldKwh / efficiency) / fleet.batteryKwh;
    const siteKw = (kwh: number) => (kwh / durationHours) * fleet.vehicles;
    return {
      startHour: Math.max(hour, session.arrivalHour),
      durationHours,
      spotEurosPerMwh: meanOf(planned.spotEurosPerMwh, step),
      gridEurosPerMwh: meanOf(planned.gridEurosPerMwh, step),
      todayKw: siteKw(todayKwh),
      planKw: siteKw(share * boughtKwh + (1 - share) * todayKwh),
      soldKw: siteKw(share * soldKwh),
      todayLevel,
      planLevel,
    };
  });
  const { arrivalHour, departureHour } = session;
  return { arrivalHour, departureHour, startLevel, steps: drawn };
}

function meanPrice(prices: PriceYear, days: readonly number[], hour: number): number {
  const sum = days.reduce(
    (sum, order) =>
      sum + (prices.eurosPerMwh[hourOfYear(prices, prices.workingDays[order] ?? 0, hour)] ?? 0),
    0,
  );
  return sum / days.length;
}

/** Days worth a look: the dearest of the newest year, and one on which a price was below zero at the plug. */
export type NotableNights = {
  readonly dearest: NightChoice;
  readonly negative: NightChoice | null;
};

export function notableNights({ years }: Solution): NotableNights {
  const { prices, bill } = newest(years);
  const [planned] = bill.plan.sessions;
  const spot = planned?.spotEurosPerMwh ?? new Float64Array();
  const steps = planned?.steps ?? 1;
  const ofDay = prices.workingDays.map((day, order) => {
    const atPlug = spot.subarray(order * steps, (order + 1) * steps);
    return {
      day,
      least: Math.min(...atPlug),
      mean: atPlug.reduce((sum, price) => sum + price, 0) / steps,
    };
  });
  const dearest = ofDay.reduce((most, one) => (one.mean > most.mean ? one : most));
  const lowest = ofDay.reduce((least, one) => (one.least < least.least ? one : least));
  return {
    dearest: { year: prices.year, day: dearest.day },
    negative: lowest.least < 0 ? { year: prices.year, day: lowest.day } : null,
  };
}
