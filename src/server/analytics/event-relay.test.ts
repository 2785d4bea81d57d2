import { afterEach, expect, test, vi } from 'vitest';
import type { EventBatch } from '#domain/privacy/analytics-wire.ts';
import type { Tracker } from '#domain/privacy/tracker-settings.ts';
import { StartRefused } from '../process/run-process.ts';
import { startAnalyticsProvider } from '../testing/analytics-provider.ts';
import { createEventRelay, eventRelayFor } from './event-relay.ts';

const ORIGIN = 'https://www.voltige.example';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0';
const BATCH: EventBatch = {
  visit: '00c0ffee0badcafe',
  events: [
    { name: 'page_view', page: 'contact', language: 'en' },
    { name: 'cta_click', value: 1, target: 'contact', page: 'home', language: 'fr' },
    { name: 'form_submit', value: 10, form: 'contact', page: 'contact', language: 'en' },
    { name: 'scroll_depth', value: 75, page: 'not-found', language: 'fr' },
  ],
};

let provider: Awaited<ReturnType<typeof startAnalyticsProvider>> | undefined;
afterEach(async () => {
  await provider?.stop();
  provider = undefined;
});

type RelayOptions = Parameters<typeof createEventRelay>[0];
function relayTo(tracker: RelayOptions['tracker'], rest: Partial<RelayOptions> = {}) {
  return createEventRelay({ tracker, origin: ORIGIN, ...rest });
}
const relayed = (relay: ReturnType<typeof relayTo>, events: number) =>
  vi.waitFor(() => expect(relay.counts().relayed).toBe(events));

test('Plausible gets one request per event, in the format of its Events API', async () => {
  provider = await startAnalyticsProvider();
  const endpoint = provider.at('/api/event');
  const relay = relayTo({ provider: 'plausible', id: 'voltige.example', endpoint });
  relay.offer(BATCH, BROWSER);
  await relayed(relay, 4);
  for (const { method, url, headers } of provider.received) {
    expect([method, url.pathname]).toEqual(['POST', '/api/event']);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': BROWSER,
      'x-forwarded-for': '2001:db8::00c0:ffee:0bad:cafe',
    });
  }
  const bodies = provider.received.map(({ body }) => body);
  const domain = 'voltige.example';
  expect(bodies).toHaveLength(4);
  for (const body of [
    { domain, name: 'pageview', url: `${ORIGIN}/en/contact`, props: { language: 'en' } },
    {
      domain,
      name: 'cta_click',
      url: `${ORIGIN}/`,
      props: { value: 1, target: 'contact', language: 'fr' },
    },
    {
      domain,
      name: 'form_submit',
      url: `${ORIGIN}/en/contact`,
      props: { value: 10, form: 'contact', language: 'en' },
    },
    {
      domain,
      name: 'scroll_depth',
      url: `${ORIGIN}/404`,
      props: { value: 75, language: 'fr' },
      interactive: false,
    },
  ]) {
    expect(bodies).toContainEqual(body);
  }
});

test('Matomo gets one bulk request, in the format of its tracking API', async () => {
  provider = await startAnalyticsProvider({ status: 200 });
  const endpoint = provider.at('/matomo.php');
  const relay = relayTo({ provider: 'matomo', id: '7', endpoint }, { secret: 'token' });
  relay.offer(BATCH, BROWSER);
  await relayed(relay, 4);
  expect(provider.received).toHaveLength(1);
  const { method, url, headers, body } = provider.received[0] as (typeof provider.received)[0];
  expect([method, url.pathname, headers['content-type']]).toEqual([
    'POST',
    '/matomo.php',
    'application/json',
  ]);
  const { requests, token_auth } = body as { requests: string[]; token_auth: string };
  expect(token_auth).toBe('token');
  for (const request of requests) expect(request).toMatch(/^\?idsite=7&rec=1&apiv=1&/);
  const [view, click, form, depth] = requests.map((request) =>
    Object.fromEntries(new URLSearchParams(request)),
  );
  const visitor = '00c0ffee0badcafe';
  const common = { cid: visitor, _id: visitor, ua: BROWSER, send_image: '0' };
  expect(view).toMatchObject({ ...common, url: `${ORIGIN}/en/contact`, action_name: 'contact' });
  expect(view).not.toHaveProperty('e_a');
  const event = { ...common, ca: '1', e_c: 'site' };
  expect(click).toMatchObject({ ...event, e_a: 'cta_click', e_n: 'contact', e_v: '1', lang: 'fr' });
  expect(form).toMatchObject({ ...event, e_a: 'form_submit', e_n: 'contact', e_v: '10' });
  expect(depth).toMatchObject({ ...event, e_a: 'scroll_depth', e_v: '75', url: `${ORIGIN}/404` });
});

test('GA4 gets up to 25 events per request, in the format of the Measurement Protocol', async () => {
  provider = await startAnalyticsProvider({ status: 204 });
  const endpoint = provider.at('/mp/collect');
  const relay = relayTo({ provider: 'ga4', id: 'G-1234567', endpoint }, { secret: 's3cret' });
  const events = Array.from({ length: 30 }, () => BATCH.events[2] as EventBatch['events'][0]);
  relay.offer({ ...BATCH, events }, BROWSER);
  await relayed(relay, 30);
  for (const { method, url, body } of provider.received) {
    expect([method, url.pathname]).toEqual(['POST', '/mp/collect']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      measurement_id: 'G-1234567',
      api_secret: 's3cret',
    });
    expect(body).toMatchObject({
      client_id: '12648430.195939070',
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    });
  }
  const sent = provider.received.map(({ body }) => (body as { events: object[] }).events);
  expect(new Set(sent.map(({ length }) => length))).toEqual(new Set([25, 5]));
  expect(sent[0]?.[0]).toEqual({
    name: 'form_submit',
    params: {
      session_id: '195939070',
      engagement_time_msec: 1,
      page_location: `${ORIGIN}/en/contact`,
      value: 10,
      form: 'contact',
      language: 'en',
    },
  });
});

test('visits and begun forms are for our own counters: no provider gets them', async () => {
  provider = await startAnalyticsProvider();
  const relay = relayTo({ provider: 'matomo', id: '7', endpoint: provider.at('/') });
  const place = { page: 'faq', language: 'fr' } as const;
  const own = [
    { name: 'visit', ...place },
    { name: 'form_start', ...place },
  ] as const;
  const events = [...own, ...BATCH.events];
  relay.offer({ ...BATCH, events: [...own] }, BROWSER);
  relay.offer({ events }, BROWSER);
  relay.offer({ ...BATCH, events }, BROWSER);
  await relayed(relay, BATCH.events.length);
  expect(provider.received).toHaveLength(1);
  expect(JSON.stringify(provider.received)).not.toMatch(/"visit"|form_start/);
});

test('a User-Agent cannot inject a header', async () => {
  provider = await startAnalyticsProvider();
  const relay = relayTo({ provider: 'plausible', id: 'x.example', endpoint: provider.at('/') });
  relay.offer({ ...BATCH, events: BATCH.events.slice(0, 1) }, 'A\r\nX-Evil: 1é');
  await relayed(relay, 1);
  expect(provider.received[0]?.headers['user-agent']).toBe('AX-Evil: 1');
});

test.each([
  ['refuses', { status: 500 }, 'refused'],
  ['answers elsewhere', { status: 302 }, 'refused'],
  ['never answers', { silent: true }, 'unreachable'],
] as const)(
  'a provider that %s loses the events, which are counted',
  async (_, options, reason) => {
    provider = await startAnalyticsProvider(options);
    const tracker = { provider: 'matomo', id: '7', endpoint: provider.at('/matomo.php') } as const;
    const relay = relayTo(tracker, { queue: { timeoutMs: 200 } });
    relay.offer(BATCH, BROWSER);
    await vi.waitFor(() => expect(relay.counts().lost[reason]).toBe(4));
    expect(relay.counts().relayed).toBe(0);
  },
);

test('the queue is limited; what exceeds it is dropped and counted', async () => {
  provider = await startAnalyticsProvider({ silent: true });
  const tracker = { provider: 'matomo', id: '7', endpoint: provider.at('/') } as const;
  const relay = relayTo(tracker, { queue: { capacity: 10, parallel: 2, timeoutMs: 60_000 } });
  for (let time = 0; time < 100; time += 1) relay.offer(BATCH, BROWSER);
  // Two requests are under way, ten wait.
  expect(relay.counts().lost.full).toBe(88 * 4);
  relay.stop();
  await vi.waitFor(() => expect(relay.counts().lost.stopped).toBe(12 * 4));
  relay.offer(BATCH, BROWSER);
  expect(relay.counts().lost).toMatchObject({ full: 88 * 4, stopped: 13 * 4 });
});

const success = (invalid: number) =>
  JSON.stringify({ status: 'success', tracked: 4 - invalid, invalid });
test.each([
  ['Plausible, by a header', 'plausible', { headers: { 'x-plausible-dropped': '1' } }, 4],
  ['Matomo, by a number', 'matomo', { status: 200, body: success(3) }, 3],
  ['Matomo, by more than it was sent', 'matomo', { status: 200, body: success(99) }, 4],
  ['Matomo, by none', 'matomo', { status: 200, body: success(0) }, 0],
  ['Matomo, in words', 'matomo', { status: 200, body: 'welcome' }, 0],
  ['Matomo, in a book', 'matomo', { status: 200, body: ' '.repeat(100_000) + success(3) }, 0],
] as const)('what a provider took and threw away is lost: %s', async (_, name, options, lost) => {
  provider = await startAnalyticsProvider(options);
  const relay = relayTo({ provider: name, id: '7', endpoint: provider.at('/') });
  relay.offer(BATCH, BROWSER);
  await vi.waitFor(() => expect(relay.counts().lost.discarded).toBe(lost));
  await relayed(relay, 4 - lost);
});

test('without its secret GA4 does not start, because it would lose events silently', () => {
  const ga4: Tracker = {
    purpose: 'audience',
    provider: 'ga4',
    id: 'G-12AB34CD56',
    name: 'GA4',
    company: 'Google',
    country: 'IE',
    since: '2027-01-31',
    cookies: [],
    endpoint: 'https://www.google-analytics.com/mp/collect',
  };
  const site = { origin: ORIGIN, trackers: [ga4] };
  expect(() => eventRelayFor(site, undefined)).toThrow(StartRefused);
  expect(eventRelayFor(site, 's3cret')).toBeDefined();
});
