import { useEffect } from 'react';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The visitor asked for less data, or the line is so slow that a needless file would delay others. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Once the page is loaded, hydrated and has nothing else to do; Safari does not say when that is. */
export function whenIdle(work: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(() => work()) : setTimeout(work, 1000);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Pages that the visitor is about to open are fetched ahead (fetch-ahead.ts); without it they come later. */
export function useFetchAhead(): void {
  useEffect(() => {
    if (window.dataVersion === undefined) return;
    whenIdle(() => {
      if (savesData()) return;
      import('./fetch-ahead.ts').then(({ fetchAhead }) => fetchAhead()).catch(() => undefined);
    });
  }, []);
}
