import { percent } from '#content/figures.ts';
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
import { signedEuros } from '../../simulator/amounts.ts';
import type { WordsOf } from '../../words/use-words.ts';
import { figureFormats } from './figure-formats.ts';
import type { Calculated } from './method-figures.ts';
import type { MethodTable } from './method-table.tsx';

type MethodWords = WordsOf<'simulator-method'>;

/** Whole euros that add up: the differences of the lines sum to the value created. */
export function billTable(
  { fleet, results }: Calculated,
  words: MethodWords['bill'],
  language: Language,
): MethodTable {
  const { money } = figureFormats(language);
  const { perVehicle } = shownFigures(results, null, fleet.vehicles);
  const { before } = results.estimate;
  const [energy = 0, grid = 0, power = 0, accise = 0] = addingUpTo(perVehicle.beforeEuros, [
    before.energyEuros,
    before.gridEuros,
    before.powerEuros,
    before.acciseEuros,
  ]);
  const rows: [id: keyof typeof words.rows, before: number | null, after: number][] = [
    ['energy', energy, energy - perVehicle.energyEuros],
    ['grid', grid, grid - perVehicle.tariffEuros],
    ['power', power, power - perVehicle.powerEuros],
    ['accise', accise, accise],
    ['bill', perVehicle.beforeEuros, perVehicle.afterEuros],
    ['v2g', null, -perVehicle.v2gEuros],
    ['ourPart', null, perVehicle.ownShareEuros],
    ['all', perVehicle.beforeEuros, perVehicle.paidInAllEuros],
  ];
  return {
    caption: words.caption,
    columns: Object.values(words.columns),
    rows: rows
      .filter(([id]) => id !== 'v2g' || perVehicle.v2gEuros > 0)
      .map(([id, before, after]) => ({
        name: words.rows[id],
        total: id === 'bill' || id === 'all',
        cells: [
          before === null ? '–' : money(before),
          money(after),
          signedEuros(after - (before ?? 0), language),
        ],
      })),
    own: true,
  };
}

/** The six gains, that of the page's own situation set off. */
export function situationsTable(
  { results: { situations, estimate } }: Calculated,
  words: MethodWords,
  language: Language,
): MethodTable {
  const { money } = figureFormats(language);
  return {
    caption: words.situations.caption,
    columns: [words.situations.price, ...BASELINES.map((id) => words.baselines[id])],
    rows: CONTRACTS.map((contract) => ({
      name: words.contracts[contract],
      cells: BASELINES.map((id) => {
        const gain = money(situations.gains[contract][id]);
        const isOwn = contract === estimate.contract && id === estimate.baseline;
        return isOwn ? <strong key={id}>{gain}</strong> : gain;
      }),
    })),
    own: true,
    note: situations.isTimerIdle && words.situations.idle,
  };
}

/** What the range is the range of, the strongest assumption first. */
export function casesTable(
  cases: readonly GainCase[],
  words: MethodWords['cases'],
  situation: string,
  language: Language,
): MethodTable {
  const { money } = figureFormats(language);
  const value = ({ field, value: of }: GainCase) =>
    field === 'priceYear' ? String(of) : percent(of, language);
  const rows = ASSUMED.map((field) => {
    const own = cases.filter((one) => one.field === field);
    const gains = own.map(({ gainEuros }) => gainEuros);
    return { field, own, span: Math.max(...gains) - Math.min(...gains) };
  })
    .filter(({ own }) => own.length > 0)
    .sort((a, b) => b.span - a.span);
  return {
    caption: fill(words.caption, { situation }),
    texts: true,
    columns: Object.values(words.columns),
    rows: rows.map(({ field, own }) => ({
      name: words.names[field],
      cells: [own.map((one) => `${value(one)}\u00a0→\u00a0${money(one.gainEuros)}`).join(', ')],
    })),
    own: true,
  };
}
