import type { AnalyticsEvent, EventBatch } from '#domain/analytics-wire.ts';

const ADDRESS = '/api/events';
const WAIT_MS = 5000;
const MOST = 20;

/** Collects events for a moment and sends them together, the last ones as the page goes away. */
export function eventQueue() {
  const visit = randomVisit();
  let waiting: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const batch: EventBatch = { visit, events: waiting };
    waiting = [];
    // Some blockers take it away; nothing is measured then.
    navigator.sendBeacon?.(
      ADDRESS,
      new Blob([JSON.stringify(batch)], { type: 'application/json' }),
    );
  };
  const sendWhenHidden = () => document.visibilityState === 'hidden' && send();
  document.addEventListener('visibilitychange', sendWhenHidden);
  addEventListener('pagehide', send);

  return {
    add(event: AnalyticsEvent) {
      waiting.push(event);
      if (waiting.length >= MOST) send();
      else timer ??= setTimeout(send, WAIT_MS);
    },

    /** Consent is gone: what has not been sent is not sent any more. */
    stop() {
      clearTimeout(timer);
      waiting = [];
      document.removeEventListener('visibilitychange', sendWhenHidden);
      removeEventListener('pagehide', send);
    },
  };
}

function randomVisit(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
