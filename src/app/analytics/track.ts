import type { TrackedEvent } from '#domain/privacy/analytics.ts';
import type { FunnelStep } from '#domain/privacy/visits.ts';

/** A step of the visit that is no event of its own. */
interface ReachedStep {
  reached: FunnelStep;
}

export type Happening = TrackedEvent | ReachedStep;
type Listener = (happening: Happening) => void;
let listener: Listener | undefined;

/** For the audience measurement, if the visitor has agreed to it; otherwise it goes nowhere. */
export function track(happening: Happening): void {
  listener?.(happening);
}

/** Returns what ends it. */
export function listenToTracks(next: Listener): () => void {
  listener = next;
  return () => {
    listener = undefined;
  };
}
