import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { carriesSimulation, decodeState } from '#domain/simulator/url-codec.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * The simulation that the address carries, or the default one. The first render repeats the
 * prerendered default, unseen where the address carries another: see useShownFigures.
 */
export function useAddressSimulation() {
  const hydrated = useHydrated();
  const { search } = useLocation();
  const query = hydrated ? search : '';
  return useMemo(
    () => ({ ...decodeState(query), query, carried: carriesSimulation(query) }),
    [query],
  );
}

/**
 * The document's mark falls once the figures that the address asks for stand; where more follows them,
 * it stays for that alone.
 */
export function useShownFigures(stand: boolean, following?: 'following'): void {
  const hydrated = useHydrated();
  // A page opened by its address came with the mark; one that a link led to has none yet.
  const isLedTo = useRef(hydrated);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isLedTo.current && !stand) dataset.simulation = 'awaited';
    isLedTo.current = false;
    if (!hydrated || !stand || dataset.simulation !== 'awaited') return;
    if (following) dataset.simulation = following;
    else delete dataset.simulation;
  }, [hydrated, stand, following]);
  useLayoutEffect(() => forgetMark, []);
}

/** Its last part falls with the figures that follow. */
export function useShownFollowing(stand: boolean): void {
  useLayoutEffect(() => {
    if (stand) forgetMark();
  }, [stand]);
}

function forgetMark(): void {
  delete document.documentElement.dataset.simulation;
}
