import { clock, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  arrivalHourOf,
  BASELINES,
  type Baseline,
  type DetailResults,
  type FleetInputs,
  type GainRange,
  type MainResults,
  rangeOf,
} from '#domain/simulator/index.ts';
import { Heading } from '#ui/heading.tsx';
import table from '#ui/table.module.css';
import { Table } from '#ui/table.tsx';
import { useTexts } from '../texts.ts';
import { type AssumptionShown, assumptionsShown } from './assumptions.ts';
import { Columns } from './columns.tsx';
import styles from './sections.module.css';
import { situationText } from './situation.ts';

interface CasesProps {
  inputs: FleetInputs;
  main: MainResults;
  details: DetailResults;
}

/** Which ways of charging today the gain may still be against. */
export const openBaselines = (
  { baseline }: FleetInputs,
  { situations }: MainResults,
): Baseline[] =>
  baseline !== null || situations.isTimerIdle ? [baseline ?? 'arrival'] : [...BASELINES];

/** The range, case by case; then the other hours of arrival, and what is shown and never counted. */
export function Cases({ inputs, main, details }: CasesProps) {
  const texts = useTexts();
  const { words, language } = texts;
  const { cases } = words.below;
  const baselines = openBaselines(inputs, main);
  const [first = 'arrival'] = baselines;
  const assumptions = assumptionsShown(details.ranges, baselines, inputs, texts);
  const known = rangeOf(
    details.ranges[first].cases.filter(({ field }) => field !== 'subscribedSharePercent'),
  );
  const euros = (value: number) => wholeEuros(value, language);
  const more = Math.round(main.estimate.moreWithIndexedEuros);
  return (
    <>
      <div className={styles.text}>
        <p>{situationText(main, texts)}</p>
        <p>{assumptions.length === 0 ? cases.nothing : cases.rule}</p>
      </div>
      <div className={styles.sides}>
        <div className={styles.text}>
          {assumptions.length > 0 && (
            <CaseTable
              assumptions={assumptions}
              baselines={baselines}
              range={details.ranges[first]}
            />
          )}
          {inputs.siteKw === null && assumptions.length > 0 && baselines.length === 1 && (
            <p>{fill(cases.known, { low: euros(known.lowEuros), high: euros(known.highEuros) })}</p>
          )}
          {main.span === null && more >= 1 && (
            <p>{fill(cases.moreWithIndexed, { more: euros(more) })}</p>
          )}
          <p>{words.share}</p>
        </div>
        <div className={styles.stack}>
          <Arrivals inputs={inputs} main={main} details={details} />
          <Reserve inputs={inputs} main={main} />
        </div>
      </div>
    </>
  );
}

interface CaseTableProps {
  assumptions: readonly AssumptionShown[];
  baselines: readonly Baseline[];
  range: GainRange;
}

function CaseTable({ assumptions, baselines, range }: CaseTableProps) {
  const { words, language } = useTexts();
  const { cases } = words.below;
  const only = baselines.length === 1;
  const endOf = (euros: number) => {
    if (!only || range.lowEuros === range.highEuros) return null;
    if (euros === range.lowEuros) return <small>{cases.cautious}</small>;
    return euros === range.highEuros ? <small>{cases.favourable}</small> : null;
  };
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{cases.assumption}</th>
          <th scope="col" className={table.name}>
            {cases.value}
          </th>
          {baselines.map((baseline) => (
            <th key={baseline} scope="col">
              {only ? cases.gain : cases.baselines[baseline]}
            </th>
          ))}
        </tr>
      </thead>
      {assumptions.map(({ field, name, taken, values }) => (
        <tbody key={field}>
          {values.map((value, at) => (
            <tr key={value.name}>
              {at === 0 && (
                <th scope="rowgroup" rowSpan={values.length}>
                  {name}
                  <small>{taken}</small>
                </th>
              )}
              <th scope="row" className={table.name}>
                {value.name}
              </th>
              {value.gains.map((euros, column) => (
                <td key={baselines[column]}>
                  {wholeEuros(euros, language)}
                  {endOf(euros)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The same vehicles, back at another hour. */
function Arrivals({ inputs, main, details }: CasesProps) {
  const texts = useTexts();
  const { words, language } = texts;
  const { arrivals } = words.below.cases;
  const own = arrivalHourOf(inputs);
  return (
    <section className={styles.text}>
      <Heading level={3} size="sub">
        {arrivals.title}
      </Heading>
      <p>
        {fill(arrivals.text, { departure: clock(inputs.departureHour, language) })}{' '}
        {situationText(main, texts)}
      </p>
      <Columns
        columns={details.arrivals.map(({ arrivalHour, gainEuros }) => ({
          name: clock(arrivalHour, language),
          short: String((arrivalHour + 24) % 24),
          euros: gainEuros,
          isOwn: (arrivalHour + 24) % 24 === own,
        }))}
      />
    </section>
  );
}

/** What grid services and exporting may add: said plainly, and never counted but for V2G where it is. */
function Reserve({ inputs, main }: Omit<CasesProps, 'details'>) {
  const { words, language } = useTexts();
  const { reserve } = words.below.cases;
  const { possible, countsV2g, v2gExtraEuros } = main.estimate;
  const euros = (value: number) => wholeEuros(value, language);
  const state = countsV2g ? 'counted' : inputs.bidirectional === 'yes' ? 'little' : 'without';
  return (
    <section className={styles.text}>
      <Heading level={3} size="sub">
        {reserve.title}
      </Heading>
      <Table
        columns={[reserve.market, reserve.columns.smart, reserve.columns.bidirectional]}
        rows={(['fcr', 'afrr'] as const).map((market) => ({
          name: reserve[market],
          cells: [
            euros(possible[`${market}Euros`]),
            euros(possible[`${market}BidirectionalEuros`]),
          ],
        }))}
      />
      <p>
        {reserve.text} {fill(reserve.v2g[state], { extra: euros(v2gExtraEuros) })}
      </p>
    </section>
  );
}
