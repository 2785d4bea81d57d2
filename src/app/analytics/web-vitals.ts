import type { TrackedEvent } from '#domain/privacy/analytics.ts';

interface Entry extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
}

/** The largest burst of shifts: less than a second apart, five seconds long at most. */
const GAP_MS = 1000;
const BURST_MS = 5000;

/** Recorded once, when the page is first left or hidden: only then are they final. */
export function watchVitals(record: (vital: TrackedEvent) => void, signal: AbortSignal): void {
  let lcpMs = 0;
  let inpMs = 0;
  let cls = 0;
  let burst = { sum: 0, startMs: 0, endMs: 0 };

  const observers = [
    observe('largest-contentful-paint', {}, (entry) => {
      lcpMs = entry.startTime;
    }),
    observe('event', { durationThreshold: 40 }, (entry) => {
      if (entry.interactionId) inpMs = Math.max(inpMs, entry.duration);
    }),
    observe('layout-shift', {}, ({ value = 0, hadRecentInput, startTime }) => {
      if (hadRecentInput) return;
      const goesOn = startTime - burst.endMs < GAP_MS && startTime - burst.startMs < BURST_MS;
      burst = {
        sum: (goesOn ? burst.sum : 0) + value,
        startMs: goesOn ? burst.startMs : startTime,
        endMs: startTime,
      };
      cls = Math.max(cls, burst.sum);
    }),
  ];

  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', onHidden);
    for (const observer of observers) observer?.disconnect();
    if (lcpMs > 0) record({ name: 'lcp', value: Math.round(lcpMs) });
    if (inpMs > 0) record({ name: 'inp', value: Math.round(inpMs) });
    record({ name: 'cls', value: Math.round(cls * 10_000) / 10_000 });
  };
  document.addEventListener('visibilitychange', onHidden, { signal });
  signal.addEventListener('abort', () => {
    for (const observer of observers) observer?.disconnect();
  });
}

/** Nothing where the browser does not know the type. */
function observe(type: string, options: object, take: (entry: Entry) => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry);
  });
  observer.observe({ type, buffered: true, ...options });
  return observer;
}
