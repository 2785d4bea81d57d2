import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { startWorker } from '../deliveries/worker.ts';
import { REGISTRATION } from '../testing/sample-forms.ts';
import { type StartedApi, startApi } from '../testing/started-api.ts';

const secrets = [`whsec_${Buffer.alloc(32, 7).toString('base64')}`];
/** Nobody listens on port 1. */
const { deliveries } = readConfig({
  WEBHOOKS: JSON.stringify([{ name: 'crm', url: 'http://127.0.0.1:1/in', secrets }]),
  SMTP_URL: 'smtp://127.0.0.1:1',
  SALES_EMAIL: 'ventes@voltige.example',
});
const log = { info: () => {}, warn: () => {}, error: () => {} };

let calm: StartedApi;
let troubled: StartedApi;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  calm = await startApi({ api: { destinations: deliveries.destinations } });
  troubled = await startApi({ api: { destinations: deliveries.destinations } });
  const { workerUrl: databaseUrl } = troubled.database;
  worker = await startWorker({ databaseUrl, deliveries, tokenSecret: 'x'.repeat(32), log });
});
afterAll(async () => {
  await worker.stop();
  await calm.stop();
  await troubled.stop();
});

test('R11: with webhook and mail server down a form is accepted, and about as fast', async () => {
  const times = new Map<StartedApi, number[]>([
    [calm, []],
    [troubled, []],
  ]);
  for (let round = 0; round < 60; round += 1) {
    for (const [api, list] of times) {
      const start = performance.now();
      const answer = await api.post('/api/leads', {
        ...REGISTRATION,
        email: `down-${round}@fret.example`,
      });
      list.push(performance.now() - start);
      expect(answer.status).toBe(201);
    }
    await pause(20);
  }
  const [failed] = await troubled.rows('SELECT count(*)::int FROM deliveries WHERE attempts > 0');
  expect(failed?.count).toBeGreaterThan(0);
  const [before = 0, during = 0] = [...times.values()].map(
    (list) => list.sort((a, b) => a - b)[30],
  );
  expect(during / before).toBeLessThan(3);
});
