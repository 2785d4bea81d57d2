import type { Language } from '#domain/language.ts';
import { addingUpTo, shownFigures } from '#domain/simulator/shown-figures.ts';
import { signedEuros, wholeEuros } from '../../simulator/amounts.ts';
import type { Calculated } from '../../simulator-method/method-figures.ts';
import type { WordsOf } from '../../words-of.ts';
import { MethodTable } from './method-table.tsx';

interface BillTableProps {
  words: WordsOf<'simulator-method'>['bill'];
  calculated: Calculated;
  language: Language;
}

type RowId = keyof BillTableProps['words']['rows'];

/** The bill of one vehicle today and with us, line by line, down to the gain. */
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

/** Whole euros that add up: each line's difference is that of the value created. */
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
