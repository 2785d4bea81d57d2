import type { AnalysedFleet, UncertainAnswer } from '#domain/leads/analysed-fleet.ts';
import {
  type Baseline,
  cutEuros,
  detailResults,
  type FleetInputs,
  fleetGain,
  fleetOf,
  type GainCase,
  type GainCases,
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
  type WaterfallColumn,
  waterfallColumns,
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
  readonly waterfall: { readonly columns: readonly WaterfallColumn[]; readonly cutEuros: number };
};

export function analysisFigures(
  analysed: AnalysedFleet,
  years: readonly PriceYear[],
): AnalysisFigures {
  const { inputs } = analysed;
  const solution = solutionOf(inputs, years);
  const main = mainResults(inputs, solution);
  const { ranges } = detailResults(solution, main.situations);
  const casesFor = (baseline: Baseline) => {
    const open = openCases(analysed, baseline, years);
    const listed = ranges[baseline];
    const gains = open.map(({ gainEuros }) => gainEuros);
    return {
      ...listed,
      lowEuros: Math.min(listed.lowEuros, ...gains),
      highEuros: Math.max(listed.highEuros, ...gains),
      open,
    };
  };
  const cases = { arrival: casesFor('arrival'), timer: casesFor('timer') };
  const shown = shownFigures(main, cases, inputs.vehicles);
  const columns = waterfallColumns(shown, main.estimate, inputs.siteKw !== null);
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
    waterfall: { columns, cutEuros: cutEuros(columns) },
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

/** The same range if the power subscribed today were known to be what is assumed. */
export const rangeWithPower = ({ cases }: AnalysisFigures, baseline: Baseline) => {
  const { cases: listed, open } = cases[baseline];
  const known = rangeOf(listed.filter(({ field }) => field !== 'subscribedSharePercent'));
  const gains = open.map(({ gainEuros }) => gainEuros);
  return {
    lowEuros: Math.min(known.lowEuros, ...gains),
    highEuros: Math.max(known.highEuros, ...gains),
  };
};
