import { number, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { scoreOutOfTen } from '#domain/leads/simulator-score.ts';
import {
  type DetailResults,
  type FleetInputs,
  GAIN_PER_VEHICLE_MONTH_EUROS,
  type MainResults,
} from '#domain/simulator/index.ts';
import { euroSpan, wholePercent } from '../amounts.ts';
import { openSitePower } from '../inputs/site-power.tsx';
import { shownLeadScore, useLinkedSimulation } from '../sharing/report-simulation.ts';
import { useResultWithDetails, useSimulator, useSimulatorStore } from '../state/use-simulator.ts';
import { type SimulatorTexts, useTexts } from '../texts.ts';
import { Bill } from './bill.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Cases, openBaselines } from './cases.tsx';
import { Facts } from './facts.tsx';
import { Fold } from './fold.tsx';
import { OverTime } from './over-time.tsx';
import sections from './sections.module.css';
import { situationText } from './situation.ts';

/** What follows from the number: what to do next, the bill it comes from, and three folds of reasons. */
export function BelowTheBoard() {
  const texts = useTexts();
  const { cases, months, standing } = texts.words.below;
  const { better, behind } = standing;
  const { result, details } = useResultWithDetails();
  const { main, inputs } = result;
  const mode = useSimulator(({ answers }) => answers.mode);
  const score = useSimulator(shownLeadScore);
  const linked = useLinkedSimulation();
  const { chooseMode } = useSimulatorStore();
  const { estimate, comparison, span } = main;
  const place = placeFigures(inputs, main, texts);
  const refine = () => {
    chooseMode('expert');
    document.getElementById('simulator-tab-expert')?.focus();
  };
  return (
    <div data-figures="following">
      <CallToAction
        potential={main.specified.potential}
        earns={Math.round(span?.highEuros ?? estimate.gainEuros) > 0}
        onRefine={mode === 'simple' ? refine : undefined}
        linked={linked}
      />
      <Bill inputs={inputs} main={main} onPower={openSitePower} />
      <div className={sections.folds}>
        <Fold id="cases" title={cases.title} note={casesNote(inputs, main, details, texts)}>
          {() => <Cases inputs={inputs} main={main} details={details} />}
        </Fold>
        <Fold
          id="over-time"
          title={months.title}
          note={fill(months.note, { years: yearsText(main, texts) })}
        >
          {() => <OverTime main={main} details={details} />}
        </Fold>
        <Fold
          id="standing"
          title={standing.title}
          note={fill(span === null ? standing.note : standing.noteOpen, place)}
        >
          {() => (
            <>
              <div className={sections.text}>
                <p>{fill(standing.relation, place)}</p>
                <p>{fill(comparison.above > comparison.below ? behind : better, place)}</p>
                <p>{situationText(main, texts)}</p>
              </div>
              <Facts inputs={inputs} mode={mode} main={main} leadScore={score} />
            </>
          )}
        </Fold>
      </div>
    </div>
  );
}

/** The range where it is one; otherwise what the cases are of. */
function casesNote(
  inputs: FleetInputs,
  main: MainResults,
  { ranges }: DetailResults,
  { words, language }: SimulatorTexts,
): string {
  const { cases } = words.below;
  if (inputs.contract === null || inputs.contract === 'unknown') return cases.notePrice;
  const [baseline = 'arrival', ...others] = openBaselines(inputs, main);
  if (others.length > 0) return cases.noteCharging;
  const { lowEuros, highEuros } = ranges[baseline];
  const range = { lowEuros: Math.round(lowEuros), highEuros: Math.round(highEuros) };
  return fill(cases.note, { range: euroSpan(range, language) });
}

/** yearsText(…) // => '2023, 2024 et 2025' */
function yearsText({ estimate }: MainResults, { words }: SimulatorTexts): string {
  const years = estimate.years.map(({ year }) => year);
  return [years.slice(0, -1).join(', '), years.at(-1)].join(` ${words.below.print.and} `);
}

function placeFigures(inputs: FleetInputs, main: MainResults, { words, language }: SimulatorTexts) {
  const { estimate, comparison, specified } = main;
  return {
    factor: number(estimate.factor, language, 2),
    reference: wholeEuros(12 * GAIN_PER_VEHICLE_MONTH_EUROS, language),
    potential: words.below.facts.potentials[specified.potential].toLowerCase(),
    score: number(scoreOutOfTen(inputs), language, 1),
    all: number(comparison.sampleSize, language),
    below: number(comparison.below, language),
    above: number(comparison.above, language),
    share: wholePercent((100 * estimate.gainEuros) / comparison.medianEuros, language),
    median: wholeEuros(comparison.medianEuros, language),
  };
}
