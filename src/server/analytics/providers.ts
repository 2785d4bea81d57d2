import type { AnalyticsEvent } from '#domain/privacy/analytics-wire.ts';

/** What is not here is for our own counts alone. */
export type ProviderEvent = Exclude<AnalyticsEvent, { name: 'visit' | 'form_start' }>;

interface ProviderBatch {
  visit: string;
  events: ProviderEvent[];
}

/** A request to a provider, and how many events are lost with it. */
export interface ProviderRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  events: number;
  /** How many of them a successful answer reports as discarded, for providers that report it. */
  discardedIn?: (answer: Response) => number | Promise<number>;
}

/** What each provider's requests are made from. */
export interface AudienceBatch {
  batch: ProviderBatch;
  /** Which kinds of browsers visit; the address is never passed on. */
  userAgent: string;
  id: string;
  endpoint: string;
  /** GA4's API secret or Matomo's token, where one is needed. */
  secret: string | undefined;
  urlOf: (event: ProviderEvent) => string;
}

const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** The event's other properties than its name and page. */
function detailsOf(event: ProviderEvent): Record<string, string | number> {
  const { name: _name, page: _page, ...details } = event;
  return details;
}

/**
 * Events API: one request per event. It distinguishes visits by address and browser, so it is given an
 * address from the range reserved for documentation, made from the visit's number: visits are counted
 * and nobody's address leaves this server.
 */
export function plausibleRequests({
  batch,
  userAgent,
  id,
  endpoint,
  urlOf,
}: AudienceBatch): ProviderRequest[] {
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
      // Scrolling must not count against the bounce rate.
      ...(event.name === 'scroll_depth' && { interactive: false }),
    }),
    events: 1,
    discardedIn: ({ headers }) => (headers.get('x-plausible-dropped') === '1' ? 1 : 0),
  }));
}

const addressOf = ({ visit }: ProviderBatch) => `2001:db8::${visit.match(/.{4}/g)?.join(':')}`;

/**
 * Tracking HTTP API, in bulk. The visitor's id is the visit's: it is gone with the page. Each request
 * imposes it as `cid`, which needs no token: all of them come from this server's address, and by `_id`
 * alone Matomo may take two visitors with the same browser and language for one.
 */
export function matomoRequests(audience: AudienceBatch): ProviderRequest[] {
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

/** The answer counts the requests that were not taken: {"status":"success","invalid":2}. */
function invalidIn(answer: string): number {
  try {
    const { invalid } = JSON.parse(answer) as { invalid?: unknown };
    return typeof invalid === 'number' ? invalid : 0;
  } catch {
    return 0;
  }
}

/** The first mostBytes of an answer, so that a large one cannot fill the memory. */
async function boundedText(
  body: ReadableStream<Uint8Array> | null,
  mostBytes = 4096,
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let missing = mostBytes;
  for await (const chunk of body ?? []) {
    chunks.push(chunk.subarray(0, missing));
    missing -= chunk.length;
    if (missing <= 0) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

const MOST_EVENTS = 25;

/**
 * Measurement Protocol. Advertising is refused with every request, whatever the account is set to. It
 * answers 2xx to anything, a wrong secret included: what it throws away cannot be counted here.
 */
export function ga4Requests({
  batch,
  id,
  endpoint,
  secret,
  urlOf,
}: AudienceBatch): ProviderRequest[] {
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
