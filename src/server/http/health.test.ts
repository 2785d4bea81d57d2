import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { startApp } from '../testing/started-app.ts';

let server: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  server = await startApp();
});
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
