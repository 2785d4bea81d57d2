import type { MainResults } from '#domain/simulator/simulation.ts';
import { fill } from '../fill.ts';
import { wholeEuros, wholePercent } from './amounts.ts';
import { noteText } from './note-text.ts';
import type { SimulatorTexts } from './texts.ts';
import type { Simulation } from './use-simulation.ts';
import { shownWarnings } from './warning-texts.ts';

/** What is read out after a change: what became of the answer, what it comes to, what cannot be. */
export function statusText(
  { state: { mode }, fleet, notes }: Pick<Simulation, 'state' | 'fleet' | 'notes'>,
  main: MainResults,
  texts: SimulatorTexts,
): string {
  const { simple, estimate, warnings } = main;
  const { words, language } = texts;
  const euros = (value: number) => wholeEuros(value, language);
  const { perVehicle, fleet: whole, readyShare } = estimate.reference;
  const result =
    mode === 'simple'
      ? fill(words.status.simple, {
          gain: euros(simple.monthlyGainEuros),
          perVehicle: euros(simple.yearlyGainPerVehicleEuros),
          potential: words.simple.potentials[simple.potential],
        })
      : fill(words.status.expert, {
          gain: euros(perVehicle.shareEuros),
          fleet: euros(whole.shareEuros),
          ready: wholePercent(100 * readyShare, language),
        });
  return [
    ...notes.map(({ field }) => noteText(field, fleet, texts)),
    result,
    ...(mode === 'expert' ? shownWarnings(warnings, texts).map(({ text }) => text) : []),
  ].join(' ');
}
