import { hourOfYear, type PriceYear } from '../prices/price-year.ts';
import { type TariffClass, tariffClass } from '../prices/tariffs.ts';
import { controllableShare, type Fleet, oneWayEfficiency, V2G_SHARE } from './fleet.ts';
import { countsV2g, mean, type Solution, type SolvedYear } from './solution.ts';
import { energyPrice } from './window-prices.ts';
import type { PlannedSession } from './year-plan.ts';
import type { V2gSessionPlan } from './year-v2g.ts';

/** A working day of one of the years, or the mean of many: of all of the newest year, or of a season. */
export type NightChoice = { readonly year: number; readonly day: number } | keyof typeof SEASONS;

/** The months of each, 0 being January; in these the same class of hours holds at the same hour. */
const SEASONS = {
  mean: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  winter: [11, 0, 1],
  summer: [3, 4, 5, 6, 7, 8, 9],
} as const satisfies Record<string, readonly number[]>;

/** A clock hour at the plug or a part of one. Power is the whole site's, levels a controlled vehicle's. */
export type NightStep = {
  /** From midnight of the working day: may be below 0 or above 24. */
  readonly startHour: number;
  readonly durationHours: number;
  readonly spotEurosPerMwh: number;
  /** What this customer pays for energy, without grid charges and taxes. */
  readonly energyEurosPerMwh: number;
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
  /** The customer's price of energy from hours before the first session to hours after the last. */
  readonly firstPriceHour: number;
  readonly pricesEurosPerMwh: readonly number[];
  /** Of the same hours, where the customer pays by class: named as on the bill. */
  readonly priceClasses: readonly TariffClass[] | null;
  readonly subscribedTodayKw: number;
  /** The most that the plan draws, and what is subscribed with a margin. */
  readonly plannedKw: number;
  readonly subscribedKw: number;
  /** What the fleet's electricity costs that night without subscribed power, if everything goes as planned. */
  readonly todayEuros: number;
  readonly planEuros: number;
};

const HOURS_AROUND = 3;

/** Where giving back is not worth counting, a picture that explains it may still ask for its plan. */
export function night(
  solution: Solution,
  choice: NightChoice = 'mean',
  givesBack = countsV2g(solution),
): Night {
  const { fleet, today, years } = solution;
  const year = typeof choice === 'string' ? null : choice.year;
  const solved = years.find(({ prices }) => prices.year === year) ?? newest(years);
  const { prices, bill, v2g } = solved;
  const days = daysOf(choice, prices);
  const sessions = bill.plan.sessions.map((planned, index) =>
    nightSession(fleet, planned, givesBack ? v2g?.sessions[index] : undefined, days),
  );
  const firstHour = Math.min(...sessions.map(({ arrivalHour }) => arrivalHour));
  const lastHour = Math.max(...sessions.map(({ departureHour }) => departureHour));
  const firstPriceHour = Math.floor(firstHour) - HOURS_AROUND;
  const lastPriceHour = Math.ceil(lastHour) + HOURS_AROUND;
  const priceHours = Array.from(
    { length: lastPriceHour - firstPriceHour + 1 },
    (_, hour) => firstPriceHour + hour,
  );
  const energyAt = energyPrice(fleet, prices, today.domain);
  const meanPrice = (hour: number) =>
    mean(days, (order) => energyAt(hourOfYear(prices, prices.workingDays[order] ?? 0, hour)));
  return {
    choice,
    year: prices.year,
    sessions,
    firstPriceHour,
    pricesEurosPerMwh: priceHours.map(meanPrice),
    priceClasses: fleet.contract === 'class' ? classesOf(solution, solved, days, priceHours) : null,
    subscribedTodayKw: today.subscribedKwPerVehicle * fleet.vehicles,
    plannedKw: bill.plan.plannedKwPerVehicle * fleet.vehicles,
    subscribedKw: bill.plan.subscribedKwPerVehicle * fleet.vehicles,
    ...nightEuros(fleet, solved, days, givesBack),
  };
}

/** Places among the year's working days. */
function daysOf(choice: NightChoice, { workingDays, months }: PriceYear): number[] {
  if (typeof choice !== 'string') return [workingDays.indexOf(choice.day)];
  const ofSeason: readonly number[] = SEASONS[choice];
  return workingDays.flatMap((day, order) => (ofSeason.includes(months[day] ?? 0) ? [order] : []));
}

/** Those of the first of the days; low voltage has no peak hours. */
function classesOf(
  { fleet, today }: Solution,
  { prices }: SolvedYear,
  days: readonly number[],
  hours: readonly number[],
): TariffClass[] {
  const month = prices.months[prices.workingDays[days[0] ?? 0] ?? 0] ?? 0;
  return hours.map((hour) => {
    const found = tariffClass(month, (hour + 24) % 24, fleet.offPeak);
    return found === 'peak' && today.domain === 'BT' ? 'hph' : found;
  });
}

/** Day by day: charging follows the price, so the cost of a mean night is not the mean price times it. */
function nightEuros(
  fleet: Fleet,
  { bill, v2g }: SolvedYear,
  days: readonly number[],
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
        const eurosPerMwh =
          (planned.energyEurosPerMwh[at] ?? 0) +
          (planned.gridEurosPerMwh[at] ?? 0) +
          fleet.tariff.acciseEurosPerMwh;
        todaySum += (todayKwh * eurosPerMwh) / 1000;
        controlledSum += (planKwh * eurosPerMwh) / 1000;
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
  fleet: Fleet,
  planned: PlannedSession,
  givesBack: V2gSessionPlan | undefined,
  days: readonly number[],
): NightSession {
  const { session, steps } = planned;
  const v2gShare = givesBack ? V2G_SHARE[fleet.control] : 0;
  const share = controllableShare(fleet);
  const efficiency = oneWayEfficiency(fleet);
  const meanOf = (values: Float64Array | undefined, step: number) =>
    values ? mean(days, (day) => values[day * steps + step] ?? 0) : 0;
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
      energyEurosPerMwh: meanOf(planned.energyEurosPerMwh, step),
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
