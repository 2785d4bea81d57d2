import { useEffect, useState } from 'react';
import {
  carriesSimulation,
  decodeState,
  encodeState,
  type SimulationState,
} from '#domain/simulator/url-codec.ts';
import { useHydrated } from '../../use-hydrated.ts';
import type { Simulation } from '../state/use-simulation.ts';
import { draftQuery, savedQuery } from './kept-query.ts';

/** A simulation of the visitor's own that is not the one on the screen. */
export interface Kept {
  kind: 'draft' | 'saved' | 'shared';
  state: SimulationState;
}

/**
 * Finds what was there before, once, when the page opens. A link that brings another simulation
 * leaves the draft alone until the visitor says otherwise.
 */
export function useKept(simulation: Simulation) {
  const hydrated = useHydrated();
  const [found, setFound] = useState<{ kept: Kept | null }>();
  if (hydrated && found === undefined) setFound({ kept: lookUp() });
  const kept = found?.kept ?? null;
  const drafting = found !== undefined && kept?.kind !== 'shared';

  const query = encodeState(simulation.state);
  useEffect(() => {
    if (drafting && simulation.touched) draftQuery.write(query);
  }, [drafting, query, simulation.touched]);

  const forget = () => setFound({ kept: null });
  return {
    kept: kept && encodeState(kept.state) !== query ? kept : null,
    dismiss: forget,
    resume: () => {
      if (kept) simulation.open(kept.state);
      forget();
    },
    keepThis: () => {
      draftQuery.write(query);
      forget();
    },
  };
}

function lookUp(): Kept | null {
  const draft = draftQuery.read();
  if (carriesSimulation(location.search)) {
    const own = encodeState(decodeState(location.search).state);
    return draft && draft !== own ? { kind: 'shared', state: decodeState(draft).state } : null;
  }
  const saved = savedQuery.read();
  if (draft) return { kind: 'draft', state: decodeState(draft).state };
  return saved ? { kind: 'saved', state: decodeState(saved).state } : null;
}
