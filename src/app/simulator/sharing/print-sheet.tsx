import { type ReactNode, useEffect, useState } from 'react';
import { clock, longDate, number, percent, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { givenAnswers } from '#domain/leads/analysed-fleet.ts';
import {
  arrivalHourOf,
  BASELINES,
  CONTRACTS,
  MODEL_VERSION,
  shownFigures,
} from '#domain/simulator/index.ts';
import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { displayText } from '#ui/display-text.ts';
import { useHydrated } from '../../browser/hydration.ts';
import { euroSpan } from '../amounts.ts';
import { optionText } from '../inputs/answer-texts.ts';
import { linkTo, useResultWithDetails, useSimulator } from '../state/use-simulator.ts';
import { useTexts } from '../texts.ts';
import { lowered, PrintedAnswers, PrintedSources } from './print-answers.tsx';
import {
  PrintedAssumptions,
  PrintedBill,
  type PrintedSimulation,
  printedBaselines,
  RangeLine,
} from './print-figures.tsx';
import styles from './print-sheet.module.css';

/** Seen on paper only, and there alone. */
export function PrintSheet() {
  const mode = useSimulator(({ answers }) => answers.mode);
  const { result, details } = useResultWithDetails();
  const hydrated = useHydrated();
  const state = { mode, fleet: result.inputs };
  return (
    <PrintedPage
      state={state}
      main={result.main}
      details={details}
      link={hydrated ? linkTo(state) : ''}
    />
  );
}

/** More answers would be a long column beside the six situations. */
const MOST_BESIDE = 9;

/** One page that can be checked by hand. */
export function PrintedPage({ link, ...simulation }: PrintedSimulation & { link: string }) {
  const texts = useTexts();
  const { words, language } = texts;
  const { print, situation } = words.below;
  const { fleet } = simulation.state;
  const { main, details } = simulation;
  const { estimate, span } = main;
  const day = usePrintingDay(language);
  const shown = shownFigures(main, details.ranges, fleet.vehicles);
  const isPriceOpen = fleet.contract === null || fleet.contract === 'unknown';
  const saysMuch = givenAnswers(fleet).length > MOST_BESIDE;
  const euros = (value: number) => wholeEuros(value, language);
  const gain = euros(shown.perVehicle.gainEuros);
  const spanText = shown.span && euroSpan(shown.span.perVehicle, language);
  return (
    <section
      className={saysMuch ? `${styles.sheet} ${styles.dense}` : styles.sheet}
      data-figures="own"
    >
      <header>
        <b>{BRAND.name}</b>
        {link && <span>{fill(print.title, { date: day })}</span>}
      </header>
      <h2 className={styles.title}>
        {displayText(
          spanText
            ? fill(print.span, { span: spanText })
            : fill(shown.perVehicle.gainEuros > 0 ? print.gain : print.nothing, { gain }),
        )}
      </h2>
      <p className={styles.fleet}>
        {fill(print.fleet, {
          vehicles: number(fleet.vehicles, language),
          arrival: clock(arrivalHourOf(fleet), language),
          departure: clock(fleet.departureHour, language),
          activity: lowered(optionText('activity', fleet.activity, texts)),
          price: isPriceOpen ? print.priceOpen : situation.price[estimate.contract],
          share: percent(100 - fleet.fleetSharePercent, language),
        })}
      </p>
      {shown.span && spanText ? (
        <div className={styles.numbers}>
          <div>
            <b>{openText(simulation, print.open)}</b>
            <p className={`${styles.amount} ${styles.other}`}>{displayText(spanText)}</p>
            <p>
              {print.yourFleet}{' '}
              <b>{fill(print.aYear, { euros: euroSpan(shown.span.fleet, language) })}</b>
            </p>
          </div>
          <Six {...simulation} />
        </div>
      ) : (
        <Numbers {...simulation} />
      )}
      <h3>
        {isPriceOpen
          ? fill(print.billSupposed, {
              bill: print.bill,
              price: situation.price[estimate.contract],
            })
          : print.bill}
      </h3>
      <PrintedBill {...simulation} />
      <PrintedAssumptions {...simulation} />
      <div className={span === null && !saysMuch ? styles.sides : undefined}>
        <PrintedAnswers {...simulation} />
        {span === null && <Six {...simulation} />}
      </div>
      <PrintedSources main={main} link={link} version={MODEL_VERSION} />
    </section>
  );
}

function openText(
  { state, main }: PrintedSimulation,
  open: Readonly<Record<'both' | 'price' | 'charging', string>>,
): string {
  const { baseline, contract } = state.fleet;
  const isChargingOpen = baseline === null && !main.situations.isTimerIdle;
  if (contract !== null && contract !== 'unknown') return open.charging;
  return isChargingOpen ? open.both : open.price;
}

/** What leads, and beside it the gain against the other way of charging today, on one scale. */
function Numbers({ state, main, details }: PrintedSimulation) {
  const { words, language } = useTexts();
  const { print } = words.below;
  const { vehicles } = state.fleet;
  const { against } = shownFigures(main, details.ranges, vehicles);
  const baselines = printedBaselines(main);
  const euros = (value: number) => wholeEuros(value, language);
  const most = 1.07 * Math.max(...baselines.map((one) => against[one].highEuros ?? 0), 1);
  return (
    <div className={styles.numbers}>
      {baselines.map((baseline, at) => {
        const { gainEuros, lowEuros, highEuros } = against[baseline];
        const exact = main.situations.gains[main.estimate.contract][baseline];
        return (
          <div key={baseline}>
            <b>{print.against[baseline]}</b>
            <p className={at === 0 ? styles.amount : `${styles.amount} ${styles.other}`}>
              {displayText(euros(gainEuros))}
            </p>
            <RangeLine low={lowEuros ?? 0} gain={gainEuros} high={highEuros ?? 0} most={most} />
            {details.ranges[baseline].cases.length > 0 && (
              <p>
                {fill(print.range, { low: euros(lowEuros ?? 0), high: euros(highEuros ?? 0) })},{' '}
                {fill(print.cases, { count: String(details.ranges[baseline].cases.length) })}
              </p>
            )}
            <p>
              {print.yourFleet} <b>{fill(print.aYear, { euros: euros(exact * vehicles) })}</b>
            </p>
          </div>
        );
      })}
      {main.situations.isTimerIdle && <p>{print.idle}</p>}
    </div>
  );
}

/** The gain at each price and against each way of charging; the own one is marked. */
function Six({ state, main }: PrintedSimulation) {
  const { words, language } = useTexts();
  const { print, situation } = words.below;
  const { gains } = main.situations;
  const baselines = main.situations.isTimerIdle ? (['arrival'] as const) : BASELINES;
  const own = main.span === null ? main.estimate : null;
  return (
    <div>
      <h3>{baselines.length > 1 ? print.six : print.three}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {baselines.map((baseline) => (
              <th key={baseline} scope="col">
                {print.columns[baseline]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CONTRACTS.map((contract) => (
            <tr key={contract} className={contract === own?.contract ? styles.sum : undefined}>
              <th scope="row">
                {contract === state.fleet.contract
                  ? fill(print.own, { price: situation.price[contract] })
                  : situation.price[contract]}
              </th>
              {baselines.map((baseline) => (
                <td key={baseline}>
                  <Marked is={contract === own?.contract && baseline === own.baseline}>
                    {wholeEuros(gains[contract][baseline], language)}
                  </Marked>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Marked = ({ is, children }: { is: boolean; children: ReactNode }) =>
  is ? <mark>{children}</mark> : children;

/** The day of printing, which may not be that of opening. */
function usePrintingDay(language: Language): string {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const look = () => setDay(today());
    addEventListener('beforeprint', look);
    return () => removeEventListener('beforeprint', look);
  }, []);
  return longDate(day, language);
}

const today = () => dayInParis(new Date());
