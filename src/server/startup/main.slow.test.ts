import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { installedRelease } from '../process/release.ts';
import { FIXTURE_ORIGIN } from '../testing/fixture-site.ts';
import { ask } from '../testing/http-client.ts';
import { startProcess } from '../testing/start-process.ts';

const siteDir = inject('siteDir');
let server: ReturnType<typeof startProcess>;
afterEach(() => server.end());

test.each([
  [
    { NODE_ENV: 'production', TRIAL: '1' },
    "In production these must be set: API_DATABASE_URL, WORKER_DATABASE_URL, TOKEN_SECRET, TRUSTED_PROXIES (the address of the proxy in front, '127.0.0.1' for nginx on this machine, or 'none' where visitors reach the site directly), SMTP_URL, MAIL_FROM, SALES_EMAIL, DKIM_SELECTOR, DKIM_PRIVATE_KEY.",
  ],
  [
    { TRACKERS: readFileSync('tests/e2e/trackers.json', 'utf8') },
    'TRACKERS differs from what the site was built with: build it again.',
  ],
  [
    { HOST: '192.0.2.1' },
    "Cannot listen on HOST '192.0.2.1', PORT '0': this machine does not have that address.",
  ],
])('it does not start with %o and says why in one sentence', async (environment, sentence) => {
  server = startProcess({ SITE_DIR: siteDir, ...environment });
  expect(await server.exited).toBe(1);
  expect(server.complained()).toBe(`${sentence}\n`);
  expect(server.printed()).toBe('');
});

test.each([
  ['HOST', 'PORT'],
  ['METRICS_HOST', 'METRICS_PORT'],
])('it does not start where another program has %s and %s', async (host, name) => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  server = startProcess({ SITE_DIR: siteDir, [name]: String(port) });
  expect(await server.exited).toBe(1);
  expect(server.complained()).toBe(
    `Cannot listen on ${host} '127.0.0.1', ${name} '${port}': another program already does.\n`,
  );
  other.close();
});

test('it says in one line of its log which release listens where, however quiet the log', async () => {
  const quiet = { SITE_ORIGIN: FIXTURE_ORIGIN, LOG_LEVEL: 'error' };
  server = startProcess({ SITE_DIR: siteDir, HOST: '0.0.0.0', ...quiet });
  const port = await server.listening;
  expect((await ask(port, '/faq')).status).toBe(200);
  const { version } = installedRelease();
  expect(JSON.parse(server.printed())).toMatchObject({
    ...{ level: 30, version, build: 'checkout' },
    msg: `Voltige listens on http://localhost:${port}`,
  });
});

test('in production it serves pages alone where it is set up so, without a database', async () => {
  server = startProcess({ SITE_DIR: siteDir, NODE_ENV: 'production', TRIAL: '1', API: 'off' });
  const port = await server.listening;
  const page = await ask(port, '/faq');
  expect(page.status).toBe(200);
  expect(page.headers['x-robots-tag']).toBe('noindex');
  expect((await ask(port, '/readyz')).status).toBe(200);
  expect((await ask(port, '/api/leads', { method: 'POST', body: '{}' })).status).toBe(503);
});

test('where the files of earlier releases cannot be kept it says so and serves its own', async () => {
  const keptDir = join(siteDir, 'site.json', 'kept');
  server = startProcess({ SITE_DIR: siteDir, KEPT_ASSETS_DIR: keptDir });
  const port = await server.listening;
  expect((await ask(port, '/fr')).status).toBe(200);
  expect((await ask(port, '/assets/app-3f9a.js')).status).toBe(200);
  expect((await ask(port, '/assets/app-of-before.js')).status).toBe(404);
  await vi.waitFor(() => expect(server.printed()).toContain('files of this release not kept'));
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s it finishes what it was asked, then exits with 0',
  async (signal) => {
    server = startProcess({ SITE_DIR: siteDir });
    const socket = connect(await server.listening, '127.0.0.1');
    socket.write('GET /faq HTTP/1.1\r\nHost: x\r\n');
    await pause(200);
    server.signal(signal);
    await pause(200);
    socket.write('\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/);
    expect(answer).toContain('Connection: close');
    expect(answer).toContain('<p>file /faq</p>');
    expect(await server.exited).toBe(0);
  },
);

test('while it stops it accepts no new connections', async () => {
  server = startProcess({ SITE_DIR: siteDir });
  const port = await server.listening;
  const waiting = connect(port, '127.0.0.1');
  waiting.write('GET /faq HTTP/1.1\r\n');
  await pause(200);
  server.signal('SIGTERM');
  // A connection made just before it stopped listening is reset, not refused.
  await vi.waitFor(() => expect(ask(port, '/faq')).rejects.toThrow('ECONNREFUSED'), 5_000);
  expect(waiting.destroyed).toBe(false);
  waiting.destroy();
  expect(await server.exited).toBe(0);
});

/** One that has sent nothing, and one that was answered. */
async function idleConnections(port: number) {
  const spare = connect(port, '127.0.0.1');
  const keptAlive = connect(port, '127.0.0.1');
  keptAlive.write('GET /faq HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((resolve) => keptAlive.once('data', resolve));
  return [spare, keptAlive];
}

test('what was on its way when it was asked to stop is answered, on spare and kept-alive connections', async () => {
  server = startProcess({ SITE_DIR: siteDir });
  const idle = await idleConnections(await server.listening);
  server.signal('SIGTERM');
  await expect.poll(() => server.printed(), { timeout: 10_000 }).toContain('stopping');
  for (const socket of idle) {
    socket.write('POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 503 Service Unavailable\r\n/);
    expect(answer.toLowerCase()).toContain('connection: close');
  }
  expect(await server.exited).toBe(0);
});

test('spare and kept-alive connections do not delay stopping', async () => {
  server = startProcess({ SITE_DIR: siteDir });
  const idle = await idleConnections(await server.listening);
  const start = Date.now();
  server.signal('SIGTERM');
  expect(await server.exited).toBe(0);
  // Waiting for either would take ten seconds.
  expect(Date.now() - start).toBeLessThan(5_000);
  for (const socket of idle) socket.destroy();
});

test('an unfinished request delays stopping by ten seconds at most', async () => {
  server = startProcess({ SITE_DIR: siteDir });
  const endless = connect(await server.listening, '127.0.0.1');
  endless.on('error', () => {});
  endless.write('GET /faq HTTP/1.1\r\n');
  await pause(200);
  const start = Date.now();
  server.signal('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(Date.now() - start).toBeLessThan(11_000);
});
