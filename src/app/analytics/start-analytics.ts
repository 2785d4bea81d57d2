import {
  ctaClick,
  type Place,
  SCROLL_DEPTHS,
  type TrackedEvent,
  viewsOf,
} from '#domain/privacy/analytics.ts';
import type { AnalyticsEvent, EventBatch } from '#domain/privacy/analytics-wire.ts';
import type { Language } from '#domain/site/language.ts';
import { pageAt } from '#domain/site/routes.ts';
import { listenToTracks } from './track.ts';

/** From the browser's own record: the visitor may have gone on before this file arrives. */
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const found = pageAt(new URL(navigation?.name ?? location.href).pathname);

/** The page this document began with. */
export const LANDING: Place = {
  page: found?.page ?? 'not-found',
  language: found?.prefix || (document.documentElement.lang as Language),
};

/** A reload, and a document that a page of ours led to, go on with a visit. Nothing is stored to know it. */
let isVisitToCount =
  navigation?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);

/**
 * Runs from the moment of consent until it is withdrawn. For a provider the events of one document carry a
 * number in common; our own counts need none.
 */
export function startAnalytics({ withProvider }: { withProvider: boolean }) {
  const stopped = new AbortController();
  let place: Place | undefined;
  let hasStartedForm = false;

  const recordAt = (where: Place, happening: TrackedEvent) =>
    queue.add({ ...happening, ...where } as AnalyticsEvent);
  const record = (happening: TrackedEvent) => place && recordAt(place, happening);

  const queue = eventQueue(withProvider ? { visit: randomVisit() } : {});
  if (isVisitToCount) recordAt(LANDING, { name: 'visit' });
  isVisitToCount = false;
  const stopListening = listenToTracks((happening) => {
    if (happening.name === 'form_start') {
      if (hasStartedForm) return;
      hasStartedForm = true;
    }
    record(happening);
  });
  watchClicks(record, stopped.signal);
  const nextPage = watchScrolling(record, stopped.signal);

  return {
    see(next: Place) {
      place = next;
      hasStartedForm = false;
      nextPage();
      for (const view of viewsOf(next)) record(view);
    },
    stop() {
      stopped.abort();
      stopListening();
      queue.stop();
    },
  };
}

const ADDRESS = '/api/events';
const WAIT_MS = 5000;
const MAX_BATCH = 20;

/** Collects events for a moment and sends them together, the last ones as the page goes away. */
function eventQueue(shared: Omit<EventBatch, 'events'>) {
  let waiting: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const batch: EventBatch = { ...shared, events: waiting };
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
      if (waiting.length >= MAX_BATCH) send();
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

type RecordEvent = (happening: TrackedEvent) => void;

/** Calls to action, wherever on the page they stand. */
function watchClicks(record: RecordEvent, signal: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[data-cta][href]');
    if (link) record(ctaClick(pageAt(link.pathname)?.page ?? 'not-found'));
  };
  document.addEventListener('click', onClick, { capture: true, signal });
}

/**
 * Each depth once until the returned function is called, as it is for every new page. Only on the way
 * down: a new page is scrolled back to its top, which is not reading.
 */
function watchScrolling(record: RecordEvent, signal: AbortSignal): () => void {
  let reached = 0;
  let lastPx = 0;
  const onScroll = () => {
    const isDown = scrollY > lastPx;
    lastPx = scrollY;
    if (!isDown) return;
    const { scrollHeight } = document.documentElement;
    const percent = ((scrollY + innerHeight + 1) / scrollHeight) * 100;
    for (const depth of SCROLL_DEPTHS) {
      if (depth <= reached || depth > percent) continue;
      reached = depth;
      record({ name: 'scroll_depth', value: depth });
    }
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
  return () => {
    reached = 0;
    lastPx = scrollY;
  };
}
