import { displayText } from '../display-text.ts';
import styles from './charts.module.css';

interface ChartTextProps {
  x: number;
  y: number;
  /** One line each; the first is the name, the others explain it. */
  lines: readonly string[];
  anchor?: 'start' | 'middle' | 'end';
  tone?: 'ink' | 'paper' | 'paperDim' | 'lime' | 'peakNight';
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
