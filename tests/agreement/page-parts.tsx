import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { Figure } from '#app/simulator/board/figure.tsx';
import { SixSituations } from '#app/simulator/board/six-situations.tsx';
import { statusText } from '#app/simulator/inputs/answer-feedback.tsx';
import { Bill } from '#app/simulator/result/bill.tsx';
import { Cases } from '#app/simulator/result/cases.tsx';
import { Facts } from '#app/simulator/result/facts.tsx';
import { OverTime } from '#app/simulator/result/over-time.tsx';
import { PrintedPage } from '#app/simulator/sharing/print-sheet.tsx';
import type { SimulatorState } from '#app/simulator/state/simulator-state.ts';
import { SimulatorContext } from '#app/simulator/state/use-simulator.ts';
import { loadWords } from '#content/load-words.ts';
import {
  type DetailResults,
  type FleetInputs,
  type MainAnswer,
  shownBill,
  shownFigures,
} from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import { amountsIn, amountsOf, wholeNumbersIn } from './read-amounts.ts';

interface Answered extends Pick<MainAnswer, 'main'> {
  inputs: FleetInputs;
  details: DetailResults;
}

/** Without tags, whose class names have digits too. */
const textOf = (html = '') => html.replace(/^[^<>]*>|<[^>]*>/g, ' ');

const whole = (euros: number) => Math.round(euros) + 0;

/** Amounts that parts of the page and its print write, in their order, and what each must be. */
export async function pageAmounts({ inputs, main, details }: Answered, language: Language) {
  const texts = { words: await loadWords('simulator', language), language };
  const state = {
    answers: { mode: 'expert', fleet: inputs },
    notes: [],
    result: { inputs, main },
    details: { inputs, results: details },
    isStale: false,
    areDetailsStale: false,
  } as unknown as SimulatorState;
  const get = () => state;
  const store = { get, first: get, subscribe: () => () => undefined } as never;
  const draw = (part: ReactNode) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <SimulatorContext value={{ ...texts, store }}>{part}</SimulatorContext>
      </MemoryRouter>,
    );
  const { estimate, span } = main;
  const shown = shownFigures(main, details.ranges, inputs.vehicles);
  const { gain, fleet, range } = amountsOf(shown, inputs);
  const bill = draw(<Bill inputs={inputs} main={main} onPower={() => undefined} />);
  const cases = draw(<Cases inputs={inputs} main={main} details={details} />);
  const isListed = span === null && details.ranges[estimate.baseline].cases.length > 0;
  const listed = isListed ? amountsIn(cases.split('</table>')[0] ?? '') : [];
  const printed = draw(
    <PrintedPage
      state={{ mode: 'expert', fleet: inputs }}
      main={main}
      details={details}
      link="https://www.voltige.example/s"
    />,
  );
  const figure = draw(<Figure />);
  const [spoken] = statusText(state, texts).split(/\.(?= |$)/);
  const title = /<h2[^>]*>(.*?)<\/h2>/.exec(printed)?.[1] ?? '';
  const found = {
    figure: wholeNumbersIn(textOf(/data-figure="main".*?<\/p>/.exec(figure)?.[0])),
    fleet: wholeNumbersIn(textOf(/<b>.*?<\/b>/.exec(figure)?.[0])),
    range: amountsIn(figure.split('</b>').at(-1) ?? ''),
    spoken: wholeNumbersIn(spoken ?? ''),
    six: amountsIn(draw(<SixSituations id="six" hidden={false} />)),
    bill: span === null ? wholeNumbersIn(textOf(bill.split('<tr').at(-1))) : amountsIn(bill),
    cases: isListed ? [Math.min(...listed), Math.max(...listed)] : [],
    years: amountsIn(draw(<OverTime main={main} details={details} />)),
    facts: amountsIn(
      // Without the rule at their end, which has euros of its own.
      draw(<Facts inputs={inputs} mode="expert" main={main} leadScore={0} />).split(
        '<details',
      )[0] ?? '',
    ).slice(0, 1),
    printed: [...new Set(wholeNumbersIn(textOf(title)))],
  };
  const { before, paidInAllEuros, gainEuros } = shownBill(estimate);
  const { gains, isTimerIdle } = main.situations;
  const wanted = {
    figure: gain,
    fleet,
    range,
    spoken: [...gain, ...fleet],
    six: [gains.fixed, gains.class, gains.indexed]
      .flatMap(({ arrival, timer }) => (isTimerIdle ? [arrival] : [arrival, timer]))
      .map(whole),
    bill: span === null ? [before.totalEuros, paidInAllEuros, 0 - gainEuros] : [],
    years: estimate.years.flatMap((year) => [year.beforeEuros, year.gainEuros]).map(whole),
    cases: isListed ? range : [],
    facts: [shown.fleet.gainPerMonthEuros],
    // Nothing to gain is said without a number.
    printed: span === null && gain[0] === 0 ? [] : gain,
  };
  return { found, wanted };
}
