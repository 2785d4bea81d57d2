import { BASELINES, type Baseline, CONTRACTS, type Contract } from '#domain/simulator/index.ts';
import { type AnalysisFigures, rangeWithPower } from './analysis-figures.ts';

/** An answer that was assumed or is missing, and what knowing it would change; euros per vehicle and year. */
export type OpenAnswer =
  | { id: 'power'; assumedKw: number; lowEuros: number; highEuros: number; narrows: boolean }
  | { id: 'contract'; baseline: Baseline; lowEuros: number; highEuros: number }
  | { id: 'baseline'; contract: Contract; lowEuros: number; highEuros: number }
  | { id: 'hours' | 'distance'; lowEuros: number; highEuros: number }
  | { id: 'size'; least: number; most: number | null; vehicles: number };

/** In the order in which they matter to a bill; what would change nothing is left out. */
export function openAnswers(figures: AnalysisFigures): OpenAnswer[] {
  const { inputs, main, shown, size, cases } = figures;
  const { estimate, situations } = main;
  const { baseline, contract } = estimate;
  const ends = (gains: readonly number[]) => ({
    lowEuros: Math.round(Math.min(...gains)) + 0,
    highEuros: Math.round(Math.max(...gains)) + 0,
  });
  const isOpen = (ends: { lowEuros: number; highEuros: number }) =>
    ends.lowEuros !== ends.highEuros;
  const gainsOf = (contracts: readonly Contract[], baselines: readonly Baseline[]) =>
    ends(contracts.flatMap((price) => baselines.map((from) => situations.gains[price][from])));
  const open: OpenAnswer[] = size
    ? [{ id: 'size' as const, ...size, vehicles: inputs.vehicles }]
    : [];
  const ofContract = gainsOf(CONTRACTS, [baseline]);
  const ofBaseline = gainsOf([contract], BASELINES);
  if ((inputs.contract === null || inputs.contract === 'unknown') && isOpen(ofContract)) {
    open.push({ id: 'contract', baseline, ...ofContract });
  }
  if (inputs.baseline === null && isOpen(ofBaseline)) {
    open.push({ id: 'baseline', contract, ...ofBaseline });
  }
  for (const id of ['hours', 'distance'] as const) {
    const gains = cases[baseline].open.filter(({ field }) => field === id);
    if (gains.length === 0) continue;
    const range = ends([estimate.gainEuros, ...gains.map(({ gainEuros }) => gainEuros)]);
    if (isOpen(range)) open.push({ id, ...range });
  }
  if (inputs.siteKw === null && estimate.subscribedTodayKw > 0) {
    const { lowEuros, highEuros } = rangeWithPower(figures, baseline);
    const known = ends([lowEuros, highEuros]);
    const { perVehicle } = shown;
    const narrows =
      known.lowEuros !== perVehicle.lowEuros || known.highEuros !== perVehicle.highEuros;
    open.push({ id: 'power', assumedKw: estimate.subscribedTodayKw, ...known, narrows });
  }
  return open;
}

/** Whether nothing that matters was assumed, also where knowing it would change nothing. */
export function areAllGiven({ inputs, given, main }: AnalysisFigures): boolean {
  const { baseline, contract, siteKw } = inputs;
  return (
    (baseline !== null || main.situations.isTimerIdle) &&
    contract !== null &&
    contract !== 'unknown' &&
    siteKw !== null &&
    given.includes('departureHour') &&
    given.includes('startPercent')
  );
}
