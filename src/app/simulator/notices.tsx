import { measure } from '#content/figures.ts';
import type { MainResults } from '#domain/simulator/simulation.ts';
import { fill } from '../fill.ts';
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
