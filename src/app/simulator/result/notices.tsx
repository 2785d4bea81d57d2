import { useEffect, useState } from 'react';
import type { MainResults } from '#domain/simulator/calculation.ts';
import { shownWarnings } from '../inputs/answer-texts.ts';
import type { Simulation } from '../state/use-simulation.ts';
import { useTexts } from '../texts.ts';
import cards from './cards.module.css';

export function Warnings({ warnings }: Pick<MainResults, 'warnings'>) {
  const texts = useTexts();
  const shown = shownWarnings(warnings, texts);
  if (shown.length === 0) return null;
  return (
    <section className={cards.warnings}>
      <h2>{texts.words.warnings.title}</h2>
      <ul>
        {shown.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** Long enough for a slider to come to rest, so that one change is one message. */
const REST_MS = 700;

interface AnnouncerProps {
  simulation: Simulation;
  main: MainResults;
  /** The figures are still those of the answer before. */
  isStale: boolean;
}

/** Announces the result of each change once to a screen reader, but not the result of opening a link. */
export function Announcer({ simulation, main, isStale }: AnnouncerProps) {
  const texts = useTexts();
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (isStale) return;
    let left = false;
    const tell = async () => {
      const text =
        simulation.state === simulation.initial
          ? ''
          : (await import('../inputs/answer-feedback.tsx')).statusText(simulation, main, texts);
      if (!left) setMessage(text);
    };
    const timer = setTimeout(() => void tell(), REST_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [simulation, main, isStale, texts]);
  return (
    <p role="status" className="visually-hidden">
      {message}
    </p>
  );
}
