import { number, percent, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  BASELINES,
  type Baseline,
  type DetailResults,
  type GainRange,
  type MainResults,
  type SimulationState,
} from '#domain/simulator/index.ts';
import { round } from '#ui/charts/scales.ts';
import table from '#ui/table.module.css';
import { assumptionsShown } from '../result/assumptions.ts';
import { useTexts } from '../texts.ts';
import styles from './print-sheet.module.css';

export interface PrintedSimulation {
  state: SimulationState;
  main: MainResults;
  details: DetailResults;
}

/** Against what the gain is printed, the one that leads first; one where both are the same. */
export const printedBaselines = ({ estimate, situations }: MainResults): Baseline[] =>
  situations.isTimerIdle
    ? [estimate.baseline]
    : [estimate.baseline, ...BASELINES.filter((one) => one !== estimate.baseline)];

const LINES = ['energyEuros', 'gridEuros', 'powerEuros', 'acciseEuros'] as const;

/** Before and after against each way of charging: both sums can be checked by hand. */
export function PrintedBill({ state, main, details }: PrintedSimulation) {
  const { words, language } = useTexts();
  const { print, bill, cases } = words.below;
  const baselines = printedBaselines(main);
  const bills = baselines.map((baseline) => details.bills[baseline]);
  const freed = [...new Set(bills.map(({ subscribedKw }) => number(subscribedKw, language)))];
  const names = [
    bill.lines.energyEuros,
    bill.lines.gridEuros,
    fill(print.power, {
      before: number(bills[0]?.subscribedTodayKw ?? 0, language),
      after: `${freed.join(` ${print.and} `)}\u00a0kVA`,
    }),
    bill.lines.acciseEuros,
    print.supplier,
    bill.v2g,
    fill(print.invoice, { share: percent(100 - state.fleet.fleetSharePercent, language) }),
    bill.total,
  ];
  const columns = bills.flatMap(({ before, after, v2gEuros, ownShareEuros, paidInAllEuros }) => [
    [...LINES.map((line) => before[line]), before.totalEuros, null, null, before.totalEuros],
    [
      ...LINES.map((line) => after[line]),
      after.totalEuros,
      -v2gEuros || null,
      ownShareEuros,
      paidInAllEuros,
    ],
  ]);
  const euros = (amount: number | null = null) =>
    amount === null ? '' : wholeEuros(amount, language);
  const isSum = (name: string) => name === print.supplier || name === bill.total;
  return (
    <table className={table.table}>
      <thead>
        {baselines.length > 1 && (
          <tr>
            <td />
            {baselines.map((baseline) => (
              <th key={baseline} colSpan={2} scope="colgroup">
                {cases.baselines[baseline]}
              </th>
            ))}
          </tr>
        )}
        <tr>
          <td />
          {baselines.flatMap((baseline) =>
            [bill.before, bill.after].map((name) => (
              <th key={`${baseline} ${name}`} scope="col">
                {name}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {names.map(
          (name, row) =>
            columns.some((amounts) => amounts[row] !== null) && (
              <tr key={name} className={isSum(name) ? table.total : undefined}>
                <th scope="row">{name}</th>
                {columns.map((amounts, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column of the table
                  <td key={at}>{euros(amounts[row])}</td>
                ))}
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

/** Each assumption with what is supposed, and the gains its other values lead to. */
export function PrintedAssumptions(simulation: PrintedSimulation) {
  const { state, main, details } = simulation;
  const texts = useTexts();
  const { print, cases } = texts.words.below;
  const baselines = printedBaselines(main);
  const shown = assumptionsShown(details.ranges, baselines, state.fleet, texts);
  if (shown.length === 0) return null;
  const gains = main.situations.gains[main.estimate.contract];
  return (
    <div className={styles.assumptions}>
      <h3>{print.assumptions}</h3>
      <table className={table.table}>
        <thead>
          <tr>
            <td colSpan={2} />
            {baselines.map((baseline) => (
              <th key={baseline} scope="col">
                {cases.baselines[baseline]}, {Math.round(gains[baseline])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ field, name, reach, spans }) => (
            <tr key={field}>
              <th scope="row">{name}</th>
              <td className={table.name}>{reach}</td>
              {baselines.map((baseline, at) => (
                <td key={baseline}>
                  <GainBar {...simulation} baseline={baseline} span={spans[at]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const BAR_WIDTH = 84;
/** On either side of it an amount. */
const AMOUNT_WIDTH = 38;

interface GainBarProps extends PrintedSimulation {
  baseline: Baseline;
  span: GainRange | undefined;
}

/** From the lowest gain to the highest, and dotted between them that of the title; all on one scale. */
export function GainBar({ main, details: { ranges }, baseline, span }: GainBarProps) {
  if (span === undefined) return null;
  const widths = printedBaselines(main).map((one) => ranges[one].highEuros - ranges[one].lowEuros);
  const pxPerEuro = BAR_WIDTH / Math.max(...widths, 1);
  const x = (euros: number) =>
    round(AMOUNT_WIDTH + (euros - ranges[baseline].lowEuros) * pxPerEuro);
  const [from, until] = [x(span.lowEuros), Math.max(x(span.highEuros), x(span.lowEuros) + 1)];
  const gain = x(main.situations.gains[main.estimate.contract][baseline]);
  const amounts = [span.lowEuros, span.highEuros].map(Math.round);
  const width = BAR_WIDTH + 2 * AMOUNT_WIDTH;
  return (
    <svg
      width={width}
      height="20"
      viewBox={`0 0 ${width} 20`}
      role="img"
      aria-label={amounts.join(' ')}
    >
      <path className={styles.bar} d={`M${from} 10H${until}`} />
      <path className={styles.gain} d={`M${gain} 0v20`} />
      <text x={from - 6} y="15" textAnchor="end">
        {amounts[0]}
      </text>
      <text x={until + 6} y="15">
        {amounts[1]}
      </text>
    </svg>
  );
}
