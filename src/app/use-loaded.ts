import { useEffect, useState } from 'react';

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
