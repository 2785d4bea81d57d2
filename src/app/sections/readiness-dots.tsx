import styles from './readiness-dots.module.css';

interface ReadinessDotsProps {
  words: { now: string; next: string; later: string };
}

const COLUMNS = Array.from({ length: 20 }, (_, column) => column);

const DOTS = COLUMNS.flatMap((column) => {
  const later = column < 17 ? 'next' : 'later';
  const state = column < 12 ? 'now' : later;
  return [10, 31].map((y) => ({ x: column * 20 + 9, y, state }));
});

/** A fleet of forty: most are smart today, some can give back once their charger can, some are to come. */
export function ReadinessDots({ words }: ReadinessDotsProps) {
  return (
    <div className={styles.readiness}>
      <svg viewBox="0 0 400 42" aria-hidden="true">
        {DOTS.map(({ x, y, state }) => (
          <circle key={`${x}-${y}`} className={styles[state]} cx={x} cy={y} r="6.5" />
        ))}
      </svg>
      <ul>
        <li className={styles.nowName}>{words.now}</li>
        <li className={styles.nextName}>{words.next}</li>
        <li>{words.later}</li>
      </ul>
    </div>
  );
}
