import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, inject, test } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { freePort } from '../testing/postgres.ts';
import { shortestDurationMs } from '../testing/shortest-duration.ts';
import { startApp } from '../testing/start-app.ts';
import { startProcess } from '../testing/start-process.ts';
import { createHttpServer, LIMITS } from './http-server.ts';

const started = await startApp();
afterAll(() => started.stop());

test.concurrent('a client that sends its headers byte by byte is disconnected within ten seconds', async () => {
  const start = Date.now();
  const socket = connect(started.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /faq HTTP/1.1\r\nHost: x\r\n');
  const trickle = setInterval(() => socket.write('X: y\r\n'), 200);
  const answer = await text(socket);
  clearInterval(trickle);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(Date.now() - start).toBeLessThan(10_000);
});

test.concurrent('a connection that sends nothing at all is closed as well', async () => {
  const start = Date.now();
  await text(connect(started.port, '127.0.0.1'));
  expect(Date.now() - start).toBeLessThan(10_000);
});

test('S21: a request, a pause and the number of connections are limited', () => {
  const { headersTimeout, requestTimeout, timeout, maxConnections } = started.app.server;
  expect(headersTimeout).toBeLessThanOrEqual(10_000);
  expect(requestTimeout).toBeLessThanOrEqual(30_000);
  expect(timeout).toBeLessThanOrEqual(30_000);
  expect(maxConnections).toBeLessThanOrEqual(10_000);
});

test.each(['a'.repeat(12_000), '/'.repeat(12_000), '%61'.repeat(4_000), '../'.repeat(4_000)])(
  'S21: a very long path is an unknown one, and quickly',
  async (path) => {
    const asked = async () => expect((await ask(started.port, `/x${path}`)).status).toBe(404);
    expect(await shortestDurationMs(asked)).toBeLessThan(500);
  },
);

test('S21: very long headers to choose by are read quickly', async () => {
  const long = 'en;q=0.1,'.repeat(750);
  const headers = { 'Accept-Language': long, 'Accept-Encoding': long };
  const asked = async () => expect((await ask(started.port, '/faq', { headers })).status).toBe(200);
  expect(await shortestDurationMs(asked)).toBeLessThan(500);
});

const metrics = await freePort();
const server = startProcess({ SITE_DIR: inject('siteDir'), METRICS_PORT: String(metrics) });
const ports = { site: await server.listening, metrics };
afterAll(() => server.end());

const HOST = 'Host: x\r\n';
const STAGES: Record<string, string> = {
  'before a word': '',
  'after CONNECT': `CONNECT a:1 HTTP/1.1\r\n${HOST}\r\n`,
  'after CONNECT and some bytes of the tunnel': `CONNECT a:1 HTTP/1.1\r\n${HOST}\r\n${'x'.repeat(9000)}`,
  'after an upgrade': `GET /faq HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  'after an upgrade to HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'in the middle of a header': `GET /faq HTTP/1.1\r\n${HOST}Accept-Lang`,
  'after a malformed request': 'GET /faq HTTP/9.9\r\nnonsense\r\n\r\n',
  'in the middle of a body': `POST /api/leads HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{"email":`,
  'in the middle of a chunked body': `POST /api/events HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"em`,
  'while it is answered': `GET /faq HTTP/1.1\r\n${HOST}\r\n`.repeat(8),
  'while it waits to go on': `POST /api/leads HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nContent-Length: 900\r\n\r\n`,
};

async function resetAfter(port: number, characters: string, waitMs: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  if (characters !== '') await new Promise((resolve) => socket.write(characters, resolve));
  if (waitMs > 0) await pause(waitMs);
  socket.resetAndDestroy();
  await closed;
}

test.each(
  (['site', 'metrics'] as const).flatMap((which) =>
    Object.entries(STAGES).map(([stage, characters]) => [which, stage, characters] as const),
  ),
)('the %s survives clients that reset their connection %s', async (which, _stage, characters) => {
  for (let round = 0; round < 8; round += 1) {
    await Promise.all([0, 0, 0, 1, 2, 5].map((ms) => resetAfter(ports[which], characters, ms)));
  }
  expect((await ask(ports.site, '/faq')).status).toBe(200);
  expect((await ask(ports.metrics, '/metrics')).status).toBe(200);
  expect(server.complained()).toBe('');
});

const GET = `GET /faq HTTP/1.1\r\n${HOST}\r\n`;
const residentMb = () =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)])) / 1024;

test('three hundred clients that never read their answers do not fill the memory', async () => {
  await ask(ports.site, '/faq');
  let mostMb = residentMb();
  for (let round = 0; round < 4; round += 1) {
    const sockets = await Promise.all(
      Array.from({ length: 300 }, async () => {
        const socket = connect(ports.site, '127.0.0.1');
        socket.on('error', () => {});
        await new Promise((resolve) => socket.write(GET.repeat(8_000), resolve));
        return socket;
      }),
    );
    mostMb = Math.max(mostMb, residentMb());
    expect((await ask(ports.site, '/faq')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  }
  expect(mostMb).toBeLessThan(350);
  await expect.poll(residentMb, { timeout: 10_000, interval: 500 }).toBeLessThan(300);
});

test('a few pipelined requests are answered in order', async () => {
  const socket = connect(ports.site, '127.0.0.1');
  const ahead = LIMITS.waitingRequests;
  socket.write(`${GET.repeat(ahead)}GET /en/faq HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
  const answers = (await text(socket)).match(/file [\w/]+/g);
  expect(answers).toEqual([...Array<string>(ahead).fill('file /faq'), 'file /en/faq']);
});

test('too many pipelined requests close the connection, and the rest is not read', async () => {
  const socket = connect(ports.site, '127.0.0.1');
  socket.on('error', () => {});
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(GET.repeat(LIMITS.waitingRequests + 2));
  await closed;
  const answers = received.match(/file \/faq/g) ?? [];
  expect(answers.length).toBeLessThanOrEqual(LIMITS.waitingRequests);
});

test('an answer that is read byte by byte is given up after a while', async () => {
  const slow = createHttpServer((_request, response) => response.end(Buffer.alloc(64e6)), {
    unsentMs: 400,
    lookMs: 50,
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const accepted = once(slow, 'connection') as Promise<[Socket]>;
  const reader = connect((slow.address() as AddressInfo).port, '127.0.0.1');
  reader.on('error', () => {});
  reader.write(GET);
  const [socket] = await accepted;
  const trickle = setInterval(() => reader.read(1), 20);
  const start = Date.now();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(Date.now() - start).toBeGreaterThan(350);
  clearInterval(trickle);
  reader.destroy();
  slow.close();
});
