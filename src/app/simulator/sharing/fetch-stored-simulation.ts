import { type SimulationState, stateOfStored } from '#domain/simulator/index.ts';

interface Stored {
  modelVersion: string;
  createdAt: string;
  /** What it came to when it was stored. */
  gainEuros: number | null;
}

type Fetched = { kind: 'not-found' | 'not-reached' } | { kind: 'opened'; stored: Stored };

/** What is known of the simulation an address names; nothing where it names none. */
export type StoredAnswer = { kind: 'none' | 'pending' } | Fetched;

const PATIENCE_MS = 10_000;

/** Every ending has a name; one that opens brings the answers. */
export async function fetchStoredSimulation(
  id: string,
): Promise<Fetched & { state?: SimulationState }> {
  try {
    const response = await fetch(`/api/simulations/${encodeURIComponent(id)}`, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.status === 404 || response.status === 400) return { kind: 'not-found' };
    if (!response.ok) return { kind: 'not-reached' };
    const { inputs, model_version, created_at, results }: Wire = await response.json();
    return {
      kind: 'opened',
      state: stateOfStored(inputs),
      stored: {
        modelVersion: model_version,
        createdAt: created_at,
        gainEuros: results?.estimate?.gainEuros ?? null,
      },
    };
  } catch {
    return { kind: 'not-reached' };
  }
}

interface Wire {
  model_version: string;
  created_at: string;
  inputs: Record<string, unknown>;
  results?: { estimate?: { gainEuros?: number } };
}
