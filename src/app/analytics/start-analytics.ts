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
import { followVisit } from './visit.ts';
import { watchVitals } from './vitals.ts';

/** From the browser's own record: the visitor may have gone on before this file arrives. */
const [navigation] = performance.getEntriesByType('navigation');
const found = pageAt(new URL(navigation?.name ?? location.href).pathname);

/** The page this document began with. */
export const LANDING: Place = {
  page: found?.page ?? 'not-found',
  language: found?.prefix || (document.documentElement.lang as Language),
};

/**
 * Runs from the moment of consent until it is withdrawn. For a provider the events of one document carry a
 * number in common; our own counts need none.
 */
export function startAnalytics({ withProvider }: { withProvider: boolean }) {
  const stopped = new AbortController();
  let place: Place | undefined;

  const recordAt = (where: Place, happening: TrackedEvent) =>
    queue.add({ ...happening, ...where } as AnalyticsEvent);
  const record = (happening: TrackedEvent) => place && recordAt(place, happening);

  // Before the queue, which sends when the page is hidden: the vitals are recorded at that very moment.
  // They are those of the page the document began with, wherever consent was given.
  watchVitals(
    (vital, isRestored) => recordAt(isRestored ? (place ?? LANDING) : LANDING, vital),
    stopped.signal,
  );
  const queue = eventQueue(withProvider ? { visit: randomVisit() } : {});
  const visit = followVisit(LANDING, (step) => queue.add({ name: 'funnel_step', ...step }));
  visit.reach('visit');
  const stopListening = listenToTracks((happening) => {
    if ('reached' in happening) {
      visit.reach(happening.reached);
      return;
    }
    record(happening);
    if (happening.name === 'form_submit' && happening.form !== 'newsletter')
      visit.reach(happening.form === 'pre_registration' ? 'lead' : 'message');
  });
  const clickedMs = watchClicks(record, stopped.signal);
  const nextPage = watchScrolling(record, stopped.signal);

  return {
    see(next: Place) {
      const hasMoved = place !== undefined && place.page !== next.page;
      place = next;
      nextPage();
      for (const view of viewsOf(next)) record(view);
      if (next.page === 'simulator') visit.reach('simulator');
      const startMs = clickedMs();
      if (hasMoved && startMs !== undefined)
        whenPainted((nowMs) => {
          if (stopped.signal.aborted) return;
          recordAt(next, { name: 'navigation', value: Math.round(nowMs - startMs) });
        });
    },
    stop() {
      stopped.abort();
      stopListening();
      queue.stop();
    },
  };
}

/** Runs in a frame's task after it was handed over to be painted; never where nothing is painted. */
function whenPainted(run: (nowMs: number) => void): void {
  requestAnimationFrame(() => setTimeout(() => run(performance.now())));
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

/** What was clicked longer ago has nothing to do with the page that is shown now. */
const LONGEST_NAVIGATION_MS = 30_000;

/**
 * Calls to action, wherever on the page they stand. Returns what gives the moment of the click on the link that
 * led to a new page, once.
 */
function watchClicks(record: RecordEvent, signal: AbortSignal): () => number | undefined {
  let clickedMs: number | undefined;
  const onClick = ({ target, timeStamp }: Event) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    clickedMs = link ? timeStamp : undefined;
    if (link && 'cta' in link.dataset) record(ctaClick(pageAt(link.pathname)?.page ?? 'not-found'));
  };
  document.addEventListener('click', onClick, { capture: true, signal });
  return () => {
    const lastMs = clickedMs;
    clickedMs = undefined;
    const isRecent = lastMs !== undefined && performance.now() - lastMs < LONGEST_NAVIGATION_MS;
    return isRecent ? lastMs : undefined;
  };
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
