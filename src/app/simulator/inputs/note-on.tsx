import type { FieldId } from '#domain/simulator/inputs.ts';
import { rare } from '../rare.tsx';
import { ContactRequest } from '../result/contact-request.tsx';
import type { InputsProps } from './inputs-props.ts';

const AnswerNote = rare(async () => (await import('./answer-note.tsx')).AnswerNote);

/** Nothing where the answer is what was typed. */
export const noteOn = (field: FieldId, { fleet, notes }: InputsProps) =>
  notes.some((note) => note.field === field) && (
    <AnswerNote id={`${field}-note`} field={field} fleet={fleet} Contact={ContactRequest} />
  );
