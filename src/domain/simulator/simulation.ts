import { type Potential, VEHICLE_TYPES } from './fleet-profiles.ts';
import { type FleetInputs, fleetOf } from './inputs.ts';
import { type Comparison, compareWithSample } from './known/comparison.ts';
import type { Mode } from './mode.ts';
import { type Estimate, estimated } from './model/estimate.ts';
import { type ArrivalGain, gainByArrival, type LeverEffect, leverEffects } from './model/levers.ts';
import { gainByMonth } from './model/months.ts';
import { type GainRange, gainRange } from './model/range.ts';
import { mean, type Solution, solve } from './model/solution.ts';
import { MODEL_VERSION } from './model-version.ts';
import type { PriceYear } from './prices/price-year.ts';
import { type ShownFigures, shownFigures } from './shown-figures.ts';
import type { SimulationInputs } from './simulation-inputs.ts';
import { leadScore, type SpecifiedFigures, specifiedFigures } from './specified-figures.ts';
import { type Warning, warnings } from './warnings.ts';

/** Shown at once, at every change. */
export type MainResults = {
  readonly estimate: Estimate;
  /** On which the vehicles charge. */
  readonly daysPerYear: number;
  /** What 100 km of driving cost in electricity. */
  readonly per100Km: { readonly beforeEuros: number; readonly afterEuros: number };
  readonly specified: SpecifiedFigures;
  readonly comparison: Comparison;
  readonly warnings: readonly Warning[];
};

/** May follow a moment later: they take some ten times as long. */
export type FollowingResults = {
  readonly range: GainRange;
  /** What the fleet keeps per vehicle in each month. */
  readonly months: readonly number[];
  readonly arrivals: readonly ArrivalGain[];
  readonly levers: readonly LeverEffect[];
};

/** Plain JSON, every number finite. */
export type SimulationResults = MainResults &
  FollowingResults & {
    readonly modelVersion: string;
    readonly mode: Mode;
    readonly potential: Potential;
    readonly leadScore: number;
    /** In whole euros: what mails, webhooks and exports say of it. */
    readonly shown: ShownFigures;
  };

export const solutionOf = (inputs: FleetInputs, years: readonly PriceYear[]): Solution =>
  solve(fleetOf(inputs), years);

export function mainResults(inputs: FleetInputs, solution: Solution): MainResults {
  const estimate = estimated(solution);
  return {
    estimate,
    daysPerYear:
      inputs.daysPerYear ?? mean(solution.years, ({ prices }) => prices.workingDays.length),
    per100Km: per100Km(inputs, solution, estimate),
    specified: specifiedFigures(inputs, estimate.factor),
    comparison: compareWithSample(inputs.vehicles, estimate.gainEuros),
    warnings: warnings(inputs, estimate),
  };
}

export function followingResults(solution: Solution, { countsV2g }: Estimate): FollowingResults {
  const { fleet } = solution;
  const prices = solution.years.map((year) => year.prices);
  return {
    range: gainRange(fleet, prices, countsV2g),
    months: gainByMonth(solution),
    arrivals: gainByArrival(fleet, prices),
    levers: leverEffects(fleet, prices),
  };
}

/** Everything a stored simulation keeps. */
export function simulate(inputs: SimulationInputs, years: readonly PriceYear[]): SimulationResults {
  const solution = solutionOf(inputs, years);
  const main = mainResults(inputs, solution);
  const following = followingResults(solution, main.estimate);
  return {
    modelVersion: MODEL_VERSION,
    mode: inputs.mode,
    potential: main.specified.potential,
    leadScore: leadScore(inputs, inputs.mode),
    shown: shownFigures(main.estimate, following.range, inputs.vehicles),
    ...main,
    ...following,
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
