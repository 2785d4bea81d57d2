import { Gauge, Registry } from 'prom-client';
import { afterAll, expect, test, vi } from 'vitest';
import { createPool } from '../database/pool.ts';
import { capturedLog } from '../testing/captured-log.ts';
import { ask } from '../testing/http-client.ts';
import { REGISTRATION } from '../testing/sample-forms.ts';
import { startApi } from '../testing/start-app.ts';
import { processMetrics, siteMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const release = { version: '1.2.3', build: '0a1b2c' };

const anyPort = { host: '127.0.0.1', port: 0 };

const measured = siteMetrics();
const api = await startApi({
  onDatabaseWatch: measured.watchDatabase,
  api: { observe: measured.observe, countEvents: measured.countEvents },
});
const registry = processMetrics({ instance: 'blue-1', release, pool: api.pool }, measured.registry);
const metrics = await serveMetrics(registry, { ...anyPort, log: capturedLog().log });
afterAll(async () => {
  await metrics.stop();
  await api.stop();
});

test('an operator sees answers by route and status, and waiting deliveries', async () => {
  await api.post('/api/leads', REGISTRATION);
  await api.post('/api/leads', {});
  await api.patch('/api/leads/11111111-1111-4111-8111-111111111111/simulator', {});
  const { status, text } = await ask(metrics.port, '/metrics');
  expect(status).toBe(200);
  expect(text).toContain('api_answers_total{method="POST",route="/api/leads",status="201"} 1');
  expect(text).toContain('api_answers_total{method="POST",route="/api/leads",status="422"} 1');
  expect(text).toContain('route="/api/leads/:id/simulator",status="401"} 1');
  for (const kind of ['sales_notice', 'acknowledgement']) {
    expect(text).toContain(`deliveries{state="pending",kind="${kind}",destination=""} 1`);
  }
  expect(text).not.toMatch(/@|11111111-1111/);
});

test('metrics that cannot be put together are answered 500, and the log says why', async () => {
  const registry = new Registry();
  new Gauge({
    name: 'broken',
    help: 'Throws when it is read',
    registers: [registry],
    collect: () => Promise.reject(new TypeError('of Ana Roy')),
  });
  const { log, lines } = capturedLog();
  const broken = await serveMetrics(registry, { ...anyPort, log });
  expect((await ask(broken.port, '/metrics')).status).toBe(500);
  await broken.stop();
  expect(lines).toMatchObject([
    { level: 50, msg: 'metrics could not be put together', err: { type: 'TypeError' } },
  ]);
  expect(JSON.stringify(lines)).not.toContain('Ana Roy');
});

test('what cannot be read is absent, neither zero nor what it was', async () => {
  const pool = createPool({ url: api.database.apiUrl });
  const registry = processMetrics({ instance: 'blue-1', release, pool });
  expect(await registry.metrics()).toMatch(
    /^deliveries\{state="dead",kind="sales_notice",destination=""\} 0$/m,
  );
  expect(await registry.metrics()).toMatch(/^delivery_overdue_seconds \d/m);
  await pool.end();
  const text = await registry.metrics();
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).toContain('instance_info{name="blue-1",version="1.2.3",build="0a1b2c"} 1');
  expect(text).not.toMatch(/^(deliver|maintenance|analys[ei]s)\w+[ {]/m);
});

test('whether leads can be kept is a figure of its own', async () => {
  const ready = async () =>
    /^database_ready (\d)$/m.exec((await ask(metrics.port, '/metrics')).text)?.[1];
  expect(await ready()).toBe('1');
  await api.rows('ALTER TABLE readiness_probe RENAME TO elsewhere');
  await expect.poll(ready, { timeout: 5_000 }).toBe('0');
  await api.rows('ALTER TABLE elsewhere RENAME TO readiness_probe');
  await expect.poll(ready, { timeout: 5_000 }).toBe('1');
});

test('constants of the simulator past their last day are counted on the day they are read', async () => {
  const past = async (day: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00Z`) });
    const text = await siteMetrics().registry.metrics().finally(vi.useRealTimers);
    return Number(/^constants_past_validity (\d+)$/m.exec(text)?.[1]);
  };
  expect(await past('2024-01-01')).toBe(0);
  expect(await past('2999-01-01')).toBeGreaterThan(0);
});

test('what is overdue and the last success are read from the database', async () => {
  await api.post('/api/leads', { ...REGISTRATION, email: 'oldest@fret.example' });
  await api.rows(
    `UPDATE deliveries SET state = 'delivered', ended_at = to_timestamp(1700000000)
     WHERE kind = 'acknowledgement'`,
  );
  await api.rows("UPDATE deliveries SET next_attempt_at = now() - interval '1 hour'");
  const { text } = await ask(metrics.port, '/metrics');
  expect(text).toMatch(/^delivery_overdue_seconds 36\d\d/m);
  expect(text).toContain(
    'delivery_last_success_timestamp_seconds{kind="acknowledgement",destination=""} 1700000000',
  );
});

test('when regular work last succeeded is reported, and nothing of what never did', async () => {
  await api.rows(
    `INSERT INTO maintenance_runs (kind, finished_at, took_seconds)
     VALUES ('backup', to_timestamp(1700000000), 2)`,
  );
  const { text } = await ask(metrics.port, '/metrics');
  const lines = text.split('\n').filter((line) => line.startsWith('maintenance'));
  expect(lines).toEqual(['maintenance_last_success_timestamp_seconds{kind="backup"} 1700000000']);
});

test('an answer that was never given is counted as none, so that the first one is an increase', async () => {
  const { text } = await ask(metrics.port, '/metrics');
  for (const status of ['429', '500', '503']) {
    expect(text).toContain(
      `api_answers_total{method="POST",route="/api/leads",status="${status}"} 0`,
    );
  }
  expect(text).toContain('route="/api/leads/:id/simulator",status="200"} 0');
});

test('what visitors agreed to have counted is a counter of event, page and language, from nought', async () => {
  const place = { page: 'contact', language: 'fr' };
  const submit = { name: 'form_submit', value: 1, ...place };
  const sent = await api.post('/api/events', {
    events: [
      { name: 'visit', page: 'faq', language: 'en' },
      { name: 'form_start', ...place },
      { ...submit, form: 'contact' },
      { ...submit, form: 'newsletter' },
    ],
  });
  expect(sent.status).toBe(204);
  const madeUp = { events: [{ name: 'page_view', page: '/merci?email=ada@fret.example' }] };
  expect((await api.post('/api/events', madeUp)).status).toBe(422);
  const { text } = await ask(metrics.port, '/metrics');
  const series = text.split('\n').filter((line) => line.startsWith('visit_events_total{'));
  expect(series.filter((line) => !line.endsWith(' 0'))).toEqual([
    'visit_events_total{event="form_submit",page="contact",language="fr"} 1',
    'visit_events_total{event="visit",page="faq",language="en"} 1',
    'visit_events_total{event="form_start",page="contact",language="fr"} 1',
    'visit_events_total{event="newsletter_submit",page="contact",language="fr"} 1',
  ]);
  expect(series).toContain('visit_events_total{event="visit",page="home",language="fr"} 0');
});

test('only /metrics is answered, and only to who reads', async () => {
  expect((await ask(metrics.port, '/metrics?x=1', { method: 'HEAD' })).status).toBe(200);
  for (const path of ['/', '/metrics/', '/metrics.json', '//metrics']) {
    expect((await ask(metrics.port, path)).status, path).toBe(404);
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await ask(metrics.port, '/metrics', { method });
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
});
