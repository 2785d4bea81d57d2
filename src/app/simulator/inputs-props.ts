import type { FieldNote, FleetInputs } from '#domain/simulator/inputs.ts';
import type { Answers } from './answered.ts';

/** What every part that asks something is handed. */
export interface InputsProps {
  /** The same answer is asked in both modes, each under an id of its own. */
  idPrefix: string;
  fleet: FleetInputs;
  notes: readonly FieldNote[];
  answer: (answers: Answers) => void;
}

/** Of twenty answers a step of a slider changes one: the others need not be written again. */
export function sameAnswer<Field extends keyof FleetInputs>(
  was: InputsProps & { field: Field },
  now: InputsProps & { field: Field },
): boolean {
  const names = Object.keys(now).filter((name) => name !== 'fleet' && name !== 'notes');
  return (
    was.fleet[was.field] === now.fleet[now.field] &&
    was.notes.length + now.notes.length === 0 &&
    names.every((name) => was[name as keyof typeof was] === now[name as keyof typeof now])
  );
}
