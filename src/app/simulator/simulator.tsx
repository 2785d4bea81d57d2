import { useMemo, useRef } from 'react';
import type { Language } from '#domain/language.ts';
import { MODES } from '#domain/simulator/mode.ts';
import { mainResults } from '#domain/simulator/simulation.ts';
import { encodeState } from '#domain/simulator/url-codec.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ThreeFigures } from '../sections/simulator-method/three-figures.tsx';
import { written } from '../simulator-method/written.ts';
import type { WordsOf } from '../words-of.ts';
import { Announcer } from './announcer.tsx';
import { ExpertPanel } from './expert-panel.tsx';
import { leadScore } from './lead-score.ts';
import { LinkNotes } from './notices.tsx';
import { ResultBar } from './result-bar.tsx';
import { barTexts, statusText } from './result-texts.ts';
import { SimplePanel } from './simple-panel.tsx';
import styles from './simulator.module.css';
import { TextsContext } from './texts.ts';
import { useSimulation } from './use-simulation.ts';

interface SimulatorProps {
  words: WordsOf<'simulator'>;
  language: Language;
}

/** What a fleet's night is worth, in two depths. */
export function Simulator({ words, language }: SimulatorProps) {
  const texts = useMemo(() => ({ words, language }), [words, language]);
  const simulation = useSimulation();
  const { state, fleet } = simulation;
  const main = useMemo(() => mainResults(fleet), [fleet]);
  const results = useRef<HTMLDivElement>(null);
  const panel = { simulation, main, compared: undefined, leadScore: leadScore(simulation, main) };
  return (
    <TextsContext value={texts}>
      <section className={styles.top}>
        <Column>
          <div className={styles.title}>
            <Heading level={1} size="title">
              {words.hero.title}
            </Heading>
            <p>{words.hero.lead}</p>
          </div>
          <noscript>
            <p className={styles.withoutScript}>{words.withoutScript}</p>
          </noscript>
          <div className={styles.rail}>
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
          </div>
          <div ref={results}>
            <LinkNotes
              notes={simulation.linkNotes}
              fleets={{ a: state.a, b: state.b ?? state.a }}
            />
            <SimplePanel {...panel} shown={state.mode === 'simple'} />
            <ExpertPanel {...panel} shown={state.mode === 'expert'} />
          </div>
          <section className={styles.three} data-figures="own">
            <Heading level={2} size="head">
              {words.three.title}
            </Heading>
            <p>{words.three.lead}</p>
            <ThreeFigures words={words.three} results={main} as={written(language)} />
          </section>
        </Column>
      </section>
      <ResultBar {...barTexts(state.mode, main, texts)} mode={state.mode} results={results} />
      <Announcer message={statusText(state.mode, main, texts)} />
    </TextsContext>
  );
}
