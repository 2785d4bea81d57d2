import { type Audience, detailsOf, JSON_HEADERS, type Outgoing } from './outgoing.ts';

const MOST_EVENTS = 25;

/**
 * Measurement Protocol. Advertising is refused with every request, whatever the account is set to. It
 * answers 2xx to anything, a wrong secret included: what it throws away cannot be counted here.
 */
export function ga4Requests({ batch, id, endpoint, secret, urlOf }: Audience): Outgoing[] {
  const url = new URL(endpoint);
  url.searchParams.set('measurement_id', id);
  url.searchParams.set('api_secret', secret ?? '');
  const [client, session] = [batch.visit.slice(0, 8), batch.visit.slice(8)].map((half) =>
    String(Number.parseInt(half, 16)),
  );
  const events = batch.events.map((event) => ({
    name: event.name,
    params: {
      session_id: session,
      engagement_time_msec: 1,
      page_location: urlOf(event),
      ...detailsOf(event),
    },
  }));
  const chunks = Array.from({ length: Math.ceil(events.length / MOST_EVENTS) }, (_, index) =>
    events.slice(index * MOST_EVENTS, (index + 1) * MOST_EVENTS),
  );
  return chunks.map((chunk) => ({
    url: url.href,
    headers: JSON_HEADERS,
    body: JSON.stringify({
      client_id: `${client}.${session}`,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: chunk,
    }),
    events: chunk.length,
  }));
}
