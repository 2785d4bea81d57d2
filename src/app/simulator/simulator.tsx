import { useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '#domain/language.ts';
import { MODES } from '#domain/simulator/mode.ts';
import { type MainResults, mainResults } from '#domain/simulator/simulation.ts';
import { encodeState } from '#domain/simulator/url-codec.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ThreeFigures } from '../sections/simulator-method/three-figures.tsx';
import { useHydrated } from '../use-hydrated.ts';
import type { WordsOf } from '../words-of.ts';
import { Actions, RailActions } from './actions.tsx';
import { wholeEuros } from './amounts.ts';
import { Announcer } from './announcer.tsx';
import { ExpertPanel } from './expert-panel.tsx';
import { following, MovingContext } from './following.tsx';
import { leadScore } from './lead-score.ts';
import sheet from './print-sheet.module.css';
import { rare } from './rare.tsx';
import { AttachContext, useReport } from './report-simulation.ts';
import { ResultBar } from './result-bar.tsx';
import { barTexts } from './result-texts.ts';
import { SimplePanel } from './simple-panel.tsx';
import styles from './simulator.module.css';
import { TextsContext, useTexts } from './texts.ts';
import { useKept } from './use-kept.ts';
import { type Simulation, useSimulation } from './use-simulation.ts';
import { storedId, useStored } from './use-stored.ts';

const PrintSheet = following(rare(async () => (await import('./print-sheet.tsx')).PrintSheet));
const Strips = rare(async () => (await import('./strips.tsx')).Strips);
const ScenarioTable = following(
  rare(async () => (await import('./scenario-table.tsx')).ScenarioTable),
);

interface SimulatorProps {
  words: WordsOf<'simulator'>;
  language: Language;
}

/** What a fleet's night is worth, in two depths. */
export function Simulator({ words, language }: SimulatorProps) {
  const texts = useMemo(() => ({ words, language }), [words, language]);
  const { simulation, moving } = useSimulation();
  const { state } = simulation;
  const { main, a, b, compared } = useResults(simulation, words.scenarios);
  const { search } = useLocation();
  const hydrated = useHydrated();
  const stored = useStored(hydrated ? storedId(search) : null, simulation);
  const kept = useKept(simulation);
  const results = useRef<HTMLDivElement>(null);
  const score = leadScore(simulation, main);
  const attach = useReport(simulation, main, score, texts, moving);
  const panel = { simulation, main, compared, leadScore: score };
  return (
    <TextsContext value={texts}>
      <MovingContext value={moving}>
        <Column className={styles.top}>
          <div className={styles.title}>
            <Heading level={1} size="title">
              {words.hero.title}
            </Heading>
            <p data-print="none">{words.hero.lead}</p>
          </div>
          <noscript>
            <p className={styles.withoutScript}>{words.withoutScript}</p>
          </noscript>
          <div className={styles.rail} data-print="none">
            <Tabs
              label={words.modes.label}
              idPrefix="simulator"
              tabs={MODES.map((id) => ({
                id,
                ...words.modes[id],
                href: `?${encodeState({ ...state, mode: id })}`,
              }))}
              selected={state.mode}
              onSelect={simulation.chooseMode}
            />
            <RailActions simulation={simulation} />
          </div>
          {(stored.kind !== 'none' || kept.kept || simulation.linkNotes.length > 0) && (
            <Strips stored={stored} own={kept} simulation={simulation} />
          )}
          <div ref={results} className={stored.kind === 'pending' ? styles.pending : undefined}>
            <AttachContext value={attach}>
              <SimplePanel {...panel} shown={state.mode === 'simple'} />
              <ExpertPanel {...panel} shown={state.mode === 'expert'} />
            </AttachContext>
            <Actions simulation={simulation} />
            {b && state.b && <ScenarioTable a={state.a} b={state.b} mainA={a} mainB={b} />}
            <Three main={main} />
            <section className={sheet.sheet} data-figures="own">
              {hydrated && <PrintSheet state={state} />}
            </section>
          </div>
        </Column>
        <ResultBar {...barTexts(state.mode, main, texts)} mode={state.mode} results={results} />
        <Announcer simulation={simulation} main={main} />
      </MovingContext>
    </TextsContext>
  );
}

const Three = following(function Three({ main }: { main: MainResults }) {
  const { words, language } = useTexts();
  return (
    <section className={styles.three} data-figures="own">
      <Heading level={2} size="head">
        {words.three.title}
      </Heading>
      <p>{words.three.lead}</p>
      <ThreeFigures
        words={words.three}
        results={main}
        as={{ money: (euros) => wholeEuros(euros, language) }}
      />
    </section>
  );
});

/** Of the scenario looked at and, where there are two, of the other it is compared to. */
function useResults({ state }: Simulation, names: { a: string; b: string }) {
  const a = useMemo(() => mainResults(state.a), [state.a]);
  const b = useMemo(() => state.b && mainResults(state.b), [state.b]);
  const [main, other, name] =
    b && state.active === 'b' ? ([b, a, names.a] as const) : ([a, b, names.b] as const);
  const compared = useMemo(() => (other ? { name, main: other } : undefined), [name, other]);
  return { main, a, b, compared };
}
