import type { AnalysisFigures } from '#domain/simulator/analysis-figures.ts';
import type { LeverEnd } from '#domain/simulator/model/gain-breakdown.ts';

/** An answer that was assumed, and what knowing it would change; euros per vehicle and year. */
export type OpenAnswer =
  | { id: 'power'; assumedKw: number; lowEuros: number; highEuros: number; narrows: boolean }
  | { id: 'contract' | 'baseline'; gainOtherwiseEuros: number }
  | { id: 'hours' | 'distance'; lowEuros: number; highEuros: number }
  | { id: 'size'; least: number; most: number | null; vehicles: number };

/** In the order in which they matter to a bill; what would change nothing is left out. */
export function openAnswers(figures: AnalysisFigures): OpenAnswer[] {
  const { given, inputs, levers, main, shown, rangeWithPower, size } = figures;
  const uncertain = figures.uncertainGains
    .map(({ id, lowEuros, highEuros }) => ({
      id,
      lowEuros: Math.round(lowEuros) + 0,
      highEuros: Math.round(highEuros) + 0,
    }))
    .filter(({ lowEuros, highEuros }) => lowEuros !== highEuros);
  const open: OpenAnswer[] = [
    ...(size ? [{ id: 'size' as const, ...size, vehicles: inputs.vehicles }] : []),
    ...uncertain,
  ];
  if (rangeWithPower !== null && main.estimate.subscribedTodayKw > 0) {
    const lowEuros = Math.round(rangeWithPower.lowEuros);
    const highEuros = Math.round(rangeWithPower.highEuros);
    const { perVehicle } = shown;
    open.push({
      id: 'power',
      assumedKw: main.estimate.subscribedTodayKw,
      lowEuros,
      highEuros,
      narrows: lowEuros !== perVehicle.lowEuros || highEuros !== perVehicle.highEuros,
    });
  }
  const otherwise = (id: 'contract' | 'baseline'): void => {
    const effect = levers.find(({ lever }) => lever === id);
    const end: LeverEnd | null = effect?.low ?? null;
    if (given.includes(id) || end === null) return;
    const gainOtherwiseEuros = Math.round(main.estimate.gainEuros + end.changeEuros) + 0;
    if (gainOtherwiseEuros !== shown.perVehicle.gainEuros) open.push({ id, gainOtherwiseEuros });
  };
  if (inputs.contract === 'indexed') otherwise('contract');
  if (inputs.baseline === 'arrival') otherwise('baseline');
  return open;
}
