import { displayText } from '../display-text.ts';
import styles from './chart-labels.module.css';

interface ChartTextProps {
  x: number;
  y: number;
  /** One line each; the first is the name, the others explain it. */
  lines: readonly string[];
  anchor?: 'start' | 'middle' | 'end';
  tone?: 'ink' | 'paper' | 'paperDim' | 'lime' | 'charge' | 'peakNight';
  strong?: boolean;
}

/** A label that stands beside what it names. */
export function ChartText({ x, y, lines, anchor, tone = 'ink', strong = false }: ChartTextProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} className={styles[tone]}>
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={x}
          dy={index === 0 ? undefined : '1.4em'}
          className={strong && index === 0 ? styles.strong : undefined}
        >
          {displayText(line)}
        </tspan>
      ))}
    </text>
  );
}

interface HourAxisProps {
  y: number;
  ticks: readonly {
    x: number;
    label: string;
    ground: 'day' | 'night';
    /** Set beside its tick rather than under it, where a ground changes at the tick. */
    beside?: boolean;
    strong?: boolean;
  }[];
}

/** Hours below a picture of a day: no frame, no grid lines. */
export function HourAxis({ y, ticks }: HourAxisProps) {
  return (
    <g className={styles.axis}>
      {ticks.map(({ x, label, ground, beside = false, strong = false }) => (
        <g key={x} className={ground === 'night' ? styles.paper : styles.ink}>
          <path d={`M${x} ${y}v8`} />
          <text
            x={beside ? x + 7 : x}
            y={y + 28}
            textAnchor={beside ? 'start' : 'middle'}
            className={strong ? styles.strong : undefined}
          >
            {displayText(label)}
          </text>
        </g>
      ))}
    </g>
  );
}
