import type { AnalysedFleet, UncertainAnswer } from '#domain/leads/analysed-fleet.ts';
import {
  type Baseline,
  detailResults,
  type FleetInputs,
  fleetGain,
  fleetOf,
  type GainCase,
  type GainCases,
  type GainRange,
  gainByMonth,
  type MainResults,
  MODEL_VERSION,
  type MonthGain,
  mainResults,
  type Night,
  night,
  type PriceYear,
  rangeOf,
  type ShownBill,
  type ShownFigures,
  shownBill,
  shownFigures,
  solutionOf,
} from '#domain/simulator/index.ts';

/** One assumption of the list, or an answer so open that it is listed with them. */
export type ListedCase =
  | GainCase
  | {
      readonly field: UncertainAnswer['id'];
      readonly value: FleetInputs;
      readonly gainEuros: number;
    };

/** All figures of an analysis: those of the simulator's page for the same answers. */
export type AnalysisFigures = AnalysedFleet & {
  readonly modelVersion: string;
  readonly main: MainResults;
  readonly shown: ShownFigures;
  /** Of a vehicle and of the whole fleet. */
  readonly bills: readonly [vehicle: ShownBill, fleet: ShownBill];
  /** What the range of this analysis is the range of: the model's cases and the open answers'. */
  readonly cases: Readonly<Record<Baseline, GainCases & { readonly open: readonly ListedCase[] }>>;
  readonly months: readonly MonthGain[];
  readonly night: Night;
};

export function analysisFigures(
  analysed: AnalysedFleet,
  years: readonly PriceYear[],
): AnalysisFigures {
  const { inputs } = analysed;
  const solution = solutionOf(inputs, years);
  const main = mainResults(inputs, solution);
  const { ranges } = detailResults(solution);
  const casesFor = (baseline: Baseline) => {
    const open = openCases(analysed, baseline, years);
    const { cases } = ranges[baseline];
    return { ...rangeWith(cases, open), cases, open };
  };
  const cases = { arrival: casesFor('arrival'), timer: casesFor('timer') };
  const shown = shownFigures(main, cases, inputs.vehicles);
  return {
    ...analysed,
    modelVersion: MODEL_VERSION,
    main,
    shown,
    bills: [shownBill(main.estimate), shownBill(main.estimate, inputs.vehicles)],
    cases,
    months: gainByMonth(solution),
    // Classes hold at the same hours within a season only.
    night: night(solution, main.estimate.contract === 'class' ? 'winter' : 'mean'),
  };
}

const openCases = (
  { uncertain = [] }: AnalysedFleet,
  baseline: Baseline,
  years: readonly PriceYear[],
): ListedCase[] =>
  uncertain.flatMap(({ id, others }) =>
    others.map((value) => ({
      field: id,
      value,
      gainEuros: fleetGain({ ...fleetOf(value), baseline }, years),
    })),
  );

function rangeWith(listed: readonly GainCase[], open: readonly ListedCase[]): GainRange {
  const { lowEuros, highEuros } = rangeOf(listed);
  const gains = open.map(({ gainEuros }) => gainEuros);
  return { lowEuros: Math.min(lowEuros, ...gains), highEuros: Math.max(highEuros, ...gains) };
}

/** The same range if the power subscribed today were known to be what is assumed. */
export const rangeWithPower = ({ cases }: AnalysisFigures, baseline: Baseline) =>
  rangeWith(
    cases[baseline].cases.filter(({ field }) => field !== 'subscribedSharePercent'),
    cases[baseline].open,
  );
