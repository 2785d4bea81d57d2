import { useMemo } from 'react';
import { number } from '#content/figures.ts';
import { monthName } from '#content/month-name.ts';
import type { DayChoice } from '#domain/simulator/day.ts';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import { type MonthGains, monthGains } from '#domain/simulator/months.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { FiguresTable } from '#ui/figures-table.tsx';
import { Heading } from '#ui/heading.tsx';
import { fill } from '../fill.ts';
import { wholeEuros } from './amounts.ts';
import panel from './expert.module.css';
import styles from './months.module.css';
import { useTexts } from './texts.ts';

interface MonthBarsProps {
  fleet: FleetInputs;
  chosen: DayChoice;
  chooseDay: (choice: DayChoice) => void;
}

/** Twelve months; each opens its own day in the picture above. */
export function MonthBars({ fleet, chosen, chooseDay }: MonthBarsProps) {
  const { words, language } = useTexts();
  const gains = useMemo(() => monthGains(fleet), [fleet]);
  const euros = (value: number) => wholeEuros(value, language);
  const name = (month: number) => monthName(month, language);
  const gain = (month: number) => euros(gains.months[month]?.grossEuros ?? 0);
  const most = Math.max(...gains.months.map(({ grossEuros }) => grossEuros), LEAST_SCALE_EUROS);
  const earns = gains.months.some(({ grossEuros }) => Math.round(grossEuros) > 0);
  const { table } = words.months;
  return (
    <section className={panel.panel}>
      <div className={styles.head}>
        <Heading level={2} size="sub">
          {words.months.title}
        </Heading>
        <p>
          {words.months.lead} <span data-print="none">{words.months.how}</span>
        </p>
      </div>
      <ul className={styles.months}>
        {gains.months.map((month) => (
          <li key={month.month}>
            <button
              type="button"
              aria-pressed={chosen === month.month}
              onClick={() => chooseDay(chosen === month.month ? 'mean' : month.month)}
            >
              <span className={`${styles.gain} ${styles.long}`}>{euros(month.grossEuros)}</span>
              <span className={`${styles.gain} ${styles.short}`}>
                {number(Math.round(month.grossEuros), language)}
              </span>
              <MonthBar month={month} mostEuros={most} />
              <span className={styles.long}>{monthName(month.month, language, 'short')}</span>
              <span className={styles.short}>{monthName(month.month, language, 'narrow')}</span>
              <span className="visually-hidden">
                {fill(words.months.choose, { month: name(month.month) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen !== 'mean' && (
        <p className={panel.conclusion}>
          {fill(words.months.drawn, { month: name(chosen) })} <a href="#day">{words.months.show}</a>
        </p>
      )}
      <p className={panel.conclusion}>
        {fill(earns ? words.months.conclusion : words.months.nothing, {
          best: name(gains.bestMonth),
          bestGain: gain(gains.bestMonth),
          worst: name(gains.worstMonth),
          worstGain: gain(gains.worstMonth),
        })}
      </p>
      <FiguresTable
        summary={words.figures}
        figures={() => ({
          caption: table.caption,
          columns: [table.month, table.smart, table.v2g, table.total, table.share],
          rows: gains.months.map((month) => [
            name(month.month),
            euros(month.smartEuros),
            euros(month.grossEuros - month.smartEuros),
            euros(month.grossEuros),
            euros(month.shareEuros),
          ]),
        })}
      />
    </section>
  );
}

/** Cents are not drawn as mountains. */
const LEAST_SCALE_EUROS = 4;
const TALLEST_PX = 96;

function MonthBar({
  month,
  mostEuros,
}: {
  month: MonthGains['months'][number];
  mostEuros: number;
}) {
  const px = (value: number) => round((value / mostEuros) * TALLEST_PX);
  const height = Math.max(px(month.grossEuros), 2);
  const v2g = px(month.grossEuros - month.smartEuros);
  return (
    <svg
      width="100%"
      height={height}
      viewBox={`0 0 10 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.smart} y={v2g} width="10" height={height - v2g} />
      {v2g > 0 && <rect className={styles.v2g} width="10" height={Math.max(v2g - 1.5, 0.5)} />}
    </svg>
  );
}
