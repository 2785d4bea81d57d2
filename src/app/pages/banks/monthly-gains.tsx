import { euros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { DEPOT_YEARS, type DepotYear } from '#domain/illustrations/depot-years.ts';
import type { Language } from '#domain/site/language.ts';
import { Bar } from '#ui/charts/bar.tsx';
import marks from '#ui/charts/marks.module.css';
import { round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import text from '#ui/text.module.css';
import drawings from '../../drawings/two-drawings.module.css';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './monthly-gains.module.css';

interface MonthlyGainsProps {
  words: WordsOf<'banks'>['ledger'];
  figures: Readonly<Record<string, string>>;
  language: Language;
}

const LANE = 112;
const BAR_HEIGHT = 46;
const BASE = 86;
const MOST = Math.max(...DEPOT_YEARS.flatMap(({ months }) => months));

/** What the fleet gains with one van, month by month. */
export function MonthlyGains({ words, figures, language }: MonthlyGainsProps) {
  return (
    <figure className={`${drawings.room} ${styles.sheet}`}>
      <p className={styles.title}>{words.title}</p>
      {[
        { name: 'wide', width: 540 },
        { name: 'narrow', width: 310 },
      ].map(({ name, width }) => (
        <svg
          key={name}
          className={drawings[name]}
          viewBox={`0 0 ${width} ${LANE * DEPOT_YEARS.length}`}
          role="img"
          aria-label={fill(words.summary, figures)}
        >
          {DEPOT_YEARS.map((of, lane) => (
            <g key={of.year} transform={`translate(0 ${lane * LANE})`}>
              <text className={styles.year} y="28">
                {of.year}
              </text>
              <text className={styles.total} x={width} y="28" textAnchor="end">
                {displayText(euros(Math.round(of.gainEuros), language))}
              </text>
              <MonthBars months={of.months} width={width} names={words.months} />
            </g>
          ))}
        </svg>
      ))}
      <figcaption className={text.note}>{fill(words.caption, figures)}</figcaption>
    </figure>
  );
}

interface MonthBarsProps extends Pick<DepotYear, 'months'> {
  width: number;
  names: readonly string[];
}

function MonthBars({ months, width, names }: MonthBarsProps) {
  const band = width / months.length;
  return (
    <>
      {months.map((gainEuros, month) => {
        const name = names[month] ?? '';
        return (
          <g key={name}>
            <Bar
              className={marks.plan}
              x={month * band + 2}
              width={band - 4}
              base={BASE}
              tall={round((gainEuros / MOST) * BAR_HEIGHT)}
            />
            <text className={styles.month} x={round((month + 0.5) * band)} y={BASE + 17}>
              {name.charAt(0).toUpperCase()}
            </text>
          </g>
        );
      })}
      <path className={marks.base} d={`M0 ${BASE}H${width}`} />
    </>
  );
}
