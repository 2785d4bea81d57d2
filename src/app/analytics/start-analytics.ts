import { type Happening, type Place, viewsOf } from '#domain/analytics.ts';
import type { AnalyticsEvent } from '#domain/analytics-wire.ts';
import { eventQueue } from './event-queue.ts';
import { LANDING } from './landing.ts';
import { listenToTracks } from './track.ts';
import { watchClicks, watchScrolling } from './watch-page.ts';
import { watchVitals } from './web-vitals.ts';

/** Runs from the moment of consent until it is withdrawn, and leaves nothing behind. */
export function startAnalytics() {
  const stopped = new AbortController();
  let place: Place | undefined;

  const tellAt = (where: Place, happening: Happening) =>
    queue.add({ ...happening, ...where } as AnalyticsEvent);
  const tell = (happening: Happening) => place && tellAt(place, happening);

  // Before the queue, which sends when the page is hidden: the vitals are told at that very moment.
  // They are those of the page the document began with, wherever consent was given.
  watchVitals((vital) => tellAt(LANDING, vital), stopped.signal);
  const queue = eventQueue();
  const silence = listenToTracks(tell);
  watchClicks(tell, stopped.signal);
  const nextPage = watchScrolling(tell, stopped.signal);

  return {
    see(next: Place) {
      place = next;
      nextPage();
      for (const view of viewsOf(next)) tell(view);
    },
    stop() {
      stopped.abort();
      silence();
      queue.stop();
    },
  };
}
