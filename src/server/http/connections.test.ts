import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { freePort } from '../testing/postgres.ts';
import { startProcess } from '../testing/server-process.ts';

let siteDir: string;
let server: ReturnType<typeof startProcess>;
let ports: Record<'site' | 'metrics', number>;
beforeAll(async () => {
  siteDir = writeFixtureSite();
  const metrics = await freePort();
  server = startProcess({ SITE_DIR: siteDir, METRICS_PORT: String(metrics) });
  ports = { site: await server.listening, metrics };
});
afterAll(async () => {
  await server.end();
  rmSync(siteDir, { recursive: true });
});

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
  for (let round = 0; round < 15; round += 1) {
    await Promise.all([0, 0, 0, 1, 2, 5].map((ms) => resetAfter(ports[which], characters, ms)));
  }
  expect((await ask(ports.site, '/faq')).status).toBe(200);
  expect((await ask(ports.metrics, '/metrics')).status).toBe(200);
  expect(server.complained()).toBe('');
});
