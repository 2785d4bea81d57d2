import { Registry } from 'prom-client';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createEventRelay, watchRelay } from '../analytics/event-relay.ts';
import { startAnalyticsProvider } from '../testing/analytics-provider.ts';
import { sendJson } from '../testing/http-client.ts';
import { EVENTS, PROOF } from '../testing/sample-forms.ts';
import { startApi, startApp } from '../testing/start-app.ts';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function started(options: Parameters<typeof startAnalyticsProvider>[0] = {}) {
  const provider = await startAnalyticsProvider(options);
  const tracker = { provider: 'matomo', id: '7', endpoint: provider.at('/matomo.php') } as const;
  const relay = createEventRelay({ tracker, origin: 'https://www.voltige.example' });
  const server = await startApp({ api: { relay } });
  ends.push(
    () => provider.stop(),
    () => server.stop(),
    () => relay.stop(),
  );
  const registry = new Registry();
  watchRelay(relay, registry);
  return { provider, port: server.port, metrics: () => registry.metrics() };
}

const send = (port: number, body: object = EVENTS) => sendJson(port, '/api/events', body);

test('events are passed on, without a database and without the visitor’s address', async () => {
  const { provider, port, metrics } = await started();
  const answer = await send(port);
  expect([answer.status, answer.text]).toEqual([204, '']);
  await vi.waitFor(() => expect(provider.received).toHaveLength(1));
  expect(JSON.stringify(provider.received)).not.toMatch(/x-forwarded-for|cip=/);
  await vi.waitFor(async () =>
    expect(await metrics()).toContain('analytics_events_total{outcome="relayed"} 2'),
  );
});

test('P8: a batch with a place for a person is refused and goes nowhere', async () => {
  const { provider, port } = await started();
  const [first] = EVENTS.events;
  for (const event of [
    { ...first, email: 'ada@fret.example' },
    { ...first, page: 'ada@fret.example' },
  ]) {
    const { status } = await send(port, { ...EVENTS, events: [event] });
    expect([400, 422]).toContain(status);
  }
  expect((await send(port, { ...EVENTS, visit: '+33 6 12 34 56 78' })).status).toBe(422);
  expect((await send(port, { ...EVENTS, events: [] })).status).toBe(422);
  expect(provider.received).toEqual([]);
});

test('R11: a provider that never answers delays no request, and lost events are counted', async () => {
  const { port, metrics } = await started({ silent: true });
  const startMs = performance.now();
  for (let time = 0; time < 1200; time += 1) expect((await send(port)).status).toBe(204);
  const eachMs = (performance.now() - startMs) / 1200;
  // A provider's timeout is 5 s: waiting for even one in a hundred would show.
  expect(eachMs).toBeLessThan(50);
  expect(await metrics()).toMatch(/analytics_events_total\{outcome="full"\} [1-9]/);
});

const api = await startApi();
afterAll(() => api.stop());

test('P10: a choice is kept with the server’s time, the policy’s date, the language and the text', async () => {
  const answer = await api.post('/api/consent', PROOF);
  expect([answer.status, answer.text]).toEqual([204, '']);
  const rows = await api.rows(
    `SELECT *, policy_date::text, recorded_at > now() - interval '1 minute' AS is_fresh
     FROM consent_proofs`,
  );
  // Every column: nothing says whose it is.
  expect(rows).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      recorded_at: expect.any(Date),
      is_fresh: true,
      chosen_at: new Date(PROOF.timestamp),
      analytics: true,
      marketing: false,
      policy_date: PROOF.policyDate,
      language: 'fr',
      ui_hash: PROOF.uiHash,
    },
  ]);
});

test.each([
  [{ ...PROOF, uiHash: 'f'.repeat(16) }, 422],
  [{ ...PROOF, analytics: 'yes' }, 422],
  [{ ...PROOF, timestamp: -1 }, 422],
  [{ ...PROOF, lang: 'de' }, 422],
  [{ ...PROOF, policyDate: 'today' }, 422],
  [{ ...PROOF, policyDate: '2026-02-30' }, 422],
  [{ ...PROOF, policyDate: '2026-13-01' }, 422],
  [{ ...PROOF, policyDate: '0000-01-01' }, 422],
  [{ ...PROOF, email: 'ada@fret.example' }, 400],
])('what no banner sends is refused: %o', async (body, status) => {
  expect((await api.post('/api/consent', body)).status).toBe(status);
});
