import { afterAll, beforeAll, expect, test } from 'vitest';
import { clampInputs } from '#domain/simulator/inputs.ts';
import { ask } from '../testing/http-client.ts';
import { type StartedApi, startApi } from '../testing/start-app.ts';

let api: StartedApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('during a burst of the most expensive simulations the server answers other requests', async () => {
  const costly = clampInputs({ bidirectional: 'yes', hours: 13, batteryKwh: 90 }).inputs;
  const burst = Array.from({ length: 12 }, (_, nth) =>
    api.post('/api/simulations', {
      language: 'fr',
      inputs: { ...costly, mode: 'expert', vehicles: 40 + nth },
    }),
  );
  let isOver = false;
  const answers = Promise.all(burst).finally(() => {
    isOver = true;
  });
  const tookMs: number[] = [];
  while (!isOver) {
    const startMs = performance.now();
    expect((await ask(api.port, '/healthz')).status).toBe(200);
    tookMs.push(performance.now() - startMs);
  }
  const statuses = (await answers).map(({ status }) => status);
  expect(statuses).toContain(201);
  expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
  // The middle one: on the thread of the pages every one of them would wait for a whole simulation.
  const middleMs = tookMs.sort((a, b) => a - b)[Math.floor(tookMs.length / 2)];
  expect(tookMs.length).toBeGreaterThan(20);
  expect(middleMs).toBeLessThan(50);
});
