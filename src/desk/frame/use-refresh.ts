import { useEffect } from 'react';

const EVERY_MS = 30_000;
const AWAY_AFTER_MS = 10 * 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focus', 'visibilitychange'] as const;

/**
 * Deadlines pass and colleagues work: what is on the page is never much older than that. Not where nobody is: a page left
 * open would keep its session from ending, and fill the log with what nobody looked at.
 */
export function useRefresh(again: () => Promise<void>): void {
  useEffect(() => {
    let seenAt = Date.now();
    let refreshedAt = Date.now();
    const refresh = () => {
      refreshedAt = Date.now();
      void again();
    };
    const timer = setInterval(() => {
      if (!document.hidden && Date.now() - seenAt < AWAY_AFTER_MS) refresh();
    }, EVERY_MS);
    const seen = () => {
      if (document.hidden) return;
      seenAt = Date.now();
      if (seenAt - refreshedAt > 2 * EVERY_MS) refresh();
    };
    for (const sign of SIGNS) addEventListener(sign, seen, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) removeEventListener(sign, seen);
    };
  }, [again]);
}
