import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { REGISTRATION } from '../../src/server/testing/sample-forms.ts';
import { type House, type Limits, type Probe, several } from './attacked-house.ts';

const MOST_RSS_MB = 350;
/** Node keeps some of what it once needed; this much of what it had before is not a leak. */
const KEPT_RATIO = 1.3;
const SOCKETS = 300;

/** What is asked of the site, or of the desk, which answers under its own name alone. */
interface Asked {
  prefix: string;
  on: Pick<Probe, 'limits' | 'desk'>;
  host(port: number): string;
  path: string;
  body: string;
}

const SITE: Asked = {
  prefix: '',
  on: { limits: 'raised' },
  host: () => 'x',
  path: '/api/leads',
  body: JSON.stringify({ ...REGISTRATION, email: 'gone@fret.example' }),
};
const DESK: Asked = {
  prefix: 'desk: ',
  on: { limits: 'real', desk: true },
  host: (port) => `127.0.0.1:${port}`,
  path: '/api/requests.list',
  body: JSON.stringify({ page: 1, language: 'fr', search: 'a'.repeat(100) }),
};

/** At the desk as one of the team, whose question reaches the database. */
async function moreOf({ on }: Asked, house: House): Promise<string> {
  if (!on.desk) return '';
  const headers = Object.entries(await house.asMember());
  return headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
}

function sent({ path, body }: Asked, host: string, more = '') {
  const line = `POST ${path} HTTP/1.1\r\n`;
  const head = `${line}Host: ${host}\r\n${more}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  return { line, head, whole: head + body, page: `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n` };
}

/** What was sent when the client goes away. */
function stages(asked: Asked, host: string, more = ''): Record<string, string> {
  const { line, head, whole, page } = sent(asked, host, more);
  return {
    'before anything': '',
    'in the request line': line.slice(0, 9),
    'in a header': head.slice(0, 40),
    'after the head': head,
    'in the body': head + asked.body.slice(0, 50),
    'after the body': whole,
    'in the answer': page,
    'in a chunk': `${line}Host: ${host}\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nabc`,
    'after CONNECT': `CONNECT a:1 HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    'after Upgrade': page.replace(
      '\r\n\r\n',
      '\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ),
    'after a malformed request': 'NONSENSE\r\n\r\n',
    'after an expectation': head.replace('Content-Type', 'Expect: 100-continue\r\nContent-Type'),
  };
}

/** Connects, sends and resets: at once, in the same tick as the answer may come, or a moment later. */
async function resetAfter(port: number, sent: string, waitMs: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(5_000) });
    if (sent !== '') {
      const written = Promise.withResolvers<void>();
      socket.write(sent, () => written.resolve());
      await written.promise;
    }
    if (waitMs > 0) await pause(waitMs);
  } catch {
    // Refused because it is dead: the probe sees that by itself.
  }
  socket.resetAndDestroy();
}

const resets = (asked: Asked): Probe[] =>
  Object.keys(stages(asked, 'x')).map((stage) => ({
    name: `${asked.prefix}reset ${stage}`,
    ...asked.on,
    async run(house, { isSample }) {
      const { port } = house.server();
      const part = stages(asked, asked.host(port), await moreOf(asked, house))[stage] ?? '';
      const count = isSample ? 100 : 1_000;
      const numbers = Array.from({ length: count }, (_, number) => number);
      await several(numbers, 20, (number) => resetAfter(port, part, number % 3));
      await pause(200);
      const { status } = await house.send('/healthz');
      return {
        sent: count,
        found: status === 200 ? 'answers afterwards' : `/healthz says ${status}`,
        ok: status === 200,
      };
    },
  }));

const goingAway = (asked: Asked): Probe => ({
  name: `${asked.prefix}clients that go away are not taken for a dead database`,
  ...asked.on,
  async run(house, { isSample }) {
    const before = house.server().log().length;
    const { port } = house.server();
    const count = isSample ? 100 : 400;
    const { head, whole } = sent(asked, asked.host(port), await moreOf(asked, house));
    const parts = [head, whole.slice(0, head.length + 50), whole];
    const numbers = Array.from({ length: count }, (_, number) => number);
    await several(numbers, 20, async (number) => {
      const part = parts[number % parts.length] ?? '';
      if (number % 2 === 0) return resetAfter(port, part, number % 7);
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.end(part);
      await pause(number % 7);
      socket.destroy();
    });
    await pause(500);
    const said =
      house
        .server()
        .log()
        .slice(before)
        .match(/database unavailable/g)?.length ?? 0;
    return { sent: count, found: `'database unavailable' logged ${said} times`, ok: said === 0 };
  },
});

/** Writes requests for as long as the other side takes them and never reads an answer. */
function pipeline(port: number, request: string, count: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  const AT_ONCE = 20;
  const some = request.repeat(AT_ONCE);
  let written = 0;
  const write = () => {
    while (written < count && !socket.destroyed) {
      written += AT_ONCE;
      if (!socket.write(some)) return;
    }
  };
  socket.on('connect', write);
  socket.on('drain', write);
  return socket;
}

/** Garbage aside, which Node leaves lying in a process that has nothing to do. */
async function heldMb(house: House): Promise<number> {
  return (await house.server().measure({ collect: true })).heldMb;
}

function pipelining(asked: Asked, name: 'pages' | 'forms', each: number, limits: Limits): Probe {
  return {
    name: `${asked.prefix}${SOCKETS} sockets that pipeline ${name} and never read`,
    ...asked.on,
    limits,
    anew: true,
    // Looks at memory: that so many at once wait too long for the database, it may say.
    errorsAreRight: true,
    async run(house, { isSample }) {
      const { port } = house.server();
      const { page, whole } = sent(asked, asked.host(port), await moreOf(asked, house));
      const request = name === 'pages' ? page : whole;
      await several(Array.from({ length: 400 }), 16, () => house.send('/'));
      const before = await heldMb(house);
      const sockets = Array.from({ length: SOCKETS }, () => pipeline(port, request, each));
      const deadline = Date.now() + (isSample ? 4_000 : 12_000);
      let slowestMs = 0;
      let missing = 0;
      while (Date.now() < deadline && house.server().isAlive()) {
        const startMs = Date.now();
        const { status } = await house.send('/healthz');
        if (status !== 200) missing += 1;
        slowestMs = Math.max(slowestMs, Date.now() - startMs);
        await pause(250);
      }
      for (const socket of sockets) socket.destroy();
      let after = await heldMb(house);
      const giveUpMs = Date.now() + 30_000;
      while (after > before * KEPT_RATIO && Date.now() < giveUpMs) {
        await pause(1_000);
        after = await heldMb(house);
      }
      const { peakRssMb } = await house.server().measure();
      const [least, most, left] = [before, peakRssMb, after].map((mb) => mb.toFixed(0));
      return {
        sent: SOCKETS * each,
        found: `${most} MB resident at most; ${least} MB held before, ${left} afterwards; others waited ${slowestMs} ms at most, ${missing} without an answer`,
        ok: peakRssMb < MOST_RSS_MB && after <= before * KEPT_RATIO && missing === 0,
      };
    },
  };
}

export const socketProbes: Probe[] = [
  ...resets(SITE),
  goingAway(SITE),
  pipelining(SITE, 'pages', 10_000, 'raised'),
  pipelining(SITE, 'forms', 100, 'real'),
  ...resets(DESK),
  goingAway(DESK),
  pipelining(DESK, 'pages', 10_000, 'real'),
  pipelining(DESK, 'forms', 100, 'real'),
];
