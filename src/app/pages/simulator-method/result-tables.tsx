import { percent, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  ASSUMED,
  addingUpTo,
  BASELINES,
  CONTRACTS,
  type GainCase,
  shownFigures,
} from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import text from '#ui/text.module.css';
import { signedEuros } from '../../simulator/amounts.ts';
import type { WordsOf } from '../../words/use-words.ts';
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
function billRows({ fleet, results }: Calculated): BillRow[] {
  const { perVehicle } = shownFigures(results, null, fleet.vehicles);
  const { before } = results.estimate;
  const [energy = 0, grid = 0, power = 0, accise = 0] = addingUpTo(perVehicle.beforeEuros, [
    before.energyEuros,
    before.gridEuros,
    before.powerEuros,
    before.acciseEuros,
  ]);
  const rows: BillRow[] = [
    { id: 'energy', before: energy, after: energy - perVehicle.energyEuros },
    { id: 'grid', before: grid, after: grid - perVehicle.tariffEuros },
    { id: 'power', before: power, after: power - perVehicle.powerEuros },
    { id: 'accise', before: accise, after: accise },
    { id: 'bill', before: perVehicle.beforeEuros, after: perVehicle.afterEuros },
  ];
  if (perVehicle.v2gEuros > 0) rows.push({ id: 'v2g', before: null, after: -perVehicle.v2gEuros });
  return [
    ...rows,
    { id: 'ourPart', before: null, after: perVehicle.ownShareEuros },
    { id: 'all', before: perVehicle.beforeEuros, after: perVehicle.paidInAllEuros },
  ];
}

interface SituationsTableProps {
  words: Pick<WordsOf<'simulator-method'>, 'situations' | 'baselines' | 'contracts'>;
  calculated: Calculated;
  language: Language;
}

/** The six gains, that of the page's own situation set off. */
export function SituationsTable({ words, calculated, language }: SituationsTableProps) {
  const { situations, estimate } = calculated.results;
  return (
    <>
      <MethodTable
        caption={words.situations.caption}
        columns={[words.situations.price, ...BASELINES.map((id) => words.baselines[id])]}
        rows={CONTRACTS.map((contract) => ({
          name: words.contracts[contract],
          cells: BASELINES.map((id) => {
            const gain = wholeEuros(situations.gains[contract][id], language);
            const isOwn = contract === estimate.contract && id === estimate.baseline;
            return isOwn ? <strong key={id}>{gain}</strong> : gain;
          }),
        }))}
        figures
        own
      />
      {situations.isTimerIdle && (
        <p className={text.note} data-figures="own">
          {words.situations.idle}
        </p>
      )}
    </>
  );
}

interface CasesTableProps {
  words: WordsOf<'simulator-method'>['cases'];
  situation: string;
  cases: readonly GainCase[];
  language: Language;
}

/** What the range is the range of, the strongest assumption first. */
export function CasesTable({ words, situation, cases, language }: CasesTableProps) {
  if (cases.length === 0) return <p data-figures="own">{words.none}</p>;
  const rows = ASSUMED.map((field) => {
    const own = cases.filter((one) => one.field === field);
    const gains = own.map(({ gainEuros }) => gainEuros);
    return { field, own, span: Math.max(...gains) - Math.min(...gains) };
  })
    .filter(({ own }) => own.length > 0)
    .sort((a, b) => b.span - a.span);
  const value = ({ field, value: of }: GainCase) =>
    field === 'priceYear' ? String(of) : percent(of, language);
  return (
    <MethodTable
      caption={fill(words.caption, { situation })}
      columns={[words.columns.name, words.columns.cases]}
      rows={rows.map(({ field, own }) => ({
        name: words.names[field],
        cells: [
          own
            .map((one) => `${value(one)}\u00a0→\u00a0${wholeEuros(one.gainEuros, language)}`)
            .join(', '),
        ],
      }))}
      own
    />
  );
}
