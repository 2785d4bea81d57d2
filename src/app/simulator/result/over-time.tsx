import { memo } from 'react';
import { number, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { monthName } from '#content/month-name.ts';
import type { DetailResults, MainResults } from '#domain/simulator/calculation.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { FiguresTable } from '#ui/figures-table.tsx';
import { useTexts } from '../texts.ts';
import { CardHead } from './card-head.tsx';
import cards from './cards.module.css';
import styles from './over-time.module.css';

interface OverTimeProps {
  main: MainResults;
  details: DetailResults;
}

/** The gain month by month, and in each of the years whose prices were taken. */
export const OverTime = memo(function OverTime({ main, details }: OverTimeProps) {
  const { words, language } = useTexts();
  const { months } = words;
  const { years } = main.estimate;
  const euros = (value: number) => wholeEuros(value, language);
  const table = months.table;
  return (
    <section className={cards.card} id="over-time">
      <CardHead title={months.title} lead={months.lead} />
      <div className={cards.sides}>
        <div>
          <Months gains={details.months} />
          <FiguresTable
            summary={words.figures}
            figures={() => ({
              caption: table.caption,
              columns: [table.month, table.gain],
              rows: details.months.map((gain, month) => [monthName(month, language), euros(gain)]),
            })}
          />
        </div>
        <div className={styles.years}>
          <table>
            <caption>{months.years.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{months.years.year}</th>
                <th scope="col">{months.years.before}</th>
                <th scope="col">{months.years.gain}</th>
              </tr>
            </thead>
            <tbody>
              {years.map(({ year, beforeEuros, gainEuros }) => (
                <tr key={year}>
                  <th scope="row">{year}</th>
                  <td>{euros(beforeEuros)}</td>
                  <td>{euros(gainEuros)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{fill(months.years.text, { years: number(years.length, language) })}</p>
        </div>
      </div>
    </section>
  );
});

const TALLEST = 110;
/** Cents are not drawn as mountains. */
const LEAST_SCALE_EUROS = 4;

function Months({ gains }: { gains: readonly number[] }) {
  const { language } = useTexts();
  const most = Math.max(...gains, LEAST_SCALE_EUROS);
  return (
    <ul className={styles.months}>
      {gains.map((gain, month) => {
        const height = Math.max(round((Math.max(gain, 0) / most) * TALLEST), 2);
        return (
          <li key={monthName(month, language)}>
            <span>{number(Math.round(gain), language)}</span>
            <svg
              width="100%"
              height={height}
              viewBox={`0 0 10 ${height}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={`M0 0H10V${height}H0z`} />
            </svg>
            <abbr title={monthName(month, language)}>{monthName(month, language, 'narrow')}</abbr>
          </li>
        );
      })}
    </ul>
  );
}
