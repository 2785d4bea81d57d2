import type { Language } from '../site/language.ts';
import { type Comparison, compareWithSample } from './comparison.ts';
import { type Potential, VEHICLE_TYPES } from './fleet-profiles.ts';
import { type FieldId, type FleetInputs, fleetOf, type Mode } from './inputs.ts';
import { type Estimate, estimated } from './model/estimate.ts';
import { BASELINES, type Baseline, V2G_SHARE } from './model/fleet.ts';
import {
  type ArrivalGain,
  gainByArrival,
  gainByMonth,
  monthTotal,
} from './model/gain-breakdown.ts';
import {
  type Night,
  type NightChoice,
  type NotableNights,
  night,
  notableNights,
} from './model/night.ts';
import { type GainCases, gainCases } from './model/range.ts';
import {
  type Gain,
  type ShownBill,
  type ShownFigures,
  type ShownGain,
  shownBill,
  shownFigures,
} from './model/shown-figures.ts';
import { openSpan, situations, wouldTimerBeIdle } from './model/situations.ts';
import { mean, type Solution, solve } from './model/solution.ts';
import { MODEL_VERSION } from './model-version.ts';
import { type PlanCsvColumns, planCsv } from './plan-csv.ts';
import type { PriceYear } from './prices/price-year.ts';
import type { SimulationInputs } from './simulation-inputs.ts';
import { type SpecifiedFigures, specifiedFigures } from './specified-figures.ts';
import type { SimulationState } from './url-codec.ts';

/** Shown at once, at every change. */
export type MainResults = Gain & {
  /** On which the vehicles charge. */
  readonly daysPerYear: number;
  /** What 100 km of driving cost in electricity. */
  readonly per100Km: { readonly beforeEuros: number; readonly afterEuros: number };
  readonly specified: SpecifiedFigures;
  readonly comparison: Comparison;
  readonly warnings: readonly Warning[];
};

/** May follow a moment later: they take some ten times as long. */
export type DetailResults = {
  /** Each gain at the price that is paid, with its range and the cases it is the range of. */
  readonly ranges: Readonly<Record<Baseline, GainCases>>;
  /** The bill that each gain comes from, in whole euros per vehicle and year. */
  readonly bills: Readonly<Record<Baseline, ShownBill>>;
  /** What the fleet keeps per vehicle in each month. */
  readonly months: readonly number[];
  readonly arrivals: readonly ArrivalGain[];
};

/** Plain JSON, every number finite. */
export type SimulationResults = MainResults &
  DetailResults & {
    readonly modelVersion: string;
    readonly mode: Mode;
    readonly potential: Potential;
    /** What the fleet keeps per vehicle and year against each way of charging today, in whole euros. */
    readonly arrival: ShownGain;
    readonly timer: ShownGain;
    /** In whole euros: what mails, webhooks and exports say of it. */
    readonly shown: ShownFigures;
  };

export const solutionOf = (inputs: FleetInputs, years: readonly PriceYear[]): Solution =>
  solve(fleetOf(inputs), years);

export function mainResults(inputs: FleetInputs, solution: Solution): MainResults {
  const estimate = estimated(solution);
  const years = solution.years.map(({ prices }) => prices);
  const six = situations(solution.fleet, years);
  return {
    estimate,
    situations: six,
    span: openSpan(six, inputs),
    daysPerYear: inputs.daysPerYear ?? mean(years, ({ workingDays }) => workingDays.length),
    per100Km: per100Km(inputs, solution, estimate),
    specified: specifiedFigures(inputs, estimate.factor),
    comparison: compareWithSample(inputs.vehicles, estimate.gainEuros),
    warnings: warnings(inputs, estimate),
  };
}

/** Whether V2G counts is decided against each way of charging by itself. */
export function detailResults(solution: Solution): DetailResults {
  const { fleet } = solution;
  const years = solution.years.map(({ prices }) => prices);
  const against = (solved: Solution) => ({
    range: gainCases(solved),
    bill: shownBill(estimated(solved)),
  });
  const own = against(solution);
  const [arrival, timer] = BASELINES.map((baseline) =>
    baseline === fleet.baseline || wouldTimerBeIdle(fleet)
      ? own
      : against(solve({ ...fleet, baseline }, years)),
  ) as [typeof own, typeof own];
  return {
    ranges: { arrival: arrival.range, timer: timer.range },
    bills: { arrival: arrival.bill, timer: timer.bill },
    months: gainByMonth(solution).map(monthTotal),
    arrivals: gainByArrival(fleet, years),
  };
}

/** Everything that is stored of a simulation. */
export function simulate(inputs: SimulationInputs, years: readonly PriceYear[]): SimulationResults {
  const solution = solutionOf(inputs, years);
  const main = mainResults(inputs, solution);
  const details = detailResults(solution);
  const shown = shownFigures(main, details.ranges, inputs.vehicles);
  return {
    modelVersion: MODEL_VERSION,
    mode: inputs.mode,
    potential: main.specified.potential,
    ...shown.against,
    shown,
    ...main,
    ...details,
  };
}

function per100Km(
  { vehicleType }: FleetInputs,
  { fleet, today }: Solution,
  { before, paidInAllEuros, kwh }: Estimate,
): MainResults['per100Km'] {
  const drivenShare = today.kwhPerSession > 0 ? Math.sqrt(fleet.efficiencyPercent / 100) : 0;
  const hundredsOfKm = (kwh * drivenShare) / VEHICLE_TYPES[vehicleType].kwhPer100Km;
  const per = (euros: number) => (hundredsOfKm > 0 ? euros / hundredsOfKm : 0);
  return { beforeEuros: per(before.totalEuros), afterEuros: per(paidInAllEuros) };
}

export type WarningId =
  | 'start-above-target'
  | 'window-too-short'
  | 'site-too-weak'
  | 'no-time-to-drive'
  | 'no-v2g-by-api'
  | 'no-v2g-without-market'
  | 'power-raised-to-need';

/** What cannot be, or should be known, and the answer it comes from; `kwh` where energy is missing. */
export type Warning = { readonly id: WarningId; readonly field: FieldId; readonly kwh?: number };

/** Less per day empties no battery that is filled every time. */
const LEAST_DRIVING_HOURS = 1;

export function warnings(
  inputs: FleetInputs,
  { shortByKwh, isPowerRaisedToNeed }: Estimate,
): Warning[] {
  const fleet = fleetOf(inputs);
  const siteLimits = fleet.siteKw !== null && fleet.siteKw / fleet.vehicles < fleet.chargerKw;
  const found: Warning[] = [];
  if (fleet.startPercent >= fleet.targetPercent) {
    found.push({ id: 'start-above-target', field: 'startPercent' });
  }
  if (shortByKwh > 0) {
    found.push(
      siteLimits
        ? { id: 'site-too-weak', field: 'siteKw', kwh: shortByKwh }
        : { id: 'window-too-short', field: 'hours', kwh: shortByKwh },
    );
  }
  if (fleet.hours * fleet.sessionsPerDay > 24 - LEAST_DRIVING_HOURS) {
    found.push({ id: 'no-time-to-drive', field: 'sessionsPerDay' });
  }
  if (isPowerRaisedToNeed) found.push({ id: 'power-raised-to-need', field: 'siteKw' });
  if (!fleet.bidirectional) return found;
  if (V2G_SHARE[fleet.control] === 0) found.push({ id: 'no-v2g-by-api', field: 'control' });
  else if (fleet.contract !== 'indexed') {
    found.push({ id: 'no-v2g-without-market', field: 'contract' });
  }
  return found;
}

/** What can be asked of the model, and what it answers. Both cross a thread: plain data only. */
export type Questions = {
  /** For who calculates with them elsewhere. */
  prices: { asked: null; answer: readonly PriceYear[] };
  /** The figures and the night that are drawn at once. */
  main: { asked: { inputs: FleetInputs; choice: NightChoice }; answer: MainAnswer };
  details: { asked: { inputs: FleetInputs }; answer: DetailResults };
  json: { asked: { state: SimulationState; link: string }; answer: string };
  csv: {
    asked: {
      state: SimulationState;
      columns: PlanCsvColumns;
      language: Language;
    };
    answer: string;
  };
};

export type MainAnswer = {
  readonly main: MainResults;
  readonly night: Night;
  readonly notable: NotableNights;
};

type Calculation = {
  readonly [Kind in keyof Questions]: (
    asked: Questions[Kind]['asked'],
  ) => Questions[Kind]['answer'];
};

export function calculation(years: readonly PriceYear[]): Calculation {
  // Another night of the same fleet, and what follows its figures, need no new plan.
  let latest: { readonly key: string; readonly solution: Solution } | undefined;
  const solutionFor = (inputs: FleetInputs) => {
    const key = JSON.stringify(inputs);
    if (latest?.key !== key) latest = { key, solution: solutionOf(inputs, years) };
    return latest.solution;
  };
  return {
    prices: () => years,
    main: ({ inputs, choice }) => {
      const solution = solutionFor(inputs);
      // Worked out when they are drawn, which is a moment after the figures; a thread does it on sending.
      let drawn: Night | undefined;
      let days: NotableNights | undefined;
      return {
        main: mainResults(inputs, solution),
        get night() {
          drawn ??= night(solution, choice);
          return drawn;
        },
        get notable() {
          days ??= notableNights(solution);
          return days;
        },
      };
    },
    details: ({ inputs }) => detailResults(solutionFor(inputs)),
    json: ({ state, link }) => simulationJson(state, years, link),
    csv: ({ state, columns, language }) => {
      const solution = solutionFor(state.fleet);
      const nights = years.flatMap(({ year, workingDays }) =>
        workingDays.map((day) => night(solution, { year, day })),
      );
      return planCsv(nights, columns, language);
    },
  };
}

/** Answers and results as one file that a program can read and a person can check. */
export function simulationJson(
  { mode, fleet }: SimulationState,
  years: readonly PriceYear[],
  link: string,
): string {
  const inputs = { ...fleet, mode };
  const { modelVersion: _, ...results } = simulate(inputs, years);
  return `${JSON.stringify({ modelVersion: MODEL_VERSION, link, inputs, results }, null, 2)}\n`;
}
