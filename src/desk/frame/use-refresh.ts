import { useEffect } from 'react';

const EVERY_MS = 30_000;
/** Shorter than a session lasts without a request: a page that is left open must not keep it alive. */
const LEFT_AFTER_MS = 30 * 60_000;

/** Reads again each half minute while somebody is there, and when they come back. */
export function useRefresh(again: () => Promise<void>): void {
  useEffect(() => {
    let seenAt = Date.now();
    const isLeft = () => Date.now() - seenAt > LEFT_AFTER_MS;
    const timer = setInterval(() => document.hidden || isLeft() || void again(), EVERY_MS);
    const comeBack = () => document.hidden || void again();
    const move = () => {
      const wasLeft = isLeft();
      seenAt = Date.now();
      if (wasLeft) comeBack();
    };
    addEventListener('visibilitychange', comeBack);
    addEventListener('pointermove', move);
    addEventListener('keydown', move);
    return () => {
      clearInterval(timer);
      removeEventListener('visibilitychange', comeBack);
      removeEventListener('pointermove', move);
      removeEventListener('keydown', move);
    };
  }, [again]);
}
