import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { wholeEuros } from '#content/figures.ts';
import { MODES } from '#domain/simulator/inputs.ts';
import type { NightChoice } from '#domain/simulator/model/night.ts';
import { leadScore, scoreOnSwitchToExpert } from '#domain/simulator/specified-figures.ts';
import { addressWith, encodeState } from '#domain/simulator/url-codec.ts';
import type { Language } from '#domain/site/language.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useHydrated } from '../browser/hydration.ts';
import { usePathTo } from '../links/links.tsx';
import { useShownDetails, useShownFigures } from '../simulation-handover/use-address-simulation.ts';
import type { WordsOf } from '../words/use-words.ts';
import { deferred, lazyPart, MovingContext } from './deferred-parts.tsx';
import { noteText } from './inputs/answer-texts.ts';
import { AnswersPanel } from './inputs/answers-panel.tsx';
import { AnsweredFleet } from './night-picture/night-handles.tsx';
import { NightPicture } from './night-picture/night-picture.tsx';
import { CallToAction } from './result/call-to-action.tsx';
import { Facts } from './result/facts.tsx';
import { GainPanel, ResultBar } from './result/gain-panel.tsx';
import { Announcer, Warnings } from './result/notices.tsx';
import { OverTime } from './result/over-time.tsx';
import { PlacePicture } from './result/place-picture.tsx';
import { Reserve } from './result/reserve.tsx';
import { Waterfall } from './result/waterfall.tsx';
import { WhatMatters } from './result/what-matters.tsx';
import { Actions } from './sharing/actions.tsx';
import sheet from './sharing/print-sheet.module.css';
import { PrintSheet } from './sharing/print-sheet.tsx';
import { AttachContext, useReportSimulation } from './sharing/report-simulation.ts';
import { useOwnSimulation } from './sharing/use-own-simulation.ts';
import { storedId, useStoredSimulation } from './sharing/use-stored-simulation.ts';
import styles from './simulator.module.css';
import { useAnswer, useDetailResults, useIsLate } from './state/use-answer.ts';
import { useSimulation } from './state/use-simulation.ts';
import { TextsContext } from './texts.ts';

const Strips = lazyPart(async () => (await import('./sharing/strips.tsx')).Strips);
const DeferredWaterfall = deferred(Waterfall);
const DeferredWhatMatters = deferred(WhatMatters);
const DeferredOverTime = deferred(OverTime);
const DeferredReserve = deferred(Reserve);
const DeferredFacts = deferred(Facts);
const DeferredPlace = deferred(PlacePicture);
// Not fetched apart: styles that came with it would make the browser lay out the whole page again.
const DeferredPrintSheet = deferred(PrintSheet);
/** Rendered with them, so that they are seen once they are those of the fleet in the address. */
const DeferredShown = deferred(({ stand }: { stand: boolean }) => {
  useShownDetails(stand);
  return null;
});

interface SimulatorProps {
  words: WordsOf<'simulator'>;
  language: Language;
}

/** The bill of charging a fleet, today and with us. */
export function Simulator({ words, language }: SimulatorProps) {
  const texts = useMemo(() => ({ words, language }), [words, language]);
  const { simulation, moving } = useSimulation();
  const { state } = simulation;
  const { fleet } = state;
  const [choice, setChoice] = useState<NightChoice>('mean');
  const shown = useAnswer(fleet, choice);
  const { answer, isStale, isNightStale } = shown;
  const { main, inputs } = answer;
  // The number is painted first; the picture, which has a hundred parts, in the next frame.
  const drawn = useDeferredValue(answer);
  const drawnFor = useDeferredValue(simulation);
  const isLate = useIsLate(shown);
  const detailState = useDetailResults(fleet, moving || isStale);
  const details = detailState.details;
  const { search } = useLocation();
  const hydrated = useHydrated();
  const stored = useStoredSimulation(hydrated ? storedId(search) : null, simulation);
  const own = useOwnSimulation(simulation);
  const results = useRef<HTMLDivElement>(null);
  const score = simulation.justExpert
    ? scoreOnSwitchToExpert(leadScore(fleet, 'simple'))
    : leadScore(fleet, state.mode);
  const range = isStale || detailState.isStale ? null : details.range;
  const { attach, linked } = useReportSimulation(
    simulation,
    main,
    range && details,
    score,
    texts,
    moving || isStale,
  );
  const failed = [shown, detailState].find(({ hasFailed }) => hasFailed);
  const stand = !isStale && stored.kind !== 'pending';
  useShownFigures(stand || shown.hasFailed, 'following');
  const methodTo = usePathTo()('simulator-method') + addressWith('', encodeState(state));
  const refine = () => {
    simulation.chooseMode('expert');
    document.getElementById('simulator-tab-expert')?.focus();
  };
  const years = useMemo(() => drawn.main.estimate.years.map(({ year }) => year), [drawn]);
  const windowNote = drawnFor.notes.find(({ field }) => field === 'departureHour');
  const earns = Math.round(main.estimate.gainEuros) > 0;
  return (
    <TextsContext value={texts}>
      <MovingContext value={moving}>
        <AttachContext value={attach}>
          <Column className={styles.top}>
            <div className={styles.title}>
              <Heading level={1} size="title">
                {words.hero.title}
              </Heading>
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
            <noscript>
              <p className={styles.withoutScript}>{words.withoutScript}</p>
            </noscript>
            {(stored.kind !== 'none' ||
              own.other ||
              simulation.linkNotes.length > 0 ||
              simulation.isOfVersion1 ||
              simulation.hadSecondFleet) && (
              <Strips stored={stored} own={own} simulation={simulation} />
            )}
            <div
              ref={results}
              id={`simulator-panel-${state.mode}`}
              role="tabpanel"
              aria-labelledby={`simulator-tab-${state.mode}`}
              className={stored.kind === 'pending' ? styles.pending : undefined}
            >
              <AnswersPanel simulation={simulation} />
              <section
                className={styles.result}
                aria-label={words.result.label}
                data-ground="night"
                data-figures="own"
                data-stale={isNightStale || undefined}
                data-late={isLate || undefined}
              >
                <GainPanel inputs={inputs} main={main} range={range} />
                <div className={styles.night} aria-busy={isNightStale || drawn !== answer}>
                  <AnsweredFleet value={fleet}>
                    <NightPicture
                      night={drawn.night}
                      inputs={drawnFor.state.fleet}
                      years={years}
                      notable={drawn.notable}
                      choice={choice}
                      onChoose={setChoice}
                      onMove={simulation.moveWindow}
                      note={
                        windowNote ? noteText('departureHour', drawnFor.state.fleet, texts) : null
                      }
                    />
                  </AnsweredFleet>
                </div>
              </section>
              {failed && <ModelFailed retry={failed.retry} {...words.failed} />}
              <div data-figures="following">
                <DeferredShown
                  stand={hydrated && ((stand && !detailState.isStale) || failed !== undefined)}
                />
                <Warnings warnings={main.warnings} />
                <CallToAction
                  potential={earns ? main.specified.potential : 'none'}
                  onRefine={state.mode === 'simple' ? refine : undefined}
                  linked={linked}
                />
                <DeferredWaterfall inputs={inputs} main={main} methodTo={methodTo} />
                <DeferredWhatMatters
                  inputs={inputs}
                  details={details}
                  moveWindow={simulation.moveWindow}
                />
                <DeferredOverTime main={main} details={details} />
                <DeferredReserve inputs={inputs} estimate={main.estimate} />
                <DeferredFacts inputs={inputs} mode={state.mode} main={main} leadScore={score} />
                <DeferredPlace
                  vehicles={inputs.vehicles}
                  ownEuros={main.estimate.gainEuros}
                  comparison={main.comparison}
                />
              </div>
              <Actions simulation={simulation} methodTo={methodTo} />
              <section className={sheet.sheet} data-figures="own">
                {hydrated && <DeferredPrintSheet state={state} />}
              </section>
            </div>
          </Column>
          <ResultBar figure={wholeEuros(main.estimate.gainEuros, language)} results={results} />
          <Announcer simulation={simulation} main={main} isStale={isStale} />
        </AttachContext>
      </MovingContext>
    </TextsContext>
  );
}

export function ModelFailed({
  retry,
  text,
  again,
}: {
  retry: () => void;
  text: string;
  again: string;
}) {
  return (
    <div className={styles.failed} role="alert">
      <p>{text}</p>
      <Button quiet onClick={retry}>
        {again}
      </Button>
    </div>
  );
}
