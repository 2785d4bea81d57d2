import { memo, type RefObject, useCallback, useEffect, useState } from 'react';
import { displayEuros, euroAmount, number, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { DetailResults, MainResults } from '#domain/simulator/calculation.ts';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import { type ShownFigures, shownFigures } from '#domain/simulator/model/estimate.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import { wholePercent } from '../amounts.ts';
import { useTexts } from '../texts.ts';
import styles from './gain-panel.module.css';

interface GainPanelProps {
  inputs: FleetInputs;
  main: MainResults;
  range: DetailResults['range'] | null;
}

/** What the fleet keeps, per vehicle and year: the one number, and what it is measured against. */
export const GainPanel = memo(function GainPanel(props: GainPanelProps) {
  const { inputs, main, range } = props;
  const { words, language } = useTexts();
  const { result } = words;
  const { estimate, per100Km } = main;
  const { perVehicle, fleet } = shownFigures(estimate, range, inputs.vehicles);
  const euros = (value: number) => wholeEuros(value, language);
  return (
    <div className={styles.panel} data-result>
      <h2 className={styles.name}>{result.title}</h2>
      <p className={styles.figure} data-figure="main">
        {displayEuros(perVehicle.gainEuros, language)}
      </p>
      <p className={styles.unit}>{result.unit}</p>
      <RangeBar perVehicle={perVehicle} />
      <dl className={styles.facts}>
        <div>
          <dt>{fill(result.fleet, { vehicles: number(inputs.vehicles, language) })}</dt>
          <dd>
            {displayEuros(fleet.gainEuros, language)} <small>{result.perYear}</small>
          </dd>
        </div>
        <div>
          <dt>{result.bill}</dt>
          <dd>
            <Change from={euros(perVehicle.beforeEuros)} to={euros(perVehicle.paidInAllEuros)} />{' '}
            {Math.round(100 * estimate.gainOfBillShare) > 0 && (
              <small>
                {fill(result.ofBill, {
                  share: wholePercent(100 * estimate.gainOfBillShare, language),
                })}
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>{result.per100Km}</dt>
          <dd>
            <Change
              from={euroAmount(per100Km.beforeEuros, language)}
              to={euroAmount(per100Km.afterEuros, language)}
            />
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        {fill(result.against[inputs.baseline], {
          first: String(estimate.years[0]?.year),
          last: String(estimate.years.at(-1)?.year),
        })}{' '}
        {inputs.siteKw === null && result.narrower}
      </p>
    </div>
  );
});

function Change({ from, to }: { from: string; to: string }) {
  const { result } = useTexts().words;
  return (
    <>
      <span className={styles.was}>{displayText(from)}</span>{' '}
      <svg className={styles.arrow} width="22" height="14" viewBox="0 0 26 16" role="img">
        <title>{result.becomes}</title>
        <path d="M1 8h23m-7-6l7 6-7 6" />
      </svg>{' '}
      {displayText(to)}
    </>
  );
}

const BAR_WIDTH = 400;
/** Labels of the ends keep clear of the middle one. */
const LEAST_APART = 62;

function RangeBar({ perVehicle }: Pick<ShownFigures, 'perVehicle'>) {
  const { words, language } = useTexts();
  const { gainEuros, lowEuros, highEuros } = perVehicle;
  const known = lowEuros !== null && highEuros !== null;
  const most = 1.2 * Math.max(highEuros ?? 1.5 * gainEuros, gainEuros, 1);
  const x = (euros: number) => round((Math.max(euros, 0) / most) * BAR_WIDTH);
  const euros = (value: number) => wholeEuros(value, language);
  const low = lowEuros ?? gainEuros;
  const high = highEuros ?? gainEuros;
  const gainX = x(gainEuros);
  const label = known
    ? fill(words.result.range, { low: euros(low), high: euros(high) })
    : words.result.rangePending;
  return (
    <svg className={styles.range} viewBox={`0 0 ${BAR_WIDTH} 50`} role="img" aria-label={label}>
      <path className={styles.track} d={`M0 17H${BAR_WIDTH}`} />
      {known && (
        <>
          <path className={styles.span} d={`M${x(low)} 17H${Math.max(x(high), x(low) + 2)}`} />
          <text x={Math.max(12, Math.min(x(low), gainX - LEAST_APART))} y="46" textAnchor="middle">
            {euros(low)}
          </text>
          <text
            x={Math.min(BAR_WIDTH - 24, Math.max(x(high), gainX + LEAST_APART))}
            y="46"
            textAnchor="middle"
          >
            {euros(high)}
          </text>
        </>
      )}
      <path className={styles.mark} d={`M${gainX} 6v22`} />
    </svg>
  );
}

interface ResultBarProps {
  figure: string;
  /** Where the results stand; the bar hides once their head is on the screen. */
  results: RefObject<HTMLElement | null>;
}

/** Results that were passed count as seen, even when one jump went past them. */
const WHOLE_PAGE_ABOVE = '99999px 0px 0px';

/** On a phone the result stays in sight while the answers above it move. */
export function ResultBar({ figure, results }: ResultBarProps) {
  const { words } = useTexts();
  const [needed, setNeeded] = useState(false);

  const board = useCallback(() => results.current?.querySelector('[data-result]'), [results]);

  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => setNeeded(entry?.isIntersecting === false),
      { rootMargin: WHOLE_PAGE_ABOVE },
    );
    const watched = board();
    if (watched) watch.observe(watched);
    return () => watch.disconnect();
  }, [board]);

  return (
    <div className={styles.bar} data-ground="night" hidden={!needed} data-print="none">
      <p>
        <b>{displayText(figure)}</b> {words.result.unit}
      </p>
      <button type="button" onClick={() => board()?.scrollIntoView()}>
        {words.bar.detail}
      </button>
    </div>
  );
}
