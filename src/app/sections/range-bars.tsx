import type { ReactNode } from 'react';
import { euros } from '#content/figures.ts';
import type { Language } from '#domain/site/language.ts';
import { linear } from '#ui/charts/scales.ts';
import { displayText } from '#ui/display-text.ts';
import text from '#ui/text.module.css';
import styles from './range-bars.module.css';

export interface RangeRow {
  name: string;
  note: string;
  /** One value, or the low and the high end. */
  valueEuros: number | readonly [number, number];
  kind: 'smart' | 'both';
}

interface RangeBarsProps {
  title: string;
  rows: readonly RangeRow[];
  caption: ReactNode;
  language: Language;
}

const WIDTH = 1000;
const TONES = { smart: 'plan', both: 'peak' } as const;
const SOFT = { smart: 'plan-soft', both: 'peak-soft' } as const;

/** Bars solid to the low end, pale to the high one; they only repeat the text. */
export function RangeBars({ title, rows, caption, language }: RangeBarsProps) {
  const scaled = rows.map((row) => ({ ...row, ends: endsOf(row.valueEuros) }));
  const most = Math.max(...scaled.map(({ ends: [, high] }) => high), 1);
  const x = linear([0, most], [0, WIDTH]);
  return (
    <figure className={styles.figure}>
      <p className={styles.title}>{displayText(title)}</p>
      <ul>
        {scaled.map(({ name, note, kind, ends: [low, high] }) => (
          <li key={name + note}>
            <span className={styles.name}>
              {name}
              <span className={styles.note}>{note}</span>
            </span>
            <svg viewBox={`0 0 ${WIDTH} 20`} preserveAspectRatio="none" aria-hidden="true">
              <rect data-tone={SOFT[kind]} width={x(high)} height="20" />
              <rect data-tone={TONES[kind]} width={Math.max(x(low), 3)} height="20" />
            </svg>
            <span className={styles.value}>
              {displayText(euros(low === high ? low : [low, high], language))}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className={text.note}>{caption}</figcaption>
    </figure>
  );
}

function endsOf(value: RangeRow['valueEuros']): [low: number, high: number] {
  const ends = typeof value === 'number' ? [value, value] : value;
  return [Math.round(Math.min(...ends)), Math.round(Math.max(...ends))];
}
