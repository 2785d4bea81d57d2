import { type BreakEven, breakEven } from './break-even.ts';
import { type ExpertEstimate, estimateExpert } from './expert.ts';
import type { Potential } from './fleet-profiles.ts';
import type { FleetInputs } from './inputs.ts';
import type { Mode } from './mode.ts';
import { MODEL_VERSION } from './model-version.ts';
import { type MonthGains, monthGains } from './months.ts';
import { type Comparison, compareWithSample } from './sample.ts';
import { type LeverEffect, sensitivity } from './sensitivity.ts';
import { estimateSimple, type SimpleEstimate } from './simple.ts';
import type { SimulationInputs } from './simulation-inputs.ts';
import { type Warning, warnings } from './warnings.ts';
import { type YearlyEstimate, yearlyEstimate } from './yearly-estimate.ts';

/** Shown at once, at every change. */
export type MainResults = {
  readonly simple: SimpleEstimate;
  readonly comparison: Comparison;
  readonly expert: ExpertEstimate;
  readonly estimate: YearlyEstimate;
  readonly breakEven: BreakEven;
  readonly warnings: readonly Warning[];
};

/** May follow a moment later: they take some forty times as long. */
export type FollowingResults = {
  readonly months: MonthGains;
  readonly sensitivity: readonly LeverEffect[];
};

/** Plain JSON, every number finite. */
export type SimulationResults = MainResults &
  FollowingResults & {
    readonly modelVersion: string;
    readonly mode: Mode;
    readonly potential: Potential;
    readonly leadScore: number;
  };

export function mainResults(fleet: FleetInputs): MainResults {
  const estimate = yearlyEstimate(fleet);
  return {
    simple: estimateSimple(fleet),
    comparison: compareWithSample(fleet),
    expert: estimateExpert(fleet),
    estimate,
    breakEven: breakEven(fleet, estimate),
    warnings: warnings(fleet, estimate),
  };
}

export const followingResults = (fleet: FleetInputs): FollowingResults => ({
  months: monthGains(fleet),
  sensitivity: sensitivity(fleet),
});

/** Everything a stored simulation keeps. */
export function simulate(inputs: SimulationInputs): SimulationResults {
  const main = mainResults(inputs);
  return {
    modelVersion: MODEL_VERSION,
    mode: inputs.mode,
    potential: main.simple.potential,
    leadScore: inputs.mode === 'simple' ? main.simple.leadScore : main.expert.leadScore,
    ...main,
    ...followingResults(inputs),
  };
}

export const potentialOf = (results: SimulationResults): Potential => results.potential;

export const leadScoreOf = (results: SimulationResults): number => results.leadScore;
