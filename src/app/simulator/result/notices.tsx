import type { MainResults } from '#domain/simulator/simulation.ts';
import { useTexts } from '../texts.ts';
import styles from './notices.module.css';
import { shownWarnings } from './warning-texts.ts';

export function Warnings({ warnings }: Pick<MainResults, 'warnings'>) {
  const texts = useTexts();
  const shown = shownWarnings(warnings, texts);
  if (shown.length === 0) return null;
  return (
    <section className={styles.warnings}>
      <h2>{texts.words.warnings.title}</h2>
      <ul>
        {shown.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
