import type { AnalyticsEvent } from './analytics-wire.ts';

type WithoutPlace<Event> = Event extends unknown ? Omit<Event, 'page' | 'language'> : never;

/** What happened; where it happened is added by the sender. */
export type TrackedEvent = WithoutPlace<AnalyticsEvent>;
export type Place = Pick<AnalyticsEvent, 'page' | 'language'>;

/** Specification, section 7. */
export const SCROLL_DEPTHS = [25, 50, 75, 100] as const;

const SOLUTION_PAGES: readonly string[] = ['solutions', 'fleets', 'aggregators', 'energy'];

export function viewsOf({ page }: Pick<Place, 'page'>): TrackedEvent[] {
  const views: TrackedEvent[] = [{ name: 'page_view' }];
  if (page === 'simulator') views.push({ name: 'simulator_view', value: 1 });
  if (SOLUTION_PAGES.includes(page)) views.push({ name: 'solution_view', value: 2 });
  return views;
}

export const CHAT_OPEN: TrackedEvent = { name: 'chat_open', value: 1 };
export const RESOURCE_DOWNLOAD: TrackedEvent = { name: 'resource_download', value: 3 };

export function ctaClick(target: Place['page']): TrackedEvent {
  return { name: 'cta_click', value: 1, target };
}
