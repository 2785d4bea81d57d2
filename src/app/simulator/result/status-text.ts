import { shownFigures } from '#domain/simulator/shown-figures.ts';
import type { MainResults } from '#domain/simulator/simulation.ts';
import { fill } from '../../fill.ts';
import { wholeEuros } from '../amounts.ts';
import { noteText } from '../inputs/note-text.ts';
import type { Simulation } from '../state/use-simulation.ts';
import type { SimulatorTexts } from '../texts.ts';
import { shownWarnings } from './warning-texts.ts';

/** What is read out after a change: what became of the answer, what it comes to, what cannot be. */
export function statusText(
  { fleet, notes }: Pick<Simulation, 'fleet' | 'notes'>,
  main: MainResults,
  texts: SimulatorTexts,
): string {
  const { words, language } = texts;
  const shown = shownFigures(main.estimate, null, fleet.vehicles);
  return [
    ...notes.map(({ field }) => noteText(field, fleet, texts)),
    fill(words.status, {
      gain: wholeEuros(shown.perVehicle.gainEuros, language),
      fleet: wholeEuros(shown.fleet.gainEuros, language),
    }),
    ...shownWarnings(main.warnings, texts).map(({ text }) => text),
  ].join(' ');
}
