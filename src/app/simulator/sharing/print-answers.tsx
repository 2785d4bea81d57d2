import { clock, eurosPer, longDate, measure, number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { givenAnswers } from '#domain/leads/analysed-fleet.ts';
import {
  arrivalHourOf,
  CURRENT_TARIFF,
  type FieldId,
  type MainResults,
  MEDIUM_VOLTAGE_ABOVE_KW,
  SUPPLIER_EUROS_PER_MWH,
} from '#domain/simulator/index.ts';
import { answerText } from '../inputs/answer-texts.ts';
import { useTexts } from '../texts.ts';
import type { PrintedSimulation } from './print-figures.tsx';
import styles from './print-sheet.module.css';

/** What is supposed of a fleet as long as nobody has said it. */
const SUPPOSED: readonly FieldId[] = [
  'vehicleType',
  'chargerKw',
  'batteryKwh',
  'controllablePercent',
  'capturePercent',
];

/** Within a sentence. */
export const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What was answered, and what is supposed in place of an answer. */
export function PrintedAnswers({ state, main }: PrintedSimulation) {
  const texts = useTexts();
  const { words, language } = texts;
  const { print, situation } = words.below;
  const { fleet } = state;
  const given = givenAnswers(fleet);
  const own = given
    .filter((field) => !['vehicles', 'hours', 'departureHour', 'baseline'].includes(field))
    .map((field) => said(field));
  function said(field: FieldId): string {
    if (field === 'contract' && fleet.contract !== null && fleet.contract !== 'unknown') {
      return situation.price[fleet.contract];
    }
    const answer = answerText(field, fleet, texts);
    if (field === 'activity' || field === 'vehicleType') return lowered(answer);
    const { label } = words.fields[field];
    // The prices of a bill by their short names: '(HPH)'.
    const [, code] = /\(([A-Z]{3})\)/.exec(label) ?? [];
    return `${code ?? lowered(label)} ${answer}`;
  }
  const hours = fill(print.to, {
    from: clock(arrivalHourOf(fleet), language),
    until: clock(fleet.departureHour, language),
  });
  const power = measure(Math.round(main.estimate.subscribedTodayKw), 'kVA', language);
  const supposed = [
    ...(fleet.siteKw === null ? [`${lowered(words.below.bill.lines.powerEuros)} ${power}`] : []),
    ...SUPPOSED.filter((field) => !given.includes(field)).map(said),
  ];
  return (
    <div>
      <h3>{print.answered}</h3>
      <p>
        <b>{print.yours}</b>{' '}
        {[
          `${number(fleet.vehicles, language)} ${words.fields.vehicles.unit}`,
          hours,
          ...own,
          ...(fleet.baseline === null ? [] : [situation.charging[fleet.baseline]]),
        ].join(', ')}
      </p>
      {supposed.length > 0 && (
        <p>
          <b>{print.ours}</b> {supposed.join(', ')}
        </p>
      )}
    </div>
  );
}

interface PrintedSourcesProps {
  main: MainResults;
  link: string;
  version: string;
}

export function PrintedSources({ main, link, version }: PrintedSourcesProps) {
  const { words, language } = useTexts();
  const { print } = words.below;
  const years = main.estimate.years.map(({ year }) => year);
  return (
    <footer>
      <p>
        <b>{print.sources}</b>{' '}
        {fill(print.source, {
          years: fill(print.to, { from: String(years[0]), until: String(years.at(-1)) }),
          supplier: eurosPer(SUPPLIER_EUROS_PER_MWH, 'MWh', language),
          tariff: longDate(CURRENT_TARIFF.from, language),
          limit: measure(MEDIUM_VOLTAGE_ABOVE_KW, 'kVA', language),
        })}
      </p>
      <p>
        <b>{fill(print.model, { version })}</b> {print.link} <b className={styles.link}>{link}</b>
      </p>
    </footer>
  );
}
