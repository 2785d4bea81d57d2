import { useEffect, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while the first render must repeat the prerendered HTML to the letter, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/**
 * What comes after hydration, for parts that nobody may wait for or stumble over: until it is there,
 * and where it cannot be downloaded, there is nothing. A lazy component would take the page with it.
 */
export function useLoaded<Loaded>(load: (() => Promise<Loaded>) | undefined): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ value: Loaded }>();
  useEffect(() => {
    let current = true;
    load?.().then(
      (value) => current && setLoaded({ value }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [load]);
  return loaded?.value;
}
