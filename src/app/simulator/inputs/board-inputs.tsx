import { useState } from 'react';
import { clock, measure, number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { arrivalHourOf, type FleetInputs } from '#domain/simulator/index.ts';
import { latePart } from '../../browser/late-part.tsx';
import sections from '../result/sections.module.css';
import { useSimulator, useSimulatorStore } from '../state/use-simulator.ts';
import { type SimulatorTexts, useTexts } from '../texts.ts';
import { ChoiceAnswer, NumberAnswer } from './answer-fields.tsx';
import { optionText } from './answer-texts.ts';
import { ExpertAnswers, expertDefaults, isChanged } from './expert-answers.tsx';
import { HoursCell } from './hours-cell.tsx';
import styles from './inputs.module.css';
import { BaselineQuestion, ContractQuestion } from './questions.tsx';
import { SitePower } from './site-power.tsx';

const AnswersSheet = latePart(async () => (await import('./answers-sheet.tsx')).AnswersSheet);

/** All that is asked on the first screen; on a phone the open questions, and one line of the others. */
export function BoardInputs() {
  const { words } = useTexts();
  const initial = useSimulator((state) => state.initial.fleet);
  const { get } = useSimulatorStore();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [left, setLeft] = useState<{ initial: FleetInputs; fleet: FleetInputs }>();
  // What was answered when the page or the sheet was last left to itself: under a finger nothing folds.
  const before = left?.initial === initial ? left.fleet : initial;
  const isPriceFolded = before.contract !== null;
  const isIdle = useSimulator(({ result }) => result.main.situations.isTimerIdle);
  const isBaselineFolded = before.baseline !== null || (isIdle && isPriceFolded);
  const closeSheet = () => {
    setSheetOpen(false);
    setLeft({ initial, fleet: get().answers.fleet });
  };
  return (
    <>
      <section
        className={styles.inputs}
        aria-label={words.board.answers}
        data-answers
        data-print="none"
      >
        <div className={styles.summary}>
          <Summary folded={before} />
          <button
            type="button"
            data-change
            aria-haspopup="dialog"
            onClick={() => setSheetOpen(true)}
          >
            {words.board.change}
          </button>
        </div>
        <AllAnswers isBaselineFolded={isBaselineFolded} isPriceFolded={isPriceFolded} />
      </section>
      {isSheetOpen && <AnswersSheet onClose={closeSheet} />}
    </>
  );
}

interface AllAnswersProps {
  /** On a phone they stand in the summary, but in the sheet. */
  isBaselineFolded?: boolean;
  isPriceFolded?: boolean;
  isPowerOpen?: boolean;
}

/** In the order of the document, on the board and in the sheet alike. */
export function AllAnswers(props: AllAnswersProps) {
  const { isBaselineFolded = false, isPriceFolded = false, isPowerOpen } = props;
  return (
    <>
      <div data-cell="vehicles">
        <NumberAnswer field="vehicles" />
      </div>
      <div data-cell="activity">
        <ChoiceAnswer field="activity" />
      </div>
      <HoursCell />
      <BaselineQuestion isFolded={isBaselineFolded} />
      <ContractQuestion isFolded={isPriceFolded} />
      <SitePower isFolded={isBaselineFolded && isPriceFolded} isOpen={isPowerOpen} />
      <ModeAnswers />
    </>
  );
}

/** '40 véhicules, livraison, branchés de 18 h à 7 h', and which questions stand no longer below it. */
function Summary({ folded }: { folded: FleetInputs }) {
  const texts = useTexts();
  const fleet = useSimulator(({ answers }) => answers.fleet);
  const { board } = texts.words;
  const vehicles = number(fleet.vehicles, texts.language);
  return (
    <p>
      <b>{fill(board.vehicles, { vehicles })}</b>,{' '}
      {[summaryText(fleet, texts), ...foldedAnswers(fleet, folded, texts)].join(', ')}
    </p>
  );
}

const summaryText = (fleet: FleetInputs, texts: SimulatorTexts) =>
  fill(texts.words.board.summary, {
    activity: optionText('activity', fleet.activity, texts).split(' / ')[0]?.toLowerCase() ?? '',
    arrival: clock(arrivalHourOf(fleet), texts.language),
    departure: clock(fleet.departureHour, texts.language),
  });

function foldedAnswers(
  { baseline, contract, ...fleet }: FleetInputs,
  folded: FleetInputs,
  { words, language }: SimulatorTexts,
): string[] {
  const { summarised } = words.board;
  return [
    folded.baseline !== null && baseline !== null ? summarised.baseline[baseline] : '',
    folded.contract !== null && contract !== null ? summarised.contract[contract] : '',
    fleet.siteKw === null
      ? ''
      : fill(summarised.power, { kva: measure(fleet.siteKw, 'kVA', language) }),
    isChanged({ baseline, contract, ...fleet }) ? summarised.expert : '',
  ].filter(Boolean);
}

/** Expert mode's further questions; in Simple mode a line where some of them were answered. */
function ModeAnswers() {
  const { inputs } = useTexts().words;
  const mode = useSimulator(({ answers }) => answers.mode);
  const isKept = useSimulator(({ answers }) => isChanged(answers.fleet));
  const { answer } = useSimulatorStore();
  const isExpert = mode === 'expert';
  return (
    <>
      {isExpert && <ExpertAnswers />}
      {isKept && (
        <p className={styles.kept} data-cell="kept">
          {!isExpert && inputs.expertKept}{' '}
          <button type="button" className={sections.press} onClick={() => answer(expertDefaults())}>
            {inputs.reset}
          </button>
        </p>
      )}
    </>
  );
}
