import type { FieldId, FleetInputs } from '#domain/simulator/inputs.ts';
import type { ContactRequest } from '../result/contact-request.tsx';
import { useTexts } from '../texts.ts';
import styles from './answer-note.module.css';
import { isTooLarge, noteText } from './note-text.ts';

interface AnswerNoteProps {
  id: string;
  field: FieldId;
  fleet: FleetInputs;
  /** Handed in: it is part of the page, which this is not. */
  Contact: typeof ContactRequest;
}

/** Why the answer is not what was typed, and whom to ask where the simulator ends. */
export function AnswerNote({ id, field, fleet, Contact }: AnswerNoteProps) {
  const texts = useTexts();
  return (
    <p id={id} className={styles.note}>
      {noteText(field, fleet, texts)}{' '}
      {isTooLarge(field, fleet) && <Contact className="">{texts.words.call.medium.action}</Contact>}
    </p>
  );
}
