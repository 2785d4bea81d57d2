import type { ReactNode } from 'react';
import { longDate, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { MODEL_VERSION, type SimulationState, type StateNote } from '#domain/simulator/index.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { answerText } from '../inputs/answer-texts.ts';
import type { SimulatorState } from '../state/simulator-state.ts';
import { useSimulator } from '../state/use-simulator.ts';
import { type SimulatorTexts, useTexts } from '../texts.ts';
import styles from './strips.module.css';
import type { OwnSimulation, useOwnSimulation } from './use-own-simulation.ts';

/** One line about a simulation that is not on the screen, and what to do with it. */
function Strip({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.strip} data-print="none">
      <p>{text}</p>
      {children && <div>{children}</div>}
    </div>
  );
}

type Own = ReturnType<typeof useOwnSimulation>;

/** Where the simulation on the screen comes from, and where another one is. */
export function Strips({ own }: { own: Own }) {
  const state = useSimulator((whole) => whole);
  return (
    <>
      <StoredStrip answer={state.stored} />
      {own.other && <OwnStrip {...own} other={own.other} />}
      <LinkNotes {...state} />
    </>
  );
}

/** Takes up what was there before, or says that a shared link has left it alone. */
function OwnStrip({ other, dismiss, resume, storeThis }: Own & { other: OwnSimulation }) {
  const texts = useTexts();
  const words = texts.words.kept;
  const shared = other.kind === 'shared';
  const text = shared ? words.shared : other.kind === 'draft' ? words.resume : words.resumeSaved;
  return (
    <Strip text={fill(text, { what: summary(other.state, texts) })}>
      <button type="button" onClick={resume}>
        {shared ? words.backToMine : words.resumeAction}
      </button>
      <button type="button" onClick={shared ? storeThis : dismiss}>
        {shared ? words.keepThis : words.dismiss}
      </button>
    </Strip>
  );
}

function summary({ mode, fleet }: SimulationState, texts: SimulatorTexts): string {
  return fill(texts.words.kept.what, {
    vehicles: answerText('vehicles', fleet, texts),
    hours: answerText('hours', fleet, texts),
    mode: texts.words.modes[mode].name,
  });
}

/** Which simulation this is, when it was stored and what it came to then. */
function StoredStrip({ answer }: { answer: SimulatorState['stored'] }) {
  const { words, language } = useTexts();
  const { kept } = words;
  if (answer.kind === 'none') return null;
  if (answer.kind !== 'opened') {
    const texts = {
      pending: words.loading,
      'not-found': kept.notFound,
      'not-reached': kept.notReached,
    };
    return <Strip text={texts[answer.kind]} />;
  }
  const { modelVersion, createdAt, gainEuros } = answer.stored;
  const text = fill(modelVersion === MODEL_VERSION ? kept.stored : kept.storedOlder, {
    date: longDate(dayInParis(new Date(createdAt)), language),
    version: modelVersion,
    current: MODEL_VERSION,
    gain: gainEuros === null ? '—' : wholeEuros(gainEuros, language),
  });
  return <Strip text={text} />;
}

/**
 * An old or mistyped link opens all the same, and says what it had to change; no longer, once that was
 * answered.
 */
function LinkNotes({ linkNotes, version, hadSecondFleet, answers, initial }: SimulatorState) {
  const texts = useTexts();
  const { words } = texts;
  const stands = ({ field }: StateNote) =>
    field === 'mode'
      ? answers.mode === initial.mode
      : answers.fleet[field] === initial.fleet[field];
  const notes = linkNotes.filter(stands);
  const isUnchanged = answers === initial;
  const origins = [
    ...(version < 3 && isUnchanged ? [words.notes[version === 1 ? 'version1' : 'version2']] : []),
    ...(hadSecondFleet && isUnchanged ? [words.notes.secondFleet] : []),
  ];
  if (notes.length === 0) return origins.map((text) => <Strip key={text} text={text} />);
  return (
    <div className={styles.link} role="note">
      {origins.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{words.notes.link}</p>
      <ul>
        {notes.map(({ field, reason }) => {
          const ofMode = field === 'mode';
          return (
            <li key={field}>
              {fill(reason === 'clamped' ? words.notes.linkClamped : words.notes.linkUnknown, {
                field: ofMode ? words.notes.mode : words.fields[field].label,
                value: ofMode ? words.modes.simple.name : answerText(field, answers.fleet, texts),
              })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
