import type { Happening } from '#domain/analytics.ts';

type Listener = (happening: Happening) => void;
let listener: Listener | undefined;

/** Tells the audience measurement, if the visitor has agreed to one; otherwise nobody. */
export function track(happening: Happening): void {
  listener?.(happening);
}

/** Returns what silences it again. */
export function listenToTracks(next: Listener): () => void {
  listener = next;
  return () => {
    listener = undefined;
  };
}
