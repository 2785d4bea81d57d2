import type { FieldId, FieldNote, FleetInputs } from '#domain/simulator/inputs.ts';
import type { Answers, WindowEnd } from '../state/answered.ts';

/** What every part that asks something is handed. */
export interface InputsProps {
  fleet: FleetInputs;
  notes: readonly FieldNote[];
  answer: (answers: Answers) => void;
  moveWindow: (end: WindowEnd, hour: number) => void;
}

/** Of twenty answers a step of a slider changes one: what asks for others is not written again. */
export const unlessAnswered =
  (...fields: readonly FieldId[]) =>
  (was: InputsProps, now: InputsProps): boolean =>
    fields.every((field) => was.fleet[field] === now.fleet[field]) && sameBesides(was, now);

export const sameAnswer = <Props extends InputsProps & { field: FieldId }>(
  was: Props,
  now: Props,
): boolean => was.fleet[was.field] === now.fleet[now.field] && sameBesides(was, now);

function sameBesides<Props extends InputsProps>(was: Props, now: Props): boolean {
  const names = Object.keys(now) as (keyof Props)[];
  return (
    was.notes.length + now.notes.length === 0 &&
    names.every((name) => name === 'fleet' || name === 'notes' || was[name] === now[name])
  );
}
