import {
  clock,
  eurosPer,
  longDate,
  measure,
  number,
  percent,
  wholeEuros,
} from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { givenAnswers } from '#domain/leads/analysed-fleet.ts';
import {
  arrivalHourOf,
  CURRENT_TARIFF,
  type FieldId,
  MEDIUM_VOLTAGE_ABOVE_KW,
  MODEL_VERSION,
  SUPPLIER_EUROS_PER_MWH,
  shownFigures,
} from '#domain/simulator/index.ts';
import { BRAND } from '#domain/site/brand.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { displayText } from '#ui/display-text.ts';
import { useHydrated } from '../../browser/hydration.ts';
import { figureSentence, shownAmounts } from '../board/figure.tsx';
import { SixSituations } from '../board/six-situations.tsx';
import { answerText, optionText } from '../inputs/answer-texts.ts';
import { linkTo, useResultWithDetails, useSimulator } from '../state/use-simulator.ts';
import { useTexts } from '../texts.ts';
import {
  GainBar,
  PrintedAssumptions,
  PrintedBill,
  type PrintedSimulation,
  printedBaselines,
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

/** One page that can be checked by hand. */
export function PrintedPage({ link, ...simulation }: PrintedSimulation & { link: string }) {
  const texts = useTexts();
  const { words, language } = texts;
  const { print, situation } = words.below;
  const { state, main, details } = simulation;
  const { fleet } = state;
  const shown = shownFigures(main, details.ranges, fleet.vehicles);
  const amounts = shownAmounts(shown, texts);
  const sentence = figureSentence({ inputs: fleet, main }, shown, texts);
  const isPriceOpen = fleet.contract === null || fleet.contract === 'unknown';
  const earns = shown.span !== null || shown.perVehicle.gainEuros > 0;
  return (
    <section className={styles.sheet} data-figures="own">
      <header>
        <b>{BRAND.name}</b>
        {link && (
          <span>{fill(print.title, { date: longDate(dayInParis(new Date()), language) })}</span>
        )}
      </header>
      <div>
        <h2>{earns ? fill(print.gain, { gain: amounts.perVehicle }) : print.nothing}</h2>
        <p>
          {fill(print.fleet, {
            vehicles: number(fleet.vehicles, language),
            arrival: clock(arrivalHourOf(fleet), language),
            departure: clock(fleet.departureHour, language),
            activity: lowered(optionText('activity', fleet.activity, texts)),
            price: isPriceOpen ? print.priceOpen : situation.price[main.estimate.contract],
            share: percent(100 - fleet.fleetSharePercent, language),
          })}
        </p>
      </div>
      <div className={styles.numbers}>
        {shown.span ? (
          <div>
            <b>{sentence.open ?? sentence.text}</b>
            <p className={styles.amount}>{amounts.perVehicle}</p>
            <b>{fill(print.yourFleet, { euros: amounts.fleet })}</b>
          </div>
        ) : (
          <Gains {...simulation} />
        )}
      </div>
      <div>
        <h3>{isPriceOpen ? print.billSupposed : print.bill}</h3>
        <PrintedBill {...simulation} />
      </div>
      <PrintedAssumptions {...simulation} />
      <div>
        <h3>{print.answered}</h3>
        <PrintedAnswers {...simulation} />
      </div>
      <div>
        <h3>{print.situations}</h3>
        <SixSituations id="printed-situations" hidden={false} />
      </div>
      <PrintedSources {...simulation} link={link} />
    </section>
  );
}

/** What leads, and beside it the gain against the other way of charging today. */
function Gains(simulation: PrintedSimulation) {
  const { words, language } = useTexts();
  const { print } = words.below;
  const { state, main, details } = simulation;
  const { vehicles } = state.fleet;
  const { against } = shownFigures(main, details.ranges, vehicles);
  const euros = (value: number) => wholeEuros(value, language);
  return printedBaselines(main).map((baseline) => {
    const perVehicle = main.situations.gains[main.estimate.contract][baseline];
    const range = details.ranges[baseline];
    return (
      <div key={baseline}>
        <b>{print.against[baseline]}</b>
        <p className={styles.amount}>{displayText(euros(against[baseline].gainEuros))}</p>
        {range.cases.length > 0 && (
          <p className={styles.range}>
            {fill(print.cases, { count: String(range.cases.length) })}
            <GainBar {...simulation} baseline={baseline} span={range} />
          </p>
        )}
        <b>{fill(print.yourFleet, { euros: euros(perVehicle * vehicles) })}</b>
      </div>
    );
  });
}

/** What is supposed of a fleet as long as nobody has said it. */
const SUPPOSED: readonly FieldId[] = [
  'vehicleType',
  'chargerKw',
  'batteryKwh',
  'controllablePercent',
  'capturePercent',
];

/** Within a sentence. */
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What was answered, and what is supposed in place of an answer. */
function PrintedAnswers({ state: { fleet }, main }: PrintedSimulation) {
  const texts = useTexts();
  const { words, language } = texts;
  const { print, situation, bill } = words.below;
  const { contract, baseline } = fleet;
  const given = givenAnswers(fleet);
  const inOwnWords: Partial<Record<FieldId, string>> = {
    vehicles: answerText('vehicles', fleet, texts),
    hours: fill(print.to, {
      from: clock(arrivalHourOf(fleet), language),
      until: clock(fleet.departureHour, language),
    }),
    activity: lowered(answerText('activity', fleet, texts)),
    vehicleType: lowered(answerText('vehicleType', fleet, texts)),
    ...(contract && {
      contract: contract === 'unknown' ? print.priceOpen : situation.price[contract],
    }),
    ...(baseline && { baseline: situation.charging[baseline] }),
  };
  const said = (field: FieldId) =>
    inOwnWords[field] ?? `${lowered(words.fields[field].label)} ${answerText(field, fleet, texts)}`;
  const power = measure(Math.round(main.estimate.subscribedTodayKw), 'kVA', language);
  const supposed = [
    ...(fleet.siteKw === null ? [`${lowered(bill.lines.powerEuros)} ${power}`] : []),
    ...SUPPOSED.filter((field) => !given.includes(field)).map(said),
  ];
  return (
    <>
      <p>
        <b>{print.yours}</b>{' '}
        {given
          .filter((field) => field !== 'departureHour')
          .map(said)
          .join(', ')}
      </p>
      {supposed.length > 0 && (
        <p>
          <b>{print.ours}</b> {supposed.join(', ')}
        </p>
      )}
    </>
  );
}

function PrintedSources({ main, link }: PrintedSimulation & { link: string }) {
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
        <b>{fill(print.model, { version: MODEL_VERSION })}</b> {print.link} <b>{link}</b>
      </p>
    </footer>
  );
}
