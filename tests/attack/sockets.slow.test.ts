import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATIONS } from '#server/desk/operations.ts';
import { sendRawRequest } from '#server/testing/http-client.ts';
import { REGISTRATION } from '#server/testing/sample-forms.ts';
import { startDesk, type TestDesk } from '#server/testing/start-desk.ts';
import { type AttackedSite, several, startAttackedSite } from './attacked-site.ts';

let site: AttackedSite;
let desk: TestDesk;
let deskHead: string;
beforeAll(async () => {
  [site, desk] = await Promise.all([startAttackedSite(), startDesk()]);
  deskHead = `Host: ${new URL(desk.origin).host}\r\nConnection: close\r\n`;
});
afterAll(() => Promise.all([site.stop(), desk.stop()]));

const BODY = JSON.stringify({ ...REGISTRATION, email: 'gone@fret.example' });
const HEAD = `POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n`;
const NUMBERS = Array.from({ length: 150 }, (_, number) => number);

test.each([
  ['after the head', HEAD],
  ['in the body', HEAD + BODY.slice(0, 50)],
  ['after the body', HEAD + BODY],
])('clients that go away %s of a form are not taken for a dead database', async (_when, sent) => {
  await several(NUMBERS, 20, async (number) => {
    const socket = connect(site.port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    if (number % 2 === 0) await new Promise((resolve) => socket.write(sent, resolve));
    else socket.end(sent);
    await pause(number % 7);
    socket.resetAndDestroy();
  });
  await pause(300);
  await site.isUnharmed();
});

test('desk: two hundred clients that send a byte a second keep nobody waiting and are sent away', async () => {
  let open = 200;
  const sockets = Array.from({ length: open }, () => {
    const socket = connect(desk.port, '127.0.0.1').resume();
    socket.on('error', () => {});
    socket.once('close', () => {
      open -= 1;
    });
    socket.write(`GET /api/session HTTP/1.1\r\n${deskHead}X-Slow: `);
    return socket;
  });
  for (const start = Date.now(); open > 0 && Date.now() - start < 14_000; await pause(1_000)) {
    for (const socket of sockets) if (socket.writable) socket.write('a');
    expect((await desk.send('/healthz', {})).status).toBe(200);
  }
  expect(open).toBe(0);
});

test.each([
  ['3,000 headers', Array.from({ length: 3_000 }, (_, nth) => `X-${nth}: 1`).join('\r\n')],
  ['a header of 20 kB', `X-Long: ${'a'.repeat(20_000)}`],
  ['20,000 empty headers', Array(20_000).fill('A:').join('\r\n')],
  ['a cookie of 15 kB', `Cookie: __Host-desk=${'A'.repeat(15_000)}`],
  ['1,000 cookies of its name', `Cookie: ${'__Host-desk=x; '.repeat(1_000)}`],
  ['cookies without a name', `Cookie: ${'=;'.repeat(7_000)}`],
  ['two headers of cookies', 'Cookie: __Host-desk=x\r\nCookie: __Host-desk=y'],
  ['a cookie with a NUL', 'Cookie: __Host-desk=a\0b'],
  ['a cookie of quotes', `Cookie: __Host-desk="'; DROP TABLE desk_sessions; --"`],
  ['a body of 10 MB', `Content-Length: ${10 * 2 ** 20}\r\n\r\n${'a'.repeat(10 * 2 ** 20)}`],
])('desk: %s is refused, or is nobody', async (_what, headers) => {
  const [{ name } = { name: '' }] = OPERATIONS;
  for (const line of ['GET /api/session', `POST /api/${name}`, 'POST /api/logout']) {
    const request = `${line} HTTP/1.1\r\n${deskHead}${headers}\r\n\r\n`;
    // One that is cut off while it still sends hears nothing, which is as good.
    const answer = await sendRawRequest(desk.port, request).catch(() => '');
    expect(answer).toMatch(/^$|^HTTP\/1\.1 4\d\d |\{"session":null\}/);
  }
});
