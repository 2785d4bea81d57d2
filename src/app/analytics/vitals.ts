import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import type { TrackedEvent } from '#domain/privacy/analytics.ts';

type RecordVital = (vital: TrackedEvent, isRestored: boolean) => void;

/** The newest value of each; a page that was restored from the back and forward cache begins new ones. */
const latest = new Map<string, MetricType>();
const told = new Set<string>();
let isWatching = false;

/**
 * How fast the page this document began with was, and each time again that it was restored; recorded once, when it is
 * first left or hidden. What is watched cannot be unwatched, so it is watched once for each document.
 *
 * Every change is kept rather than what the library reports in the end: it reports before it has looked at an
 * interaction of the last moment, such as a slow click on the link that leads away.
 */
export function watchVitals(record: RecordVital, signal: AbortSignal): void {
  if (!isWatching) {
    isWatching = true;
    const keep = (metric: MetricType) => latest.set(metric.name, metric);
    onLCP(keep, { reportAllChanges: true });
    onINP(keep, { reportAllChanges: true });
    onCLS(keep, { reportAllChanges: true });
  }
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    for (const metric of latest.values()) {
      if (told.has(metric.id)) continue;
      told.add(metric.id);
      record(vitalOf(metric), metric.navigationType === 'back-forward-cache');
    }
  };
  // The library listens at the window: it has looked at everything by the time the document hears of it.
  document.addEventListener('visibilitychange', onHidden, { signal });
}

function vitalOf({ name, value }: MetricType): TrackedEvent {
  if (name === 'CLS') return { name: 'cls', value: Math.round(value * 10_000) / 10_000 };
  return { name: name === 'INP' ? 'inp' : 'lcp', value: Math.round(value) };
}
