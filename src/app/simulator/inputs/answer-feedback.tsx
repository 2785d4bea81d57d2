import { clock } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { arrivalHourOf, type FieldId, shownFigures } from '#domain/simulator/index.ts';
import { figureSentence, shownAmounts, shownRanges } from '../board/figure.tsx';
import type { ContactRequest } from '../result/call-to-action.tsx';
import type { SimulatorState } from '../state/simulator-state.ts';
import { useSimulator } from '../state/use-simulator.ts';
import { type SimulatorTexts, useTexts } from '../texts.ts';
import { isTooLarge, noteText, shownWarnings } from './answer-texts.ts';

interface AnswerNoteProps {
  id: string;
  field: FieldId;
  /** These two are handed in: imported here, they would leave the page's own file. */
  className: string | undefined;
  Contact: typeof ContactRequest;
}

/** Why the answer is not what was typed, and whom to ask where the simulator ends. */
export function AnswerNote({ id, field, className, Contact }: AnswerNoteProps) {
  const texts = useTexts();
  const fleet = useSimulator(({ answers }) => answers.fleet);
  return (
    <p id={id} className={className}>
      {noteText(field, fleet, texts)}{' '}
      {isTooLarge(field, fleet) && <Contact className="">{texts.words.call.medium.action}</Contact>}
    </p>
  );
}

/** What is read out after a change: what became of the answer, what it comes to, what cannot be. */
export function statusText(state: SimulatorState, texts: SimulatorTexts): string {
  const { words, language } = texts;
  const { figure, idle } = words.board;
  const { answers, result, notes } = state;
  const { fleet } = answers;
  const shown = shownFigures(result.main, shownRanges(state), fleet.vehicles);
  const amounts = shownAmounts(shown, texts);
  const { open, text } = figureSentence(result, shown, texts);
  const isIdle = result.main.situations.isTimerIdle && fleet.baseline === null;
  return [
    ...notes.map(({ field }) => noteText(field, fleet, texts)),
    fill(figure.spoken, { figure: amounts.perVehicle, fleet: amounts.fleet }),
    ...(isIdle ? [fill(idle.title, { arrival: clock(arrivalHourOf(fleet), language) })] : []),
    open ?? text,
    ...shownWarnings(result.main.warnings, texts).map((warning) => warning.text),
  ].join(' ');
}
