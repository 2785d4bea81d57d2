import type { FieldId } from '#domain/simulator/inputs.ts';
import { ContactRequest } from './contact-request.tsx';
import type { InputsProps } from './inputs-props.ts';
import { rare } from './rare.tsx';

const AnswerNote = rare(async () => (await import('./answer-note.tsx')).AnswerNote);

/** Nothing where the answer is what was typed. */
export const noteOn = (field: FieldId, { idPrefix, fleet, notes }: InputsProps) =>
  notes.some((note) => note.field === field) && (
    <AnswerNote
      id={`${idPrefix}-${field}-note`}
      field={field}
      fleet={fleet}
      Contact={ContactRequest}
    />
  );
