import { useEffect, useState } from 'react';
import { clampInputs } from '#domain/simulator/inputs.ts';
import { DEFAULT_STATE, type SimulationState, STORED_KEY } from '#domain/simulator/url-codec.ts';
import type { Simulation } from './use-simulation.ts';

interface Stored {
  modelVersion: string;
  createdAt: string;
  /** What it came to when it was kept. */
  shareEuros: number | null;
}

type Answer =
  | { kind: 'none' | 'pending' | 'not-found' | 'not-reached' }
  | { kind: 'opened'; stored: Stored };

const PATIENCE_MS = 10_000;

/** An address that names a stored simulation opens it; until then nothing else may be seen. */
export function useStored(id: string | null, { open }: Pick<Simulation, 'open'>): Answer {
  const [answer, setAnswer] = useState<{ id: string; answer: Answer }>();
  useEffect(() => {
    if (id === null) return;
    let left = false;
    void fetchStored(id).then(({ state, ...found }) => {
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

async function fetchStored(id: string): Promise<Answer & { state?: SimulationState }> {
  try {
    const response = await fetch(`/api/simulations/${encodeURIComponent(id)}`, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.status === 404 || response.status === 400) return { kind: 'not-found' };
    if (!response.ok) return { kind: 'not-reached' };
    return opened(await response.json());
  } catch {
    return { kind: 'not-reached' };
  }
}

interface Wire {
  model_version: string;
  created_at: string;
  inputs: Record<string, unknown>;
  results?: { estimate?: { reference?: { perVehicle?: { shareEuros?: number } } } };
}

function opened(wire: Wire): Answer & { state?: SimulationState } {
  const mode = wire.inputs.mode === 'expert' ? 'expert' : 'simple';
  return {
    kind: 'opened',
    state: { ...DEFAULT_STATE, mode, a: clampInputs(wire.inputs).inputs },
    stored: {
      modelVersion: wire.model_version,
      createdAt: wire.created_at,
      shareEuros: wire.results?.estimate?.reference?.perVehicle?.shareEuros ?? null,
    },
  };
}
