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
