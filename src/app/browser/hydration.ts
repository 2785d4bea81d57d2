import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while the first render must repeat the prerendered HTML to the letter, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function subscribeToLine(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToLine,
    () => navigator.onLine,
    () => true,
  );
