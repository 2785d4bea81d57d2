import { wholeEuros } from '#content/figures.ts';
import type { MainResults } from '#domain/simulator/calculation.ts';
import { addingUpTo, shownFigures } from '#domain/simulator/model/estimate.ts';
import type { Language } from '#domain/site/language.ts';
import { signedEuros } from '../../simulator/amounts.ts';
import type { WordsOf } from '../../words/use-words.ts';
import type { FigureFormats } from './figure-formats.ts';
import type { Calculated } from './method-figures.ts';
import { MethodTable } from './method-table.tsx';

interface BillTableProps {
  words: WordsOf<'simulator-method'>['bill'];
  calculated: Calculated;
  language: Language;
}

type RowId = keyof BillTableProps['words']['rows'];

export function BillTable({ words, calculated, language }: BillTableProps) {
  const rows = billRows(calculated).map(({ id, before, after }) => ({
    name: words.rows[id],
    strong: id === 'bill' || id === 'all',
    cells: [
      before === null ? '–' : wholeEuros(before, language),
      wholeEuros(after, language),
      signedEuros(after - (before ?? 0), language),
    ],
  }));
  return (
    <MethodTable
      caption={words.caption}
      columns={[
        words.columns.line,
        words.columns.before,
        words.columns.after,
        words.columns.change,
      ]}
      rows={rows}
      figures
      own
    />
  );
}

interface BillRow {
  id: RowId;
  before: number | null;
  after: number;
}

/** Whole euros that add up: the differences of the lines sum to the value created. */
function billRows({ fleet, results: { estimate } }: Calculated): BillRow[] {
  const { perVehicle } = shownFigures(estimate, null, fleet.vehicles);
  const { before } = estimate;
  const [energy = 0, grid = 0, power = 0, accise = 0] = addingUpTo(perVehicle.beforeEuros, [
    before.energyEuros,
    before.gridEuros,
    before.powerEuros,
    before.acciseEuros,
  ]);
  const rows: BillRow[] = [
    { id: 'energy', before: energy, after: energy - perVehicle.marketEuros },
    { id: 'grid', before: grid, after: grid - perVehicle.tariffEuros },
    { id: 'power', before: power, after: power - perVehicle.powerEuros },
    { id: 'accise', before: accise, after: accise },
    { id: 'bill', before: perVehicle.beforeEuros, after: perVehicle.afterEuros },
  ];
  if (perVehicle.v2gEuros > 0) rows.push({ id: 'v2g', before: null, after: -perVehicle.v2gEuros });
  return [
    ...rows,
    { id: 'ourPart', before: null, after: perVehicle.valueCreatedEuros - perVehicle.gainEuros },
    { id: 'all', before: perVehicle.beforeEuros, after: perVehicle.paidInAllEuros },
  ];
}

interface YearsTableProps {
  words: WordsOf<'simulator-method'>['years'];
  estimate: MainResults['estimate'];
  format: Pick<FigureFormats, 'money'>;
}

export function YearsTable({ words, estimate, format }: YearsTableProps) {
  const { years, before, valueCreatedEuros, gainEuros } = estimate;
  const row = (name: string, ofYears: readonly number[], mean: number) => ({
    name,
    cells: [...ofYears, mean].map((euros) => format.money(euros)),
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
