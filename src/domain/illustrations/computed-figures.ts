import {
  arrivalHourOf,
  type Baseline,
  clampInputs,
  DEFAULT_INPUTS,
  detailResults,
  encodeState,
  estimate,
  type FleetInputs,
  fleetGain,
  fleetOf,
  type GainRange,
  gainCases,
  hourOfYear,
  isoDate,
  mainResults,
  type Night,
  type NightChoice,
  night,
  notableNights,
  RESERVE_PERCENT,
  type Solution,
  type SolvedYear,
  sampledFleets,
  solutionOf,
  solve,
  startPercentOf,
} from '../simulator/index.ts';
import { FRENCH_YEARS, PRICE_FILES } from '../simulator/prices/french-years.ts';
import type { Depot, StoredDepotNights, StoredNight } from './depot-night.ts';
import type { DepotYear } from './depot-years.ts';
import { V2G_CASES, V2G_FLEETS } from './fleet-cases.ts';
import { computedFleetNight } from './fleet-night-figures.ts';
import { namedGains } from './known-figures.ts';
import { KNOWN_FLEETS } from './known-fleets.ts';

/** Every file of computed figures as the model gives it today, by its place in `domain` without `.json`. */
export const computedFigures = {
  /** What each fleet that the comparison draws from keeps per vehicle and year, to the cent. */
  'simulator/comparison-gains': () =>
    sampledFleets().map((fleet) => cents(fleetGain(fleetOf(fleet), FRENCH_YEARS))),
  'illustrations/known-fleets': () =>
    Object.fromEntries(
      Object.entries(KNOWN_FLEETS).map(([name, inputs]) => {
        const solution = solutionOf(inputs, FRENCH_YEARS);
        const { estimate, situations } = mainResults(inputs, solution);
        const { arrival, timer } = detailResults(solution).ranges;
        const byClass = (baseline: Baseline) =>
          ends(gainCases(solve({ ...fleetOf(inputs), contract: 'class', baseline }, FRENCH_YEARS)));
        const ranges = {
          arrival: ends(arrival),
          timer: ends(timer),
          classOnArrival: byClass('arrival'),
          classAgainstTimer: byClass('timer'),
        };
        return [name, { estimate, situations, ranges }];
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
        range: ends(gainCases(solve(fleet, [prices]))),
      };
    }),
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
      details: detailResults(solution),
    };
  },
} as const;

const ends = ({ lowEuros, highEuros }: GainRange): GainRange => ({ lowEuros, highEuros });

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
    departureHour: inputs.departureHour,
    wearEurosPerKwh: inputs.wearCents / 100,
    gains: namedGains('depot'),
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
  choice: Exclude<NightChoice, string>,
  givesBack = false,
): StoredNight {
  const shown = night(solution, choice, givesBack);
  const [session] = shown.sessions;
  const { prices } = solution.years[0] as SolvedYear;
  const accise = solution.fleet.tariff.acciseEurosPerMwh;
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
      eurosPerKwh: (step.energyEurosPerMwh + step.gridEurosPerMwh + accise) / 1000,
      levelShare: step.planLevel,
    })),
    onArrivalEuros: shown.todayEuros,
    smartOnlyEuros: night(solution, choice, false).planEuros,
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
