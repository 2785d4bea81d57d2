import * as v from 'valibot';
import { type BreakEven, breakEven } from './break-even.ts';
import { type ExpertEstimate, estimateExpert } from './expert.ts';
import type { Potential } from './fleet-profiles.ts';
import {
  CHOICE_FIELDS,
  type FleetInputs,
  mostHours,
  mostSessions,
  NUMBER_FIELDS,
  OPTIONAL_FIELDS,
} from './inputs.ts';
import { MODES, type Mode } from './mode.ts';
import { MODEL_VERSION } from './model-version.ts';
import { type MonthGains, monthGains } from './months.ts';
import { type Comparison, compareWithSample } from './sample.ts';
import { type LeverEffect, sensitivity } from './sensitivity.ts';
import { estimateSimple, type SimpleEstimate } from './simple.ts';
import { type Warning, warnings } from './warnings.ts';
import { type YearlyEstimate, yearlyEstimate } from './yearly-estimate.ts';

type Bounds = { readonly least: number; readonly most: number; readonly step: number };

// A page that only computes need not carry these checks.
// @__NO_SIDE_EFFECTS__
const within = ({ least, most, step }: Bounds) =>
  v.pipe(
    v.number(),
    v.minValue(least),
    v.maxValue(most),
    v.check((value) => Number.isInteger((value - least) / step)),
  );

const {
  vehicles,
  hours,
  chargerKw,
  batteryKwh,
  startPercent,
  targetPercent,
  readyHour,
  controllablePercent,
  sessionsPerDay,
  daysPerYear,
  eventsPerWeek,
  wearCents,
  efficiencyPercent,
  capturePercent,
  fleetSharePercent,
  priceYear,
  paybackYears,
} = NUMBER_FIELDS;

/** What is stored of a simulation, and all that is needed to compute it again. */
export const SimulationInputs = v.pipe(
  v.strictObject({
    mode: v.picklist(MODES),
    vehicles: within(vehicles),
    hours: within(hours),
    activity: v.picklist(CHOICE_FIELDS.activity.options),
    slot: v.picklist(CHOICE_FIELDS.slot.options),
    chargerKw: within(chargerKw),
    batteryKwh: within(batteryKwh),
    startPercent: within(startPercent),
    targetPercent: within(targetPercent),
    readyHour: within(readyHour),
    controllablePercent: within(controllablePercent),
    siteKw: v.nullable(within(OPTIONAL_FIELDS.siteKw)),
    sessionsPerDay: within(sessionsPerDay),
    daysPerYear: within(daysPerYear),
    eventsPerWeek: within(eventsPerWeek),
    criticalHour: v.nullable(within(OPTIONAL_FIELDS.criticalHour)),
    priority: v.picklist(CHOICE_FIELDS.priority.options),
    control: v.picklist(CHOICE_FIELDS.control.options),
    region: v.picklist(CHOICE_FIELDS.region.options),
    wearCents: within(wearCents),
    efficiencyPercent: within(efficiencyPercent),
    capturePercent: within(capturePercent),
    fleetSharePercent: within(fleetSharePercent),
    priceYear: within(priceYear),
    paybackYears: within(paybackYears),
  }),
  v.check((fleet) => fleet.hours <= mostHours(fleet.slot)),
  v.check((fleet) => fleet.sessionsPerDay <= mostSessions(fleet.hours)),
);

export type SimulationInputs = FleetInputs & { readonly mode: Mode };

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
