import type { MainResults } from '#domain/simulator/simulation.ts';
import { SCENARIOS, type YearlyFigures } from '#domain/simulator/yearly-estimate.ts';
import { displayText } from '#ui/display-text.ts';
import { FiguresTable } from '#ui/figures-table.tsx';
import { Heading } from '#ui/heading.tsx';
import { fill } from '../fill.ts';
import { RangeBars, type RangeRow } from '../sections/article/range-bars.tsx';
import { wholeEuros, wholePercent } from './amounts.ts';
import styles from './expert.module.css';
import { useTexts } from './texts.ts';

interface EstimateRangesProps {
  main: MainResults;
  fleetSharePercent: number;
}

type GainOf = (figures: YearlyFigures) => number;

/** Smart charging and what V2G adds, low to high, beside the ceiling that neither will reach. */
export function EstimateRanges({ main, fleetSharePercent }: EstimateRangesProps) {
  const { words, language } = useTexts();
  const { estimate, breakEven, warnings } = main;
  const euros = (value: number) => wholeEuros(value, language);
  const ends = (of: GainOf) => SCENARIOS.map((scenario) => euros(of(estimate[scenario])));
  const row = (name: string, kind: RangeRow['kind'], of: GainOf): RangeRow => {
    const [low = '', , high = ''] = ends(of);
    return {
      name,
      kind,
      note: fill(words.ranges.range, { low, high }),
      valueEuros: [of(estimate.low), of(estimate.high)],
      referenceEuros: Math.round(of(estimate.reference)),
    };
  };
  const warned = (id: (typeof warnings)[number]['id']) =>
    warnings.some((warning) => warning.id === id);
  const reference = estimate.reference.fleet;
  const { table } = words.ranges;
  const smart: GainOf = ({ perVehicle }) => perVehicle.shareSmartEuros;
  const v2g: GainOf = ({ perVehicle }) => perVehicle.shareExtraV2gEuros;
  return (
    <section className={styles.panel}>
      <Heading level={2} size="sub">
        {words.ranges.title}
      </Heading>
      <div className={styles.split}>
        <div>
          <RangeBars
            title={words.ranges.unit}
            rows={[row(words.ranges.smart, 'smart', smart), row(words.ranges.v2g, 'both', v2g)]}
            caption={words.ranges.lead}
            language={language}
          />
          <p>
            {warned('no-v2g-by-api')
              ? words.ranges.noV2g
              : warned('v2g-not-for-you')
                ? fill(
                    Math.round(reference.wearEuros) === 0
                      ? words.ranges.idleV2g
                      : words.warnings['v2g-not-for-you'],
                    {
                      extra: euros(reference.extraV2gEuros),
                      wear: euros(reference.wearEuros),
                      start: reference.smartEuros >= 1 ? words.ranges.start : '',
                    },
                  )
                : fill(words.ranges.premium, {
                    years: String(breakEven.years),
                    premium: euros(breakEven.premiumEurosPerCharger.reference),
                  })}
          </p>
        </div>
        <dl className={styles.beside}>
          <div>
            <dt>{words.ranges.fleet}</dt>
            <dd className={styles.large}>{displayText(euros(reference.shareEuros))}</dd>
            <dd>
              {fill(words.ranges.gross, {
                gross: euros(reference.grossEuros),
                share: wholePercent(fleetSharePercent, language),
              })}
            </dd>
          </div>
          <div>
            <dt>{words.expert.ceiling}</dt>
            <dd className={styles.small}>
              {displayText(
                fill(words.expert.ceilingYear, { gain: euros(main.expert.ceilingEuros) }),
              )}
            </dd>
            <dd>
              {warned('ceiling-beyond-battery')
                ? words.warnings['ceiling-beyond-battery']
                : words.expert.ceilingText}
            </dd>
          </div>
        </dl>
      </div>
      <FiguresTable
        summary={words.figures}
        figures={() => ({
          caption: table.caption,
          columns: [table.row, table.low, table.reference, table.high],
          rows: [
            [table.smart, ...ends(smart)],
            [table.v2g, ...ends(v2g)],
            [table.fleetShare, ...ends(({ fleet }) => fleet.shareEuros)],
            [table.fleetGross, ...ends(({ fleet }) => fleet.grossEuros)],
            [table.wear, ...ends(({ fleet }) => fleet.wearEuros)],
            [
              table.premium,
              ...SCENARIOS.map((scenario) => euros(breakEven.premiumEurosPerCharger[scenario])),
            ],
          ],
        })}
      />
    </section>
  );
}
