import type { PriceYear } from '../prices/price-year.ts';
import { ASSUMPTIONS, type Assumptions, type Fleet } from './fleet.ts';
import { captured, chargingToday, yearBill } from './solution.ts';
import { canGiveBack, yearV2g } from './year-v2g.ts';

/** What the fleet keeps per vehicle in the worst and in the best year, EUR. */
export type GainRange = { readonly lowEuros: number; readonly highEuros: number };

export const LOW_CAPTURE_PERCENT = 60;
export const HIGH_CAPTURE_PERCENT = 100;
const ARRIVES_EARLIER_HOURS = [1, 0, -1];
/** Where the subscribed power is not known, today may already do with this part of it. */
export const LEAST_SUBSCRIBED_SHARE = 0.6;

/**
 * The least and the most over the years, an arrival one hour sooner or later, and how much of the plan is
 * reached. Cases in which the vehicles could not be charged are left out.
 */
export function gainRange(
  fleet: Fleet,
  years: readonly PriceYear[],
  countsV2g: boolean,
  assumptions: Assumptions = ASSUMPTIONS,
): GainRange {
  const given = chargingToday(fleet, assumptions);
  if (given.shortByKwh > 0 || given.kwhPerSession === 0) return { lowEuros: 0, highEuros: 0 };
  const cases = ARRIVES_EARLIER_HOURS.map((hours) => ({ ...fleet, hours: fleet.hours + hours }));
  const smallSiteKw = LEAST_SUBSCRIBED_SHARE * given.siteKw;
  const smallCases =
    fleet.siteKw === null ? cases.map((one) => ({ ...one, siteKw: smallSiteKw })) : [];
  const solved = (one: Fleet) => solvedYears(one, years, countsV2g, assumptions);
  const asGiven = cases.flatMap(solved);
  const fleetGains = (years: readonly SolvedYear[], capturePercent: number) =>
    years.map(
      ({ marketEuros, otherEuros, v2gEuros }) =>
        ((captured(marketEuros, capturePercent) + otherEuros + captured(v2gEuros, capturePercent)) *
          fleet.fleetSharePercent) /
        100,
    );
  return {
    lowEuros: Math.min(
      ...fleetGains([...asGiven, ...smallCases.flatMap(solved)], LOW_CAPTURE_PERCENT),
    ),
    highEuros: Math.max(...fleetGains(asGiven, HIGH_CAPTURE_PERCENT)),
  };
}

/** What a year creates if all of the plan is reached. */
type SolvedYear = {
  readonly marketEuros: number;
  readonly otherEuros: number;
  readonly v2gEuros: number;
};

function solvedYears(
  fleet: Fleet,
  years: readonly PriceYear[],
  countsV2g: boolean,
  assumptions: Assumptions,
): SolvedYear[] {
  const today = chargingToday(fleet, assumptions);
  if (today.shortByKwh > 0 || fleet.hours * fleet.sessionsPerDay > 24) return [];
  return years.map((year) => {
    const bill = yearBill(fleet, today, year, assumptions);
    const givesBack = countsV2g && canGiveBack(fleet);
    return {
      marketEuros: bill.fullMarketEuros,
      otherEuros: bill.tariffEuros + bill.powerEuros,
      v2gEuros: givesBack ? yearV2g(fleet, today, year, bill, assumptions).fullExtraEuros : 0,
    };
  });
}
