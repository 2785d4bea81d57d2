import { clock } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { DepotNight } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { monotoneCurve, round } from '#ui/charts/monotone-curve.ts';
import styles from './curve-divider.module.css';

interface CurveDividerProps {
  night: DepotNight;
  words: { low: string };
  language: Language;
}

const BAND = 60;

/** The price of the day on which the night ends, 24 bands wide, between two sections. */
export function CurveDivider({ night, words, language }: CurveDividerProps) {
  // An hour more on either side, so that the line runs on past the edges.
  const prices = [...night.eurosPerMwh.slice(23), ...night.eurosPerMwh.slice(-1)];
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const y = (price: number) => round(84 - ((price - lowest) / (highest - lowest)) * 66);
  const line = prices.map((price, index) => ({ x: (index - 0.5) * BAND, y: y(price) }));
  const ticks = Array.from(
    { length: 25 },
    (_, hour) => `M${hour * BAND} 139v${hour % 6 ? -6 : -12}`,
  );
  const lowX = `${round((100 * (night.low.hour + 0.5)) / 24)}%`;
  const lowY = y(night.low.eurosPerMwh);
  return (
    <svg className={styles.divider} height="140" aria-hidden="true">
      <svg viewBox="0 0 1440 140" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.line} d={monotoneCurve(line)} vectorEffect="non-scaling-stroke" />
        <path
          className={styles.ticks}
          d={`M0 139H1440${ticks.join('')}`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <circle className={styles.low} cx={lowX} cy={lowY} r="6" />
      <text className={styles.label} x={lowX} y={lowY + 28}>
        {fill(words.low, { hour: clock(night.low.hour, language) })}
      </text>
    </svg>
  );
}
