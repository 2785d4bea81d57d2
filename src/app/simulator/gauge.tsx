import { round } from '#ui/charts/monotone-curve.ts';
import styles from './board.module.css';

interface GaugeProps {
  bars: number;
  /** How many of them are lit, the last one in part. */
  lit: number;
}

/** Rising bars; the word or the number stands beside them. */
export function Gauge({ bars, lit }: GaugeProps) {
  const pitch = 135 / bars;
  const width = 0.8 * pitch;
  return (
    <svg width="132" height="34" viewBox="0 0 132 34" aria-hidden="true">
      {Array.from({ length: bars }, (_, index) => {
        const height = 10 + (24 * index) / (bars - 1);
        const x = round(index * pitch);
        const share = Math.min(Math.max(lit - index, 0), 1);
        const y = round(34 - height);
        return (
          <g key={x}>
            <path
              className={styles.unlit}
              d={`M${x + 1} ${y + 1}h${round(width - 2)}V33H${x + 1}z`}
            />
            <path className={styles.lit} d={`M${x} ${y}h${round(share * width)}V34H${x}z`} />
          </g>
        );
      })}
    </svg>
  );
}
