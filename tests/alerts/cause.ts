import { setTimeout as pause } from 'node:timers/promises';
import type { StartedPrometheus, Targets } from './started-monitoring.ts';
import type { WatchedHouse } from './watched-house.ts';

export interface Cause {
  words: string;
  alerts: string[];
  /** What follows from it and must not be told beside it. */
  untold?: string[];
  begin: () => Promise<void> | void;
  /** Removes the cause. */
  end: () => Promise<void> | void;
}

export interface Parts {
  house: WatchedHouse;
  prometheus: StartedPrometheus;
  targets: Targets;
}

/** Again and again until it is stopped; what fails is tried again. */
export function repeatedly(work: () => Promise<unknown>): () => Promise<void> {
  let going = true;
  const running = (async () => {
    while (going) await work().catch(() => pause(50));
  })();
  return async () => {
    going = false;
    await running;
  };
}

export const inParallel = (count: number, work: () => Promise<unknown>) => () =>
  Promise.all(Array.from({ length: count }, work));
