import { useEffect, useState } from 'react';
import { useSimulator, useSimulatorStore } from '../state/use-simulator.ts';
import { useTexts } from '../texts.ts';

/** Long enough for a slider to come to rest, so that one change is one message. */
const REST_MS = 400;

/** Announces the result of each change once to a screen reader, but not the result of opening a link. */
export function Announcer() {
  const texts = useTexts();
  const { get } = useSimulatorStore();
  const answers = useSimulator((state) => state.answers);
  const waits = useSimulator(
    ({ isStale, areDetailsStale, hasFailed }) => (isStale || areDetailsStale) && !hasFailed,
  );
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (waits) return;
    let left = false;
    const announce = async () => {
      const state = get();
      const text =
        answers === state.initial
          ? ''
          : (await import('../inputs/answer-feedback.tsx')).statusText(state, texts);
      if (!left) setMessage(text);
    };
    const timer = setTimeout(() => void announce(), REST_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [answers, waits, texts, get]);
  return (
    <p role="status" className="visually-hidden">
      {message}
    </p>
  );
}
