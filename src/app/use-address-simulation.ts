import { useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { carriesSimulation, decodeState } from '#domain/simulator/url-codec.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * The simulation that the address carries, or the default one. The first render repeats the
 * prerendered default unseen; the document's mark falls once the visitor's own figures stand.
 */
export function useAddressSimulation() {
  const hydrated = useHydrated();
  const { search } = useLocation();
  const query = hydrated ? search : '';
  useLayoutEffect(() => {
    if (hydrated) delete document.documentElement.dataset.simulation;
  }, [hydrated]);
  return useMemo(
    () => ({ ...decodeState(query), query, carried: carriesSimulation(query) }),
    [query],
  );
}
