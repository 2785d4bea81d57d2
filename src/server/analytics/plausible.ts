import type { EventBatch } from '#domain/analytics-wire.ts';
import { type Audience, detailsOf, JSON_HEADERS, type Outgoing } from './outgoing.ts';

/** Whether it counts as someone doing something, or only as something measured. */
const MEASURED: readonly string[] = ['scroll_depth', 'lcp', 'inp', 'cls'];

/**
 * Events API: one request per event. It tells visits apart by address and browser, so it is given an
 * address from the range reserved for documentation, made from the visit's number: visits are counted
 * and nobody's address leaves this server.
 */
export function plausibleRequests({ batch, userAgent, id, endpoint, urlOf }: Audience): Outgoing[] {
  return batch.events.map((event) => ({
    url: endpoint,
    headers: {
      ...JSON_HEADERS,
      'User-Agent': userAgent,
      'X-Forwarded-For': addressOf(batch),
    },
    body: JSON.stringify({
      domain: id,
      name: event.name === 'page_view' ? 'pageview' : event.name,
      url: urlOf(event),
      props: detailsOf(event),
      ...(MEASURED.includes(event.name) && { interactive: false }),
    }),
    events: 1,
    discardedIn: ({ headers }) => (headers.get('x-plausible-dropped') === '1' ? 1 : 0),
  }));
}

const addressOf = ({ visit }: EventBatch) => `2001:db8::${visit.match(/.{4}/g)?.join(':')}`;
