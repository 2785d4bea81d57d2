import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { encodeState, MODES } from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/layout.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useHydrated } from '../browser/hydration.ts';
import { latePart } from '../browser/late-part.tsx';
import type { WordsOf } from '../words/use-words.ts';
import { Announcer } from './board/announcer.tsx';
import board from './board/board.module.css';
import { Figure } from './board/figure.tsx';
import { NextStep } from './board/next-step.tsx';
import { shownWarnings } from './inputs/answer-texts.ts';
import { BoardInputs } from './inputs/board-inputs.tsx';
import { NightPicture } from './night-picture/night-picture.tsx';
import { BelowTheBoard } from './result/below-the-board.tsx';
import { PrintSheet } from './sharing/print-sheet.tsx';
import { useOwnSimulation } from './sharing/use-own-simulation.ts';
import styles from './simulator.module.css';
import { type Result, sameInputs } from './state/simulator-state.ts';
import { useShownDetails, useShownFigures } from './state/use-shown-figures.ts';
import {
  SimulatorContext,
  useAddressStore,
  useSettledResult,
  useSimulator,
  useSimulatorStore,
} from './state/use-simulator.ts';
import { useTexts } from './texts.ts';

const Strips = latePart(async () => (await import('./sharing/strips.tsx')).Strips);

interface SimulatorProps {
  words: WordsOf<'simulator'>;
  language: Language;
}

/** The bill of charging a fleet, today and with us. */
export function Simulator({ words, language }: SimulatorProps) {
  const store = useAddressStore();
  const context = useMemo(() => ({ words, language, store }), [words, language, store]);
  return (
    <SimulatorContext value={context}>
      <Parts />
    </SimulatorContext>
  );
}

/** Each selects what it shows; the address, which follows the answers, is nothing to them. */
const Parts = memo(function Parts() {
  const { words } = useTexts();
  return (
    <>
      <ShownFigures />
      <Column className={styles.top}>
        <div className={styles.title}>
          <Heading level={1} size="title">
            {words.hero.title}
          </Heading>
          <ModeTabs />
        </div>
        <noscript>
          <p className={styles.withoutScript}>{words.withoutScript}</p>
        </noscript>
        <Origin />
        <Panel>
          <Board />
          <ModelFailed />
          <Warnings />
          <BelowTheBoard />
          <PrintSheet />
        </Panel>
      </Column>
      <Announcer />
    </>
  );
});

function ShownFigures() {
  const hydrated = useHydrated();
  const stand = useSimulator(({ isStale, stored }) => !isStale && stored.kind !== 'pending');
  const areDetailsStale = useSimulator((state) => state.areDetailsStale);
  const hasFailed = useSimulator((state) => state.hasFailed);
  useShownFigures(stand || hasFailed, 'following');
  const fleet = useSimulator(({ answers }) => answers.fleet);
  const isSettled = sameInputs(useSettledResult().inputs, fleet);
  useShownDetails(hydrated && ((stand && !areDetailsStale && isSettled) || hasFailed));
  return null;
}

function ModeTabs() {
  const { words } = useTexts();
  const answers = useSimulator((state) => state.answers);
  const { chooseMode } = useSimulatorStore();
  return (
    <Tabs
      label={words.modes.label}
      idPrefix="simulator"
      tabs={MODES.map((id) => ({
        id,
        ...words.modes[id],
        href: `?${encodeState({ ...answers, mode: id })}`,
      }))}
      selected={answers.mode}
      onSelect={chooseMode}
    />
  );
}

/** Where the simulation comes from, and where another one is. */
function Origin() {
  const own = useOwnSimulation();
  const hasOrigin = useSimulator(
    ({ stored, linkNotes, version, hadSecondFleet }) =>
      stored.kind !== 'none' || linkNotes.length > 0 || version < 3 || hadSecondFleet,
  );
  return (hasOrigin || own.other) && <Strips own={own} />;
}

function Panel({ children }: { children: ReactNode }) {
  const mode = useSimulator(({ answers }) => answers.mode);
  const isPending = useSimulator(({ stored }) => stored.kind === 'pending');
  return (
    <div
      id={`simulator-panel-${mode}`}
      role="tabpanel"
      aria-labelledby={`simulator-tab-${mode}`}
      className={isPending ? styles.pending : undefined}
    >
      {children}
    </div>
  );
}

function Board() {
  const { words } = useTexts();
  const isNightStale = useSimulator((state) => state.isNightStale);
  const isLate = useSimulator((state) => state.isLate);
  return (
    <div className={board.frame}>
      <section
        className={board.board}
        aria-label={words.result.label}
        data-figures="own"
        data-stale={isNightStale || undefined}
        data-late={isLate || undefined}
      >
        <Figure />
        <BoardInputs />
        <NextStep />
        <NightBoard />
      </section>
    </div>
  );
}

/** The number is painted first; the picture, which has a hundred parts, in the next frame. */
function NightBoard() {
  const result = useSimulator((state) => state.result);
  const drawn = useDeferredValue(result);
  const isNightStale = useSimulator((state) => state.isNightStale);
  return (
    <div className={board.night} data-ground="night" aria-busy={isNightStale || drawn !== result}>
      <DrawnNight drawn={drawn} />
    </div>
  );
}

const DrawnNight = memo(function DrawnNight({ drawn }: { drawn: Result }) {
  const choice = useSimulator((state) => state.choice);
  const { chooseNight } = useSimulatorStore();
  return (
    <NightPicture
      night={drawn.night}
      inputs={drawn.inputs}
      situations={drawn.main.situations}
      years={drawn.main.estimate.years.map(({ year }) => year)}
      notable={drawn.notable}
      choice={choice}
      onChoose={chooseNight}
    />
  );
});

function Warnings() {
  const texts = useTexts();
  const warnings = useSimulator(({ result }) => result.main.warnings);
  const shown = shownWarnings(warnings, texts);
  if (shown.length === 0) return null;
  return (
    <section className={styles.warnings} data-figures="following">
      <h2>{texts.words.warnings.title}</h2>
      <ul>
        {shown.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

function ModelFailed() {
  const { text, again } = useTexts().words.failed;
  const hasFailed = useSimulator((state) => state.hasFailed);
  const { retry } = useSimulatorStore();
  if (!hasFailed) return null;
  return (
    <div className={styles.failed} role="alert">
      <p>{text}</p>
      <Button quiet onClick={retry}>
        {again}
      </Button>
    </div>
  );
}
