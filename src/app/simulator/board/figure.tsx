import { displayEuros, measure, number, percent, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { type ShownFigures, shownFigures } from '#domain/simulator/index.ts';
import { displayText } from '#ui/display-text.ts';
import { euroSpan } from '../amounts.ts';
import type { SimulatorState } from '../state/simulator-state.ts';
import { useSimulator } from '../state/use-simulator.ts';
import { type SimulatorTexts, useTexts } from '../texts.ts';
import styles from './figure.module.css';

/** What the fleet would pay less: the span of what is open, or one amount and its range. */
export function Figure() {
  const texts = useTexts();
  const { words, language } = texts;
  const { figure } = words.board;
  const result = useSimulator((state) => state.result);
  const ranges = useSimulator(shownRanges);
  const shown = shownFigures(result.main, ranges, result.inputs.vehicles);
  const amounts = shownAmounts(shown, texts);
  const { open, text } = figureSentence(result, shown, texts);
  return (
    <section className={styles.figure} data-ground="night" data-result>
      <h2>{figure.title}</h2>
      <p
        className={styles.amount}
        data-figure="main"
        data-length={lengthOf(amounts.perVehicle, 7, 12)}
      >
        {amounts.perVehicle}
      </p>
      <p className={styles.unit}>{figure.unit}</p>
      <p className={styles.fleet} data-length={lengthOf(amounts.fleet, 9, 15)}>
        <b>{amounts.fleet}</b>{' '}
        <span>{fill(figure.fleet, { vehicles: number(result.inputs.vehicles, language) })}</span>
      </p>
      <p className={styles.sentence}>
        {open && <b>{displayText(open)}</b>} {displayText(text)}
      </p>
    </section>
  );
}

/** Null while they are of another fleet. */
export const shownRanges = ({ isStale, areDetailsStale, details }: SimulatorState) =>
  isStale || areDetailsStale ? null : details.results.ranges;

export function shownAmounts(
  { span, perVehicle, fleet }: ShownFigures,
  { language }: SimulatorTexts,
): { perVehicle: string; fleet: string } {
  if (span === null) {
    return {
      perVehicle: displayEuros(perVehicle.gainEuros, language),
      fleet: displayEuros(fleet.gainEuros, language),
    };
  }
  return {
    perVehicle: euroSpan(span.perVehicle, language),
    fleet: euroSpan(span.fleet, language),
  };
}

/** What is still asked, or how far the amount may be off; our share stands in each of them. */
export function figureSentence(
  { inputs, main }: Pick<SimulatorState['result'], 'inputs' | 'main'>,
  { perVehicle }: ShownFigures,
  { words, language }: SimulatorTexts,
): { open: string | null; text: string } {
  const { figure } = words.board;
  const share = percent(100 - inputs.fleetSharePercent, language);
  if (main.span === null) {
    const { lowEuros, highEuros } = perVehicle;
    const range =
      lowEuros === null || highEuros === null
        ? figure.pending
        : fill(inputs.siteKw === null ? figure.rangeSupposed : figure.range, {
            low: wholeEuros(lowEuros, language),
            high: wholeEuros(highEuros, language),
            kva: measure(Math.round(main.estimate.subscribedTodayKw), 'kVA', language),
          });
    return { open: null, text: `${range} ${fill(figure.answered, { share })}` };
  }
  const isPriceOpen = inputs.contract === null;
  const isBaselineOpen = inputs.baseline === null && !main.situations.isTimerIdle;
  const open =
    isPriceOpen && isBaselineOpen
      ? figure.both
      : isPriceOpen
        ? figure.contract
        : isBaselineOpen
          ? figure.baseline
          : null;
  const shared = fill(figure.share, { share });
  const text = inputs.contract === 'unknown' ? `${figure.unknown} ${shared}` : shared;
  return { open, text };
}

/** Longer ones stand in smaller letters. */
const lengthOf = ({ length }: string, amount: number, span: number) =>
  length <= amount ? 'amount' : length <= span ? 'span' : 'long';
