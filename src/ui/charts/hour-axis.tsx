import { displayText } from '../display-text.ts';
import styles from './charts.module.css';

interface HourAxisProps {
  y: number;
  ticks: readonly {
    x: number;
    label: string;
    ground: 'day' | 'night';
    /** Set beside its tick rather than under it, where a ground changes at the tick. */
    beside?: boolean;
  }[];
}

/** Hours below a picture of a day: no frame, no grid lines. */
export function HourAxis({ y, ticks }: HourAxisProps) {
  return (
    <g className={styles.axis}>
      {ticks.map(({ x, label, ground, beside = false }) => (
        <g key={label} className={ground === 'night' ? styles.paper : styles.ink}>
          <path d={`M${x} ${y}v8`} />
          <text x={beside ? x + 7 : x} y={y + 28} textAnchor={beside ? 'start' : 'middle'}>
            {displayText(label)}
          </text>
        </g>
      ))}
    </g>
  );
}
