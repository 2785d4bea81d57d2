import { number, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { monthName } from '#content/month-name.ts';
import type { DetailResults, MainResults } from '#domain/simulator/index.ts';
import { Table } from '#ui/table.tsx';
import { useTexts } from '../texts.ts';
import { Columns } from './columns.tsx';
import styles from './sections.module.css';
import { situationText } from './situation.ts';

interface OverTimeProps {
  main: MainResults;
  details: DetailResults;
}

/** The gain month by month, and in each of the years whose prices were taken. */
export function OverTime({ main, details }: OverTimeProps) {
  const texts = useTexts();
  const { words, language } = texts;
  const { months } = words.below;
  const { years } = main.estimate;
  const euros = (value: number) => wholeEuros(value, language);
  return (
    <div className={styles.sides}>
      <div className={styles.text}>
        <p>
          {situationText(main, texts)} {months.lead}
        </p>
        <Columns
          columns={details.months.map((gain, month) => ({
            name: monthName(month, language),
            short: monthName(month, language, 'narrow'),
            euros: gain,
          }))}
        />
      </div>
      <div className={styles.text}>
        <Table
          caption={months.years.caption}
          columns={[months.years.year, months.years.before, months.years.gain]}
          rows={years.map(({ year, beforeEuros, gainEuros }) => ({
            name: String(year),
            cells: [euros(beforeEuros), euros(gainEuros)],
          }))}
        />
        <p>{fill(months.years.text, { years: number(years.length, language) })}</p>
      </div>
    </div>
  );
}
