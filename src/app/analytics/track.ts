import type { TrackedEvent } from '#domain/privacy/analytics.ts';

type Listener = (event: TrackedEvent) => void;
let listener: Listener | undefined;

/** For the audience measurement, if the visitor has agreed to it; otherwise it goes nowhere. */
export function track(event: TrackedEvent): void {
  listener?.(event);
}

/** Returns what ends it. */
export function listenToTracks(next: Listener): () => void {
  listener = next;
  return () => {
    listener = undefined;
  };
}
