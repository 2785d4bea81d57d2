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
import { round } from '#ui/charts/monotone-curve.ts';
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

interface RangeLineProps {
  low: number;
  gain: number;
  high: number;
  most: number;
}

const LINE_WIDTH = 300;

/** From the cautious to the favourable case, and the gain between them. */
export function RangeLine({ low, gain, high, most }: RangeLineProps) {
  const x = (euros: number) => round((Math.max(euros, 0) / most) * LINE_WIDTH);
  return (
    <svg width={LINE_WIDTH} height="22" viewBox={`0 0 ${LINE_WIDTH} 22`} aria-hidden="true">
      <path className={styles.track} d={`M0 11H${LINE_WIDTH}`} />
      <path className={styles.line} d={`M${x(low)} 11H${Math.max(x(high), x(low) + 1)}`} />
      <path className={styles.gap} d={`M${x(gain)} 1v20`} />
      <path className={styles.mark} d={`M${x(gain)} 1v20`} />
    </svg>
  );
}

/** Before and after against each way of charging: both sums can be checked by hand. */
export function PrintedBill({ state, main, details }: PrintedSimulation) {
  const { words, language } = useTexts();
  const { print, bill, cases } = words.below;
  const baselines = printedBaselines(main);
  const bills = baselines.map((baseline) => details.bills[baseline]);
  const freed = [...new Set(bills.map(({ subscribedKw }) => number(subscribedKw, language)))];
  const share = percent(100 - state.fleet.fleetSharePercent, language);
  const line = (name: string, of: 'energyEuros' | 'gridEuros' | 'powerEuros' | 'acciseEuros') => ({
    name,
    amounts: bills.flatMap(({ before, after }) => [before[of], after[of]]),
    look: undefined as string | undefined,
  });
  const givesBack = bills.some(({ v2gEuros }) => v2gEuros > 0);
  const rows = [
    line(bill.lines.energyEuros, 'energyEuros'),
    line(print.grid, 'gridEuros'),
    line(
      fill(print.power, {
        before: number(bills[0]?.subscribedTodayKw ?? 0, language),
        after: `${freed.join(` ${print.and} `)}\u00a0kVA`,
      }),
      'powerEuros',
    ),
    line(bill.lines.acciseEuros, 'acciseEuros'),
    {
      name: print.supplier,
      amounts: bills.flatMap(({ before, after }) => [before.totalEuros, after.totalEuros]),
      look: styles.sum,
    },
    ...(givesBack
      ? [
          {
            name: bill.v2g,
            amounts: bills.flatMap((one) => [null, -one.v2gEuros]),
            look: undefined,
          },
        ]
      : []),
    {
      name: fill(print.invoice, { share }),
      amounts: bills.flatMap(({ ownShareEuros }) => [null, ownShareEuros]),
      look: undefined,
    },
    {
      name: bill.total,
      amounts: bills.flatMap((one) => [one.before.totalEuros, one.paidInAllEuros]),
      look: styles.total,
    },
  ];
  return (
    <table className={styles.table}>
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
          {baselines.flatMap((baseline) => [
            <th key={`${baseline} today`} scope="col">
              {print.today}
            </th>,
            <th key={baseline} scope="col">
              {print.withUs}
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, amounts, look }) => (
          <tr key={name} className={look}>
            <th scope="row">{name}</th>
            {amounts.map((euros, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column of the table
              <td key={at}>{euros === null ? '' : wholeEuros(euros, language)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each assumption with what is supposed, and the gains its other values lead to, on one scale. */
export function PrintedAssumptions({ state, main, details }: PrintedSimulation) {
  const texts = useTexts();
  const { print, cases } = texts.words.below;
  const baselines = printedBaselines(main);
  const shown = assumptionsShown(details.ranges, baselines, state.fleet, texts);
  if (shown.length === 0) return null;
  const gains = main.situations.gains[main.estimate.contract];
  const zones = baselines.map((baseline) => ({
    baseline,
    gain: gains[baseline],
    low: details.ranges[baseline].lowEuros,
    width: details.ranges[baseline].highEuros - details.ranges[baseline].lowEuros,
  }));
  const pxPerEuro = ZONE_WIDTH / Math.max(...zones.map(({ width }) => width), 1);
  return (
    <>
      <h3>{state.fleet.siteKw === null ? print.assumptions : print.assumptionsKnown}</h3>
      <table className={`${styles.table} ${styles.assumptions}`}>
        {baselines.length > 1 && (
          <thead>
            <tr>
              <td colSpan={2} />
              {baselines.map((baseline) => (
                <th key={baseline} scope="colgroup">
                  {cases.baselines[baseline]}, {Math.round(gains[baseline])}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {shown.map((assumption) => (
            <tr key={assumption.field}>
              <th scope="row">{assumption.name}</th>
              <td>{assumption.reach}</td>
              {zones.map((zone, at) => (
                <td key={zone.baseline}>
                  <Zone {...zone} span={assumption.spans[at]} pxPerEuro={pxPerEuro} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const ZONE_WIDTH = 84;
/** On either side of it an amount. */
const AMOUNT_WIDTH = 42;

interface ZoneProps {
  low: number;
  gain: number;
  span: GainRange | undefined;
  pxPerEuro: number;
}

/** The gains that one assumption leads to, and between them that of the title. */
function Zone({ low, gain, span, pxPerEuro }: ZoneProps) {
  if (span === undefined) return null;
  const x = (euros: number) => round(AMOUNT_WIDTH + (euros - low) * pxPerEuro);
  const [from, until] = [x(span.lowEuros), x(span.highEuros)];
  const width = ZONE_WIDTH + 2 * AMOUNT_WIDTH;
  const amounts = [span.lowEuros, span.highEuros].map(Math.round);
  return (
    <svg
      width={width}
      height="20"
      viewBox={`0 0 ${width} 20`}
      role="img"
      aria-label={amounts.join(' ')}
    >
      <path className={styles.line} d={`M${from} 10H${Math.max(until, from + 1)}`} />
      <path className={styles.dotted} d={`M${x(gain)} 0v20`} />
      <text x={from - 6} y="15" textAnchor="end">
        {amounts[0]}
      </text>
      <text x={Math.max(until, from + 1) + 6} y="15">
        {amounts[1]}
      </text>
    </svg>
  );
}
