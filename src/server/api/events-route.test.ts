import { Registry } from 'prom-client';
import { afterEach, expect, test, vi } from 'vitest';
import { createEventRelay } from '../analytics/event-relay.ts';
import { watchRelay } from '../analytics/relay-metrics.ts';
import { ask } from '../testing/ask.ts';
import { startProvider } from '../testing/provider.ts';
import { EVENTS } from '../testing/sample-forms.ts';
import { startApp } from '../testing/started-app.ts';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function started(wishes: Parameters<typeof startProvider>[0] = {}) {
  const provider = await startProvider(wishes);
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

const send = (port: number, body: object = EVENTS) =>
  ask(port, '/api/events', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

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

test('R11: a provider that never answers slows nobody, and its loss is counted', async () => {
  const { port, metrics } = await started({ silent: true });
  const startMs = performance.now();
  for (let time = 0; time < 1200; time += 1) expect((await send(port)).status).toBe(204);
  const eachMs = (performance.now() - startMs) / 1200;
  // A provider's timeout is 5 s: waiting for even one in a hundred would show.
  expect(eachMs).toBeLessThan(50);
  expect(await metrics()).toMatch(/analytics_events_total\{outcome="full"\} [1-9]/);
});

test('without a provider events are taken and forgotten', async () => {
  const server = await startApp();
  ends.push(() => server.stop());
  expect((await send(server.port)).status).toBe(204);
});
