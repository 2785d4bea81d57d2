import { useEffect, useState } from 'react';
import type { MainResults } from '#domain/simulator/simulation.ts';
import type { Simulation } from '../state/use-simulation.ts';
import { useTexts } from '../texts.ts';

/** Long enough for a slider to come to rest, so that one change is one message. */
const REST_MS = 700;

interface AnnouncerProps {
  simulation: Simulation;
  main: MainResults;
  /** The figures are still those of the answer before. */
  isStale: boolean;
}

/** Tells a screen reader once per change what it came to, and nothing of what an address brought. */
export function Announcer({ simulation, main, isStale }: AnnouncerProps) {
  const texts = useTexts();
  const [said, say] = useState('');
  useEffect(() => {
    if (isStale) return;
    let left = false;
    const tell = async () => {
      const text =
        simulation.state === simulation.brought
          ? ''
          : (await import('./status-text.ts')).statusText(simulation, main, texts);
      if (!left) say(text);
    };
    const timer = setTimeout(() => void tell(), REST_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [simulation, main, isStale, texts]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
