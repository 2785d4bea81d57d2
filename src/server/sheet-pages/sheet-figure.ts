import { number, wholeEuros } from '#content/figures.ts';
import type { ShownFigures } from '#domain/simulator/model/estimate.ts';
import type { Language } from '#domain/site/language.ts';
import type { OpenedSheet } from '../lead-sheets/stored-sheets.ts';

/** The figure that the person has seen or will see, and where it comes from. */
export interface SheetFigure {
  from: 'simulation' | 'answers';
  shown: ShownFigures;
  vehicles: number | null;
  date: Date;
  isAnalysis: boolean;
}

/** The linked simulation's; without one, the analysis'. None where the person has revoked that. */
export function figureOf({ lead, analysis }: OpenedSheet): SheetFigure | undefined {
  const { simulation, simulated_at, created_at } = lead;
  if (simulation !== null) {
    const { vehicles } = simulation.inputs;
    return {
      from: 'simulation',
      shown: simulation.shown,
      vehicles: typeof vehicles === 'number' ? vehicles : null,
      date: simulated_at ?? created_at,
      isAnalysis: false,
    };
  }
  if (analysis === undefined || analysis.revoked_at !== null) return undefined;
  const { figures, made_at, simulator_result_id } = analysis;
  return {
    from: simulator_result_id === null ? 'answers' : 'simulation',
    shown: figures.shown,
    vehicles: figures.vehicles,
    date: made_at,
    isAnalysis: true,
  };
}

type Year = Pick<ShownFigures['fleet'], 'gainEuros' | 'lowEuros' | 'highEuros'>;

/** A gain and its range as they are written. */
export function amounts({ gainEuros, lowEuros, highEuros }: Year, language: Language) {
  const hasRange = lowEuros !== null && highEuros !== null;
  return {
    gain: wholeEuros(gainEuros, language),
    range: hasRange && {
      low: wholeEuros(lowEuros, language),
      high: wholeEuros(highEuros, language),
    },
  };
}

export const countOf = ({ vehicles }: SheetFigure, language: Language): string =>
  vehicles === null ? '' : number(vehicles, language);
