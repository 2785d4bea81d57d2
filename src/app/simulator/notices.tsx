import { measure } from '#content/figures.ts';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import type { MainResults } from '#domain/simulator/simulation.ts';
import type { StateNote } from '#domain/simulator/url-codec.ts';
import { fill } from '../fill.ts';
import { answerText } from './field-text.ts';
import styles from './notices.module.css';
import { useTexts } from './texts.ts';

type Warning = MainResults['warnings'][number];

/** Said where the ceiling and V2G stand; they ask nothing of the visitor. */
const SAID_ELSEWHERE: readonly Warning['id'][] = ['ceiling-beyond-battery', 'v2g-not-for-you'];

/** What cannot be, each in a sentence. */
export function Warnings({ warnings }: { warnings: readonly Warning[] }) {
  const { words, language } = useTexts();
  const shown = warnings.filter(({ id }) => !SAID_ELSEWHERE.includes(id));
  if (shown.length === 0) return null;
  return (
    <section className={styles.warnings}>
      <h2>{words.warnings.title}</h2>
      <ul>
        {shown.map(({ id, kwh = 0 }) => (
          <li key={id}>{fill(words.warnings[id], { kwh: measure(kwh, 'kWh', language, 1) })}</li>
        ))}
      </ul>
    </section>
  );
}

interface LinkNotesProps {
  notes: readonly StateNote[];
  fleets: Record<StateNote['scenario'], FleetInputs>;
}

/** An old or mistyped link opens all the same, and says what it had to change. */
export function LinkNotes({ notes, fleets }: LinkNotesProps) {
  const texts = useTexts();
  const { words } = texts;
  if (notes.length === 0) return null;
  return (
    <div className={styles.link} role="note">
      <p>{words.notes.link}</p>
      <ul>
        {notes.map(({ field, reason, scenario }) => (
          <li key={scenario + field}>
            {fill(reason === 'clamped' ? words.notes.linkClamped : words.notes.linkUnknown, {
              field: field === 'mode' ? words.notes.mode : words.fields[field].label,
              value:
                field === 'mode'
                  ? words.modes.simple.name
                  : answerText(field, fleets[scenario], texts),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
