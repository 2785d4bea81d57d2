import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { ask } from '../testing/ask.ts';
import { REGISTRATION } from '../testing/sample-forms.ts';
import { type StartedApi, startApi } from '../testing/started-api.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

let api: StartedApi;
let metrics: Awaited<ReturnType<typeof serveMetrics>>;
beforeAll(async () => {
  let observe = (_answer: never) => {};
  api = await startApi({ api: { observe: (answer) => observe(answer as never) } });
  const created = createMetrics(api.pool);
  observe = created.observe;
  metrics = await serveMetrics(created.registry, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await metrics.stop();
  await api.stop();
});

test('an operator sees answers by route and status, waiting deliveries and connections', async () => {
  await api.post('/api/leads', REGISTRATION);
  await api.post('/api/leads', {});
  await api.patch('/api/leads/11111111-1111-4111-8111-111111111111/simulator', {});
  const { status, text } = await ask(metrics.port, '/metrics');
  expect(status).toBe(200);
  expect(text).toContain('api_answers_total{method="POST",route="/api/leads",status="201"} 1');
  expect(text).toContain('api_answers_total{method="POST",route="/api/leads",status="422"} 1');
  expect(text).toContain('route="/api/leads/:id/simulator",status="401"} 1');
  expect(text).toContain('deliveries{state="pending"} 2');
  expect(text).toMatch(/database_connections\{state="open"\} [1-9]/);
  expect(text).not.toMatch(/@|11111111-1111/);
});

test('without its database the other figures are still there', async () => {
  const pool = createPool({ url: 'postgresql://nobody@127.0.0.1:1/nowhere' });
  const text = await createMetrics(pool).registry.metrics();
  expect(text).toContain('process_cpu_seconds_total');
  await pool.end();
});
