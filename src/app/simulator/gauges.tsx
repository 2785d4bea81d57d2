import { round } from '#ui/charts/monotone-curve.ts';
import styles from './board.module.css';

const STEPS = [
  { x: 0, height: 12 },
  { x: 45, height: 22 },
  { x: 90, height: 34 },
];

/** Three steps, as many of them lit as there is potential. The word stands beside it. */
export function PotentialGauge({ steps }: { steps: number }) {
  return (
    <svg width="132" height="34" viewBox="0 0 132 34" aria-hidden="true">
      {STEPS.map(({ x, height }, index) => (
        <rect
          key={x}
          className={index < steps ? styles.lit : styles.unlit}
          x={x + 1}
          y={34 - height + 1}
          width="38"
          height={height - 2}
        />
      ))}
    </svg>
  );
}

/** As many bars as points, the last one lit in part. */
export function ScoreGauge({ score, most }: { score: number; most: number }) {
  return (
    <svg width="132" height="34" viewBox="0 0 132 34" aria-hidden="true">
      {Array.from({ length: most }, (_, index) => {
        const height = 9 + 2.4 * index;
        const lit = Math.min(Math.max(score - index, 0), 1);
        const x = 13 * index;
        return (
          <g key={x}>
            <rect
              className={styles.unlit}
              x={x + 1}
              y={round(35 - height)}
              width="8.5"
              height={round(height - 2)}
            />
            {lit > 0 && (
              <rect
                className={styles.lit}
                x={x}
                y={round(34 - height)}
                width={round(10.5 * lit)}
                height={round(height)}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
