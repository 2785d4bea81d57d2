import { useEffect, useState } from 'react';
import { STORED_KEY } from '#domain/simulator/url-codec.ts';
import type { StoredAnswer } from './fetch-stored.ts';
import type { Simulation } from './use-simulation.ts';

type Answer = { kind: 'none' | 'pending' } | StoredAnswer;

/** An address that names a stored simulation opens it; until then nothing else may be seen. */
export function useStored(id: string | null, { open }: Pick<Simulation, 'open'>): Answer {
  const [answer, setAnswer] = useState<{ id: string; answer: Answer }>();
  useEffect(() => {
    if (id === null) return;
    let left = false;
    void findStored(id).then(({ state, ...found }) => {
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

async function findStored(id: string) {
  const { fetchStored } = await import('./fetch-stored.ts');
  return fetchStored(id);
}
