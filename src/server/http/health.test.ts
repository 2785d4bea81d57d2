import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { CONTACT } from '../testing/sample-forms.ts';
import { jsonOf, startApi, startApp } from '../testing/start-app.ts';

const server = await startApp();
afterAll(() => server.stop());

test('the server says that it is alive, and no cache keeps that', async () => {
  const answer = await ask(server.port, '/healthz');
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(JSON.parse(answer.text)).toEqual({ status: 'ok' });
});

test('HEAD is enough to see that it is alive', async () => {
  const answer = await ask(server.port, '/healthz', { method: 'HEAD' });
  expect(answer).toMatchObject({ status: 200, text: '' });
  expect(answer.headers['content-length']).toBe('15');
});

const api = await startApi();
await api.post('/api/form-submission', CONTACT);
afterAll(() => api.stop());

const dueSince = (time: string) =>
  api.rows('UPDATE deliveries SET next_attempt_at = now() - $1::interval', [time]);
/** Later than the answer that the last one was given is kept for. */
async function ready() {
  await pause(1_050);
  return ask(api.port, '/readyz');
}

test('R13: ready while deliveries are sent on, not ready once one has been due for 15 minutes', async () => {
  await dueSince('14 minutes');
  const fine = await ready();
  expect([fine.status, jsonOf(fine)]).toEqual([
    200,
    { status: 'ok', database: 'ok', deliveries: 'ok' },
  ]);
  await dueSince('16 minutes');
  const late = await ready();
  expect([late.status, jsonOf(late)]).toEqual([
    503,
    { status: 'unavailable', database: 'ok', deliveries: 'late' },
  ]);
  expect(late.headers['cache-control']).toBe('no-store');
  const throughProxy = await ask(api.port, '/readyz', {
    headers: { 'X-Forwarded-For': '192.0.2.7' },
  });
  expect([throughProxy.status, jsonOf(throughProxy)]).toEqual([503, { status: 'unavailable' }]);
});

test('R13: a delivery that waits for its next attempt, or is dead, does not take the site out of service', async () => {
  await dueSince('-2 hours');
  expect((await ready()).status).toBe(200);
  await dueSince('2 hours');
  await api.rows("UPDATE deliveries SET state = 'dead'");
  expect((await ready()).status).toBe(200);
});

test('a site without a database is ready', async () => {
  const answer = await ask(server.port, '/readyz');
  expect([answer.status, jsonOf(answer).database]).toEqual([200, 'none']);
});

test('a database that has become read-only is not ready, and it says so until leads can be kept again', async () => {
  const name = new URL(api.database.ownerUrl).pathname.slice(1);
  const readOnly = async (value: 'on' | 'off') => {
    const admin = new Client(inject('postgres').adminUrl);
    await admin.connect();
    await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
      name,
    ]);
    await admin.end();
  };
  const state = async () => jsonOf(await ready());
  await readOnly('on');
  await expect
    .poll(state, { timeout: 10_000, interval: 200 })
    .toMatchObject({ status: 'unavailable', database: 'read-only: nothing can be kept' });
  expect((await api.post('/api/form-submission', CONTACT)).status).toBe(503);
  await readOnly('off');
  await expect
    .poll(state, { timeout: 10_000, interval: 200 })
    .toMatchObject({ status: 'ok', database: 'ok' });
});

test('frequent checks neither write nor read often', async () => {
  const moment = async () =>
    (await api.rows('SELECT probed_at::text FROM readiness_probe'))[0].probed_at;
  const seen = new Set<string>();
  const queries = vi.spyOn(api.pool, 'query');
  const start = Date.now();
  for (let count = 0; count < 100; count += 1) {
    await ask(api.port, '/readyz');
    seen.add(await moment());
  }
  const most = 2 + (Date.now() - start) / 1000;
  expect(seen.size).toBeLessThanOrEqual(most);
  expect(queries.mock.calls.length).toBeLessThanOrEqual(2 * most);
});
