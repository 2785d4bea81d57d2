import { boundedText } from './bounded-text.ts';
import { type Audience, JSON_HEADERS, type Outgoing } from './outgoing.ts';

/**
 * Tracking HTTP API, in bulk. The visitor's id is the visit's: it is gone with the page. Each request
 * imposes it as `cid`, which needs no token: all of them come from this server's address, and by `_id`
 * alone Matomo may take two visitors with the same browser and language for one.
 */
export function matomoRequests(audience: Audience): Outgoing[] {
  const { batch, userAgent, id, endpoint, secret, urlOf } = audience;
  const requests = batch.events.map((event) => {
    const query = new URLSearchParams({
      idsite: id,
      rec: '1',
      apiv: '1',
      cid: batch.visit,
      _id: batch.visit,
      url: urlOf(event),
      ua: userAgent,
      lang: event.language,
      send_image: '0',
    });
    if (event.name === 'page_view') {
      query.set('action_name', event.page);
    } else {
      query.set('ca', '1');
      query.set('e_c', 'site');
      query.set('e_a', event.name);
      query.set('e_v', String(event.value));
      if (event.name === 'cta_click') query.set('e_n', event.target);
      if (event.name === 'form_submit') query.set('e_n', event.form);
    }
    return `?${query.toString()}`;
  });
  return [
    {
      url: endpoint,
      headers: JSON_HEADERS,
      body: JSON.stringify({ requests, ...(secret !== undefined && { token_auth: secret }) }),
      events: requests.length,
      discardedIn: async ({ body }) => invalidIn(await boundedText(body)),
    },
  ];
}

/** A bulk is answered with how many of its requests were no use: {"status":"success","invalid":2}. */
function invalidIn(answer: string): number {
  try {
    const { invalid } = JSON.parse(answer) as { invalid?: unknown };
    return typeof invalid === 'number' ? invalid : 0;
  } catch {
    return 0;
  }
}
