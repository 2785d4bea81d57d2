import { fill } from '#content/fill.ts';
import type { ShownRegistration } from '#domain/desk/requests.ts';
import { PRIORITY_FROM } from '#domain/leads/scoring.ts';
import { useWords } from '../language/language.tsx';
import styles from './request-facts.module.css';

/** The answers that made the score, each with its points. */
export function ScoreLines({ why, score }: Pick<ShownRegistration, 'why'> & { score: number }) {
  const { words } = useWords();
  return (
    <ul className={styles.lines}>
      {why.map(({ label, value, points, most }) => (
        <li key={label}>
          <span>{[label, value].filter(Boolean).join(', ')}</span>
          <svg viewBox="0 0 86 8" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.most} width="86" height="8" />
            <rect className={styles.points} width={(86 * points) / Math.max(most, 1)} height="8" />
          </svg>
          <span>
            <b>{points}</b> / {most}
          </span>
        </li>
      ))}
      <li className={styles.total}>
        <span>{fill(words.requests.page.scoreTotal, { score: String(PRIORITY_FROM) })}</span>
        <span />
        <span>{score}</span>
      </li>
    </ul>
  );
}
