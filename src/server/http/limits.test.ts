import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { quickestMs } from '../testing/quickest.ts';
import { startApp } from '../testing/started-app.ts';

let server: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.stop());

test.concurrent('a client that dribbles its headers is sent away within ten seconds', async () => {
  const start = Date.now();
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /faq HTTP/1.1\r\nHost: x\r\n');
  const dribble = setInterval(() => socket.write('X: y\r\n'), 200);
  const answer = await text(socket);
  clearInterval(dribble);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(Date.now() - start).toBeLessThan(10_000);
});

test.concurrent('whoever says nothing at all is sent away as well', async () => {
  const start = Date.now();
  await text(connect(server.port, '127.0.0.1'));
  expect(Date.now() - start).toBeLessThan(10_000);
});

test('S21: a request, a pause and the number of connections are limited', () => {
  const { headersTimeout, requestTimeout, timeout, maxConnections } = server.app.server;
  expect(headersTimeout).toBeLessThanOrEqual(10_000);
  expect(requestTimeout).toBeLessThanOrEqual(30_000);
  expect(timeout).toBeLessThanOrEqual(30_000);
  expect(maxConnections).toBeLessThanOrEqual(10_000);
});

test.each(['a'.repeat(12_000), '/'.repeat(12_000), '%61'.repeat(4_000), '../'.repeat(4_000)])(
  'S21: a very long path is an unknown one, and quickly',
  async (path) => {
    const asked = async () => expect((await ask(server.port, `/x${path}`)).status).toBe(404);
    expect(await quickestMs(asked)).toBeLessThan(500);
  },
);

test('S21: very long headers to choose by are read quickly', async () => {
  const long = 'en;q=0.1,'.repeat(750);
  const headers = { 'Accept-Language': long, 'Accept-Encoding': long };
  const asked = async () => expect((await ask(server.port, '/faq', { headers })).status).toBe(200);
  expect(await quickestMs(asked)).toBeLessThan(500);
});
