import { useEffect, useState } from 'react';
import type { BrowserName } from '#domain/privacy/browser-storage.ts';
import {
  carriesSimulation,
  decodeState,
  encodeState,
  type SimulationState,
} from '#domain/simulator/index.ts';
import { useHydrated } from '../../browser/hydration.ts';
import { storedKey, tabStorage } from '../../browser/tab-storage.ts';
import { useSimulator, useSimulatorStore } from '../state/use-simulator.ts';

/** A simulation of the visitor's own that is not the one on the screen. */
export interface OwnSimulation {
  kind: 'draft' | 'stored' | 'shared';
  state: SimulationState;
}

/**
 * Finds what was there before, once, when the page opens. A link that brings another simulation
 * leaves the draft alone until the visitor says otherwise.
 */
export function useOwnSimulation() {
  const { open } = useSimulatorStore();
  const answers = useSimulator((state) => state.answers);
  const touched = useSimulator((state) => state.touched);
  const hydrated = useHydrated();
  const [found, setFound] = useState<{ other: OwnSimulation | null }>();
  if (hydrated && found === undefined) setFound({ other: findOther() });
  const other = found?.other ?? null;
  const drafting = found !== undefined && other?.kind !== 'shared';

  const query = encodeState(answers);
  useEffect(() => {
    if (drafting && touched) draftQuery.write(query);
  }, [drafting, query, touched]);

  const forget = () => setFound({ other: null });
  return {
    other: other && encodeState(other.state) !== query ? other : null,
    dismiss: forget,
    resume: () => {
      if (other) open(other.state);
      forget();
    },
    storeThis: () => {
      draftQuery.write(query);
      forget();
    },
  };
}

function findOther(): OwnSimulation | null {
  const draft = draftQuery.read();
  if (carriesSimulation(location.search)) {
    const own = encodeState(decodeState(location.search).state);
    return draft && draft !== own ? { kind: 'shared', state: decodeState(draft).state } : null;
  }
  const stored = storedQuery.read();
  if (draft) return { kind: 'draft', state: decodeState(draft).state };
  return stored ? { kind: 'stored', state: decodeState(stored).state } : null;
}

const DRAFT = 'simulator-draft';
const STORED_QUERY_KEY = storedKey('simulation' satisfies BrowserName);

/** The visitor's own answers, as the query of their address, for as long as the tab lives. */
const draftQuery = {
  read(): string | null {
    const draft = tabStorage.read(DRAFT);
    return typeof draft === 'string' ? draft : null;
  },
  write: (query: string): void => tabStorage.write(DRAFT, query),
};

/** The same for longer: only when the visitor presses 'save'. */
export const storedQuery = {
  read(): string | null {
    try {
      return localStorage.getItem(STORED_QUERY_KEY);
    } catch {
      return null;
    }
  },
  write(query: string): void {
    try {
      localStorage.setItem(STORED_QUERY_KEY, query);
    } catch {
      // The address still leads back to it.
    }
  },
};
