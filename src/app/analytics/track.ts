import type { TrackedEvent } from '#domain/privacy/analytics.ts';

type Listener = (happening: TrackedEvent) => void;
let listener: Listener | undefined;

/** For the audience measurement, if the visitor has agreed to one; otherwise it goes nowhere. */
export function track(happening: TrackedEvent): void {
  listener?.(happening);
}

/** Returns what ends it. */
export function listenToTracks(next: Listener): () => void {
  listener = next;
  return () => {
    listener = undefined;
  };
}
