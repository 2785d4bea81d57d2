import type { EventBatch } from '#domain/analytics-wire.ts';

/** A request to a provider, and how many events are lost with it. */
export interface Outgoing {
  url: string;
  headers: Record<string, string>;
  body: string;
  events: number;
  /** How many of them were thrown away behind an answer that looks well, where it tells. */
  discardedIn?: (answer: Response) => number | Promise<number>;
}

/** What a provider's format is made from. */
export interface Audience {
  batch: EventBatch;
  /** Which kinds of browsers visit; the address is never passed on. */
  userAgent: string;
  id: string;
  endpoint: string;
  /** GA4's API secret or Matomo's token, where one is needed. */
  secret: string | undefined;
  urlOf: (event: EventBatch['events'][number]) => string;
}

export const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** What an event says beside its name, value and place. */
export function detailsOf(event: EventBatch['events'][number]): Record<string, string | number> {
  const { name: _name, page: _page, ...details } = event;
  return details;
}
