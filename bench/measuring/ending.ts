import { setTimeout as pause } from 'node:timers/promises';

type End = () => unknown;

/** A process that has died of the same Ctrl-C never reports that it ended. */
const LONGEST_MS = 5_000;
const ends: End[] = [];
let ending: Promise<void> | undefined;

/** What ends something that was just started, or removes it. */
export function atEnd(end: End): void {
  ends.push(end);
}

/** The last started ends first. Called twice, the second waits for the first. */
export function endAll(): Promise<void> {
  ending ??= endEach().finally(() => {
    ending = undefined;
  });
  return ending;
}

async function endEach(): Promise<void> {
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
    const timer = new AbortController();
    try {
      await Promise.race([end(), pause(LONGEST_MS, undefined, { signal: timer.signal })]);
    } catch (error) {
      console.error(error);
    } finally {
      timer.abort();
    }
  }
}

/** Also after a signal, and after an error that nobody waited for. */
export function alwaysEndAll(): void {
  const endWith = (code: number) => void endAll().then(() => process.exit(code));
  process.once('SIGINT', () => endWith(INTERRUPTED));
  process.once('SIGTERM', () => endWith(TERMINATED));
  process.on('uncaughtException', (error) => {
    // What is being ended breaks what waits for it.
    if (ending === undefined) console.error(error);
    endWith(1);
  });
}

/** 128 and the number of the signal, as shells have it. */
const INTERRUPTED = 130;
const TERMINATED = 143;
