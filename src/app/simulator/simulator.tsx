import { useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '#domain/language.ts';
import { MODES } from '#domain/simulator/mode.ts';
import { mainResults } from '#domain/simulator/simulation.ts';
import { encodeState } from '#domain/simulator/url-codec.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ThreeFigures } from '../sections/simulator-method/three-figures.tsx';
import { written } from '../simulator-method/written.ts';
import { useHydrated } from '../use-hydrated.ts';
import { usePathTo } from '../use-path-to.ts';
import type { WordsOf } from '../words-of.ts';
import { Actions, RailActions } from './actions.tsx';
import { Announcer } from './announcer.tsx';
import { ExpertPanel } from './expert-panel.tsx';
import { KeptStrip } from './kept-strip.tsx';
import { leadScore } from './lead-score.ts';
import { LinkNotes } from './notices.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { ResultBar } from './result-bar.tsx';
import { barTexts, statusText } from './result-texts.ts';
import { ScenarioTable } from './scenario-table.tsx';
import { SimplePanel } from './simple-panel.tsx';
import { addressWith } from './simulation-address.ts';
import styles from './simulator.module.css';
import { StoredStrip } from './stored-strip.tsx';
import { TextsContext } from './texts.ts';
import { useKept } from './use-kept.ts';
import { type Simulation, useSimulation } from './use-simulation.ts';
import { storedId, useStored } from './use-stored.ts';

interface SimulatorProps {
  words: WordsOf<'simulator'>;
  language: Language;
}

/** What a fleet's night is worth, in two depths. */
export function Simulator({ words, language }: SimulatorProps) {
  const texts = useMemo(() => ({ words, language }), [words, language]);
  const simulation = useSimulation();
  const { state } = simulation;
  const { main, a, b, compared } = useResults(simulation, words.scenarios);
  const { search } = useLocation();
  const stored = useStored(useHydrated() ? storedId(search) : null, simulation);
  const kept = useKept(simulation);
  const methodTo = usePathTo()('simulator-method') + addressWith('', encodeState(state));
  const results = useRef<HTMLDivElement>(null);
  const panel = { simulation, main, compared, leadScore: leadScore(simulation, main) };
  return (
    <TextsContext value={texts}>
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
          <RailActions simulation={simulation} methodTo={methodTo} />
        </div>
        <StoredStrip answer={stored} />
        <KeptStrip {...kept} />
        <LinkNotes notes={simulation.linkNotes} fleets={{ a: state.a, b: state.b ?? state.a }} />
        <div ref={results} className={stored.kind === 'pending' ? styles.pending : undefined}>
          <PrintSheet state={state} fleet={simulation.fleet} />
          <SimplePanel {...panel} shown={state.mode === 'simple'} />
          <ExpertPanel {...panel} shown={state.mode === 'expert'} />
          <Actions simulation={simulation} methodTo={methodTo} />
          {state.b && b && <ScenarioTable a={state.a} b={state.b} mainA={a} mainB={b} />}
          <section className={styles.three} data-figures="own">
            <Heading level={2} size="head">
              {words.three.title}
            </Heading>
            <p>{words.three.lead}</p>
            <ThreeFigures words={words.three} results={main} as={written(language)} />
          </section>
        </div>
      </Column>
      <ResultBar {...barTexts(state.mode, main, texts)} mode={state.mode} results={results} />
      <Announcer message={statusText(state.mode, main, texts)} />
    </TextsContext>
  );
}

/** Of the scenario looked at and, where there are two, of the other it is compared to. */
function useResults({ state }: Simulation, names: { a: string; b: string }) {
  const a = useMemo(() => mainResults(state.a), [state.a]);
  const b = useMemo(() => state.b && mainResults(state.b), [state.b]);
  if (b === null) return { main: a, a, b, compared: undefined };
  return state.active === 'a'
    ? { main: a, a, b, compared: { name: names.b, main: b } }
    : { main: b, a, b, compared: { name: names.a, main: a } };
}
