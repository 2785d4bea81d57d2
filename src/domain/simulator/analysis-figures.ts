import { type MainResults, mainResults, solutionOf } from './calculation.ts';
import {
  DEFAULT_INPUTS,
  FIELD_IDS,
  type FieldId,
  type FleetInputs,
  fleetOf,
  type Mode,
} from './inputs.ts';
import {
  estimate as estimateOf,
  type ShownFigures,
  type ShownLines,
  shownFigures,
  shownLines,
} from './model/estimate.ts';
import {
  gainByMonth,
  type LeverEffect,
  leverEffects,
  type MonthGain,
} from './model/gain-breakdown.ts';
import { type Night, night } from './model/night.ts';
import { type GainRange, gainRange } from './model/range.ts';
import { cutEuros, type WaterfallColumn, waterfallColumns } from './model/waterfall.ts';
import { MODEL_VERSION } from './model-version.ts';
import type { PriceYear } from './prices/price-year.ts';

/** A fleet to be analysed, and which of its answers are its owner's; the others were assumed for it. */
export type AnalysedFleet = {
  readonly inputs: FleetInputs;
  readonly mode: Mode;
  readonly given: readonly FieldId[];
  /** Where a range of sizes was given; the figures are of one within the model's bounds. */
  readonly size?: FleetSize;
  /** Answers so open that the gain is also reckoned for others. */
  readonly uncertain?: readonly UncertainAnswer[];
};

export type FleetSize = { readonly least: number; readonly most: number | null };

export type UncertainAnswer = {
  readonly id: 'hours' | 'distance';
  readonly others: readonly FleetInputs[];
};

/** What the fleet keeps per vehicle and year, whichever of the answers it is. */
type UncertainGain = { readonly id: UncertainAnswer['id'] } & GainRange;

/** All figures of an analysis: those of the simulator's page for the same answers. */
export type AnalysisFigures = AnalysedFleet & {
  readonly modelVersion: string;
  readonly main: MainResults;
  readonly shown: ShownFigures;
  /** The lines of the gain for the whole fleet. */
  readonly fleetLines: ShownLines;
  /** Where the subscribed power is not known: the range if it is what was assumed. */
  readonly rangeWithPower: GainRange | null;
  readonly uncertainGains: readonly UncertainGain[];
  readonly months: readonly MonthGain[];
  readonly levers: readonly LeverEffect[];
  readonly night: Night;
  readonly waterfall: { readonly columns: readonly WaterfallColumn[]; readonly cutEuros: number };
};

export function analysisFigures(
  analysed: AnalysedFleet,
  years: readonly PriceYear[],
): AnalysisFigures {
  const { inputs } = analysed;
  const solution = solutionOf(inputs, years);
  const main = mainResults(inputs, solution);
  const { estimate } = main;
  const { fleet } = solution;
  const range = gainRange(fleet, years, estimate.countsV2g);
  const shown = shownFigures(estimate, range, inputs.vehicles);
  const knowsPower = inputs.siteKw !== null;
  const columns = waterfallColumns(shown, estimate, knowsPower);
  const assumedPower = { ...fleet, siteKw: estimate.subscribedTodayKw };
  return {
    ...analysed,
    modelVersion: MODEL_VERSION,
    main,
    shown,
    fleetLines: shownLines(estimate, inputs.vehicles),
    rangeWithPower: knowsPower ? null : gainRange(assumedPower, years, estimate.countsV2g),
    uncertainGains: (analysed.uncertain ?? []).map(({ id, others }) => ({
      id,
      ...spreadOf([estimate.gainEuros, ...others.map((other) => gainOf(other, years))]),
    })),
    months: gainByMonth(solution),
    levers: leverEffects(fleet, years),
    night: night(solution),
    waterfall: { columns, cutEuros: cutEuros(columns) },
  };
}

const gainOf = (inputs: FleetInputs, years: readonly PriceYear[]) =>
  estimateOf(fleetOf(inputs), years).gainEuros;

const spreadOf = (gains: readonly number[]): GainRange => ({
  lowEuros: Math.min(...gains),
  highEuros: Math.max(...gains),
});

/** The questions of Simple mode. Expert mode asks all of them. */
const SIMPLE_QUESTIONS: readonly FieldId[] = ['vehicles', 'hours', 'activity', 'slot'];

/** The answers of a simulation that are the visitor's own: what was asked, and what was changed. */
export function givenAnswers(mode: Mode, inputs: FleetInputs): FieldId[] {
  return FIELD_IDS.filter((field) => {
    if (inputs[field] === null) return false;
    if (mode === 'expert' || SIMPLE_QUESTIONS.includes(field)) return true;
    return inputs[field] !== DEFAULT_INPUTS[field];
  });
}
