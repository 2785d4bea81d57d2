import { detailResults, mainResults, solutionOf } from '../simulator/calculation.ts';
import { sampledFleets } from '../simulator/comparison.ts';
import {
  arrivalHourOf,
  clampInputs,
  DEFAULT_INPUTS,
  departureHourOf,
  type FleetInputs,
  fleetOf,
  startPercentOf,
} from '../simulator/inputs.ts';
import { estimate } from '../simulator/model/estimate.ts';
import { ASSUMPTIONS, RESERVE_PERCENT } from '../simulator/model/fleet.ts';
import { gainByMonth, monthTotal } from '../simulator/model/gain-breakdown.ts';
import { type Night, type NightChoice, night, notableNights } from '../simulator/model/night.ts';
import { gainRange } from '../simulator/model/range.ts';
import { type Solution, type SolvedYear, solve } from '../simulator/model/solution.ts';
import { FRENCH_YEARS, PRICE_FILES } from '../simulator/prices/french-years.ts';
import { hourOfYear, isoDate } from '../simulator/prices/price-year.ts';
import { encodeState } from '../simulator/url-codec.ts';
import type { Depot, StoredDepotNights, StoredNight } from './depot-night.ts';
import type { DepotYear } from './depot-years.ts';
import { DEPOT_CASES, V2G_CASES, V2G_FLEETS } from './fleet-cases.ts';
import { computedFleetNight } from './fleet-night-figures.ts';
import { KNOWN_FLEETS } from './known-fleets.ts';

/** Every file of computed figures as the model gives it today, by its place in `domain` without `.json`. */
export const computedFigures = {
  /** What each fleet that the comparison draws from keeps per vehicle and year, to the cent. */
  'simulator/comparison-gains': () =>
    sampledFleets().map((fleet) => cents(estimate(fleetOf(fleet), FRENCH_YEARS).gainEuros)),
  'illustrations/known-fleets': () =>
    Object.fromEntries(
      Object.entries(KNOWN_FLEETS).map(([name, inputs]) => {
        const fleet = fleetOf(inputs);
        const figures = estimate(fleet, FRENCH_YEARS);
        return [
          name,
          { estimate: figures, range: gainRange(fleet, FRENCH_YEARS, figures.countsV2g) },
        ];
      }),
    ),
  /** The query that opens each fleet in the simulator, in Expert mode, where all of its answers are seen. */
  'illustrations/simulation-queries': () =>
    Object.fromEntries(
      Object.entries(KNOWN_FLEETS).map(([name, fleet]) => [
        name,
        `?${encodeState({ mode: 'expert', fleet })}`,
      ]),
    ),
  'illustrations/depot-night': computedNights,
  'illustrations/fleet-night': computedFleetNight,
  'illustrations/depot-years': () =>
    FRENCH_YEARS.map((prices, index): DepotYear => {
      const fleet = fleetOf(KNOWN_FLEETS.depot);
      return {
        year: prices.year,
        meanEurosPerMwh: PRICE_FILES[index]?.checks.meanEurosPerMwh ?? Number.NaN,
        gainEuros: estimate(fleet, [prices]).gainEuros,
        range: gainRange(fleet, [prices], false),
        months: gainByMonth(solve(fleet, [prices])).map((month) => cents(monthTotal(month))),
      };
    }),
  'illustrations/depot-cases': () =>
    Object.fromEntries(
      Object.entries(DEPOT_CASES).map(([id, changes]) => [
        id,
        estimate({ ...fleetOf(KNOWN_FLEETS.depot), ...changes }, FRENCH_YEARS).gainEuros,
      ]),
    ),
  'illustrations/v2g-cases': () =>
    Object.fromEntries(
      V2G_FLEETS.map((name) => {
        const fleet = { ...fleetOf(KNOWN_FLEETS[name]), bidirectional: true };
        const extras = Object.entries(V2G_CASES).map(([id, changes]) => [
          id,
          estimate({ ...fleet, ...changes }, FRENCH_YEARS).v2gExtraEuros,
        ]);
        return [name, Object.fromEntries(extras)];
      }),
    ),
  /** The answer that the simulator's page brings along. */
  'illustrations/initial-answer': () => {
    const solution = solutionOf(DEFAULT_INPUTS, FRENCH_YEARS);
    const main = mainResults(DEFAULT_INPUTS, solution);
    return {
      main,
      night: night(solution),
      notable: notableNights(solution),
      details: detailResults(solution, main.estimate),
    };
  },
} as const;

const cents = (euros: number) => Math.round(euros * 100) / 100;

/** As it is written and compared: to nine digits, for the last ones differ between machines. */
export const asText = (figures: unknown): string =>
  `${JSON.stringify(figures, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(9)) : value))}\n`;

/** Customers of a supplier beside the depot, each with its own hours. */
const PORTFOLIO: readonly FleetInputs[] = [
  KNOWN_FLEETS.depot,
  clampInputs({ vehicles: 12, hours: 9, departureHour: 5, startPercent: 50, siteKw: 66 }).inputs,
  clampInputs({ vehicles: 30, hours: 15, departureHour: 8, startPercent: 33, siteKw: 90 }).inputs,
];

/** The depot's nights of the newest year: the median one, and the one on which giving back paid most. */
function computedNights(): StoredDepotNights {
  const years = FRENCH_YEARS.slice(-1);
  const smart = solutionOf(KNOWN_FLEETS.depot, years);
  const bidirectional = solutionOf({ ...KNOWN_FLEETS.depot, bidirectional: 'yes' }, years);
  const { prices, v2g } = bidirectional.years[0] as SolvedYear;
  const { year, workingDays, months } = prices;
  const dayOf = (order: number) => workingDays[order] ?? 0;

  const saved = workingDays.map((day) => savedEuros(night(smart, { year, day })));
  const bySaving = saved.map((_, order) => order).sort((a, b) => (saved[a] ?? 0) - (saved[b] ?? 0));
  const dated = (order = 0) => ({
    date: isoDate({ year, day: dayOf(order) }),
    savedEuros: saved[order] ?? 0,
  });
  const median = bySaving[Math.floor(bySaving.length / 2)] ?? 0;

  const v2gSaved = v2g?.sessions[0]?.savedEuros ?? new Float64Array();
  const bestV2g = v2gSaved.indexOf(Math.max(...v2gSaved));
  return {
    depot: depotFacts(),
    typical: stored(smart, { year, day: dayOf(median) }),
    v2g: stored(bidirectional, { year, day: dayOf(bestV2g) }, true),
    year: {
      year,
      nights: workingDays.length,
      least: dated(bySaving[0]),
      most: dated(bySaving.at(-1)),
      givingBackNights: v2gSaved.filter((euros) => euros > LEAST).length,
      savedByMonth: Array.from({ length: 12 }, (_, month) =>
        mean(saved.filter((_, order) => months[dayOf(order)] === month)),
      ),
    },
    portfolio: portfolioHours({ year, day: dayOf(median) }),
  };
}

function depotFacts(): Depot {
  const inputs = KNOWN_FLEETS.depot;
  const fleet = fleetOf(inputs);
  const { gainEuros, countsV2g } = estimate(fleet, FRENCH_YEARS);
  const { lowEuros, highEuros } = gainRange(fleet, FRENCH_YEARS, countsV2g);
  return {
    vehicles: inputs.vehicles,
    vehicleBatteryKwh: inputs.batteryKwh,
    chargerKw: inputs.chargerKw,
    siteKw: inputs.siteKw ?? inputs.vehicles * inputs.chargerKw,
    startShare: startPercentOf(inputs) / 100,
    targetShare: inputs.targetPercent / 100,
    reserveShare: RESERVE_PERCENT[inputs.priority] / 100,
    controllableShare: inputs.controllablePercent / 100,
    arrivalHour: arrivalHourOf(inputs),
    departureHour: departureHourOf(inputs),
    wearEurosPerKwh: inputs.wearCents / 100,
    gain: { euros: gainEuros, lowEuros, highEuros },
  };
}

/** Sums of fractions leave remainders that are neither money nor energy. */
const LEAST = 1e-6;
const withoutDust = (kwh: number) => (kwh > LEAST ? kwh : 0);

const savedEuros = ({ todayEuros, planEuros }: Night) => todayEuros - planEuros;
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function stored(
  solution: Solution,
  choice: Exclude<NightChoice, 'mean'>,
  givesBack = false,
): StoredNight {
  const shown = night(solution, choice, ASSUMPTIONS, givesBack);
  const [session] = shown.sessions;
  const { prices } = solution.years[0] as SolvedYear;
  const accise = ASSUMPTIONS.tariff.acciseEurosPerMwh;
  return {
    date: isoDate(choice),
    eurosPerMwh: Array.from(
      { length: 48 },
      (_, hour) => prices.eurosPerMwh[hourOfYear(prices, choice.day, hour)] ?? 0,
    ),
    hours: (session?.steps ?? []).map((step) => ({
      hour: step.startHour % 24,
      onArrivalKwh: step.todayKw,
      chargedKwh: withoutDust(step.planKw),
      givenBackKwh: withoutDust(step.soldKw),
      eurosPerKwh: (step.spotEurosPerMwh + step.gridEurosPerMwh + accise) / 1000,
      levelShare: step.planLevel,
    })),
    onArrivalEuros: shown.todayEuros,
    smartOnlyEuros: night(solution, choice, ASSUMPTIONS, false).planEuros,
    planEuros: shown.planEuros,
    subscribedKw: shown.subscribedKw,
  };
}

/** What each depot draws in each hour from the first arrival to the last departure. */
function portfolioHours(choice: NightChoice): StoredDepotNights['portfolio'] {
  const sessions = PORTFOLIO.map(
    (fleet) => night(solutionOf(fleet, FRENCH_YEARS.slice(-1)), choice).sessions[0],
  );
  const first = Math.min(...sessions.map((session) => session?.arrivalHour ?? 0));
  const last = Math.max(...sessions.map((session) => session?.departureHour ?? 0));
  return Array.from({ length: last - first }, (_, index) => ({
    hour: (first + index) % 24,
    depotKwh: sessions.map((session) =>
      withoutDust(session?.steps.find(({ startHour }) => startHour === first + index)?.planKw ?? 0),
    ),
  }));
}
