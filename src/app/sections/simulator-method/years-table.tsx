import type { MainResults } from '#domain/simulator/simulation.ts';
import type { Written } from '../../simulator-method/written.ts';
import type { WordsOf } from '../../words-of.ts';
import { MethodTable } from './method-table.tsx';

interface YearsTableProps {
  words: WordsOf<'simulator-method'>['years'];
  estimate: MainResults['estimate'];
  as: Pick<Written, 'money'>;
}

/** The same fleet at the prices of each year, and the mean that is the gain. */
export function YearsTable({ words, estimate, as }: YearsTableProps) {
  const { years, before, valueCreatedEuros, gainEuros } = estimate;
  const row = (name: string, ofYears: readonly number[], mean: number) => ({
    name,
    cells: [...ofYears, mean].map((euros) => as.money(euros)),
  });
  return (
    <MethodTable
      caption={words.caption}
      columns={[words.line, ...years.map(({ year }) => String(year)), words.mean]}
      rows={[
        row(
          words.rows.before,
          years.map((year) => year.beforeEuros),
          before.totalEuros,
        ),
        row(
          words.rows.created,
          years.map((year) => year.valueCreatedEuros),
          valueCreatedEuros,
        ),
        {
          ...row(
            words.rows.gain,
            years.map((year) => year.gainEuros),
            gainEuros,
          ),
          strong: true,
        },
      ]}
      figures
      own
    />
  );
}
