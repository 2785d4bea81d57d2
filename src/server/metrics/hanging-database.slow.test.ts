import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { capturedLog } from '../testing/captured-log.ts';
import { ask } from '../testing/http-client.ts';
import { startApi } from '../testing/start-app.ts';
import { processMetrics, siteMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const measured = siteMetrics();
const api = await startApi({ onDatabaseWatch: measured.watchDatabase });
const release = { version: '1.2.3', build: '0a1b2c' };
const registry = processMetrics({ instance: 'x', release, pool: api.pool }, measured.registry);
const metrics = await serveMetrics(registry, {
  host: '127.0.0.1',
  port: 0,
  log: capturedLog().log,
});
afterAll(async () => {
  await metrics.stop();
  await api.stop();
});

test('a database that hangs does not delay the metrics', async () => {
  expect((await ask(metrics.port, '/metrics')).text).toContain('\ndatabase_ready 1\n');
  const owner = new Client(api.database.ownerUrl);
  await owner.connect();
  await owner.query('BEGIN; LOCK TABLE deliveries, readiness_probe IN ACCESS EXCLUSIVE MODE');
  // What the watch heard last holds for a second.
  await pause(1_100);
  const start = Date.now();
  const { text } = await ask(metrics.port, '/metrics');
  const tookMs = Date.now() - start;
  await owner.end();
  expect(tookMs).toBeLessThan(4_000);
  expect(text).toContain('\ndatabase_ready 0\n');
  expect(text).not.toMatch(/^deliver\w+[ {]/m);
});
