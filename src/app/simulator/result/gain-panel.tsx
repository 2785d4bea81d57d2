import { memo } from 'react';
import { euroAmount, number } from '#content/figures.ts';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import { type ShownFigures, shownFigures } from '#domain/simulator/shown-figures.ts';
import type { FollowingResults, MainResults } from '#domain/simulator/simulation.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import { fill } from '../../fill.ts';
import { shownDifference, wholeEuros, wholePercent } from '../amounts.ts';
import { useTexts } from '../texts.ts';
import styles from './gain-panel.module.css';

interface GainPanelProps {
  inputs: FleetInputs;
  main: MainResults;
  range: FollowingResults['range'] | null;
  /** The other scenario, where two are compared. */
  compared: { name: string; gainEuros: number } | undefined;
}

/** What the fleet keeps, per vehicle and year: the one number, and what it is measured against. */
export const GainPanel = memo(function GainPanel(props: GainPanelProps) {
  const { inputs, main, range, compared } = props;
  const { words, language } = useTexts();
  const { result } = words;
  const { estimate, per100Km } = main;
  const { perVehicle, fleet } = shownFigures(estimate, range, inputs.vehicles);
  const euros = (value: number) => wholeEuros(value, language);
  return (
    <div className={styles.panel} data-result>
      <h2 className={styles.name}>{result.title}</h2>
      <p className={styles.figure} data-figure="main">
        {displayText(euros(perVehicle.gainEuros))}
      </p>
      <p className={styles.unit}>{result.unit}</p>
      <RangeBar perVehicle={perVehicle} />
      {compared && (
        <p className={styles.difference}>
          {fill(words.scenarios.versus, {
            difference: shownDifference(estimate.gainEuros, compared.gainEuros, language),
            name: compared.name,
          })}
        </p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{fill(result.fleet, { vehicles: number(inputs.vehicles, language) })}</dt>
          <dd data-figure="fleet">
            {displayText(euros(fleet.gainEuros))} <small>{result.perYear}</small>
          </dd>
        </div>
        <div>
          <dt>{result.bill}</dt>
          <dd data-figure="bill">
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
    <svg
      className={styles.range}
      viewBox={`0 0 ${BAR_WIDTH} 50`}
      data-figure="range"
      role="img"
      aria-label={label}
    >
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
