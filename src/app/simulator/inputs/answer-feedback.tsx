import { wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { MainResults } from '#domain/simulator/calculation.ts';
import type { FieldId, FleetInputs } from '#domain/simulator/inputs.ts';
import { shownFigures } from '#domain/simulator/model/estimate.ts';
import type { ContactRequest } from '../result/call-to-action.tsx';
import type { Simulation } from '../state/use-simulation.ts';
import { type SimulatorTexts, useTexts } from '../texts.ts';
import { isTooLarge, noteText, shownWarnings } from './answer-texts.ts';

interface AnswerNoteProps {
  id: string;
  field: FieldId;
  fleet: FleetInputs;
  /** These two are handed in: imported here, they would leave the page's own file. */
  className: string | undefined;
  Contact: typeof ContactRequest;
}

/** Why the answer is not what was typed, and whom to ask where the simulator ends. */
export function AnswerNote({ id, field, fleet, className, Contact }: AnswerNoteProps) {
  const texts = useTexts();
  return (
    <p id={id} className={className}>
      {noteText(field, fleet, texts)}{' '}
      {isTooLarge(field, fleet) && <Contact className="">{texts.words.call.medium.action}</Contact>}
    </p>
  );
}

/** What is read out after a change: what became of the answer, what it comes to, what cannot be. */
export function statusText(
  { state: { fleet }, notes }: Pick<Simulation, 'state' | 'notes'>,
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
