import { useEffect, useState } from 'react';
import { type SimulationState, STORED_KEY } from '#domain/simulator/url-codec.ts';
import type { Fetched } from './fetch-stored-simulation.ts';

/** What is known of the simulation an address names; nothing where it names none. */
export type StoredAnswer = { kind: 'none' | 'pending' } | Fetched;

interface Opening {
  /** Must be the same at every render: a new one would fetch again. */
  open: (state: SimulationState, stored: 'stored') => void;
}

/** An address that names a stored simulation opens it; until then nothing else may be seen. */
export function useStoredSimulation(id: string | null, { open }: Opening): StoredAnswer {
  const [answer, setAnswer] = useState<{ id: string; answer: StoredAnswer }>();
  useEffect(() => {
    if (id === null) return;
    let left = false;
    void fetchLazily(id).then(({ state, ...found }) => {
      if (left) return;
      if (state) open(state, 'stored');
      setAnswer({ id, answer: found });
    });
    return () => {
      left = true;
    };
  }, [id, open]);
  if (id === null) return { kind: 'none' };
  return answer?.id === id ? answer.answer : { kind: 'pending' };
}

export const storedId = (search: string): string | null =>
  new URLSearchParams(search).get(STORED_KEY);

async function fetchLazily(id: string) {
  const { fetchStoredSimulation } = await import('./fetch-stored-simulation.ts');
  return fetchStoredSimulation(id);
}
