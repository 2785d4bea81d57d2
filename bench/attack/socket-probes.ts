import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { REGISTRATION } from '../../src/server/testing/sample-forms.ts';
import { type House, type Limits, type Probe, several } from './attacked-house.ts';

const MOST_RSS_MB = 350;
/** Node keeps some of what it once needed; this much of what it had before is not a leak. */
const KEPT_RATIO = 1.3;
const SOCKETS = 300;

const BODY = JSON.stringify({ ...REGISTRATION, email: 'gone@fret.example' });
const LINE = 'POST /api/leads HTTP/1.1\r\n';
const HEAD = `${LINE}Host: x\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n`;
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const WEBSOCKET = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

/** What was sent when the client goes away. */
const STAGES: [name: string, sent: string][] = [
  ['before anything', ''],
  ['in the request line', LINE.slice(0, 9)],
  ['in a header', HEAD.slice(0, 40)],
  ['after the head', HEAD],
  ['in the body', HEAD + BODY.slice(0, 50)],
  ['after the body', HEAD + BODY],
  ['in the answer', GET],
  ['in a chunk', `${LINE}Host: x\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nabc`],
  ['after CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['after Upgrade', WEBSOCKET],
  ['after a malformed request', 'NONSENSE\r\n\r\n'],
  ['after an expectation', HEAD.replace('Host: x', 'Host: x\r\nExpect: 100-continue')],
];

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

const resets: Probe[] = STAGES.map(([name, sent]) => ({
  name: `reset ${name}`,
  limits: 'raised',
  async run(house, { isSample }) {
    const { port } = house.server();
    const count = isSample ? 100 : 1_000;
    const numbers = Array.from({ length: count }, (_, number) => number);
    await several(numbers, 20, (number) => resetAfter(port, sent, number % 3));
    await pause(200);
    const { status } = await house.send('/healthz');
    return {
      sent: count,
      found: status === 200 ? 'answers afterwards' : `/healthz says ${status}`,
      ok: status === 200,
    };
  },
}));

const goingAway: Probe = {
  name: 'clients that go away are not taken for a dead database',
  limits: 'raised',
  async run(house, { isSample }) {
    const before = house.server().log().length;
    const { port } = house.server();
    const count = isSample ? 100 : 400;
    const stages = [HEAD, HEAD + BODY.slice(0, 50), HEAD + BODY];
    const numbers = Array.from({ length: count }, (_, number) => number);
    await several(numbers, 20, async (number) => {
      const sent = stages[number % stages.length] ?? '';
      if (number % 2 === 0) return resetAfter(port, sent, number % 7);
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.end(sent);
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
};

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

function pipelining(name: string, request: string, each: number, limits: Limits): Probe {
  return {
    name: `${SOCKETS} sockets that pipeline ${name} and never read`,
    limits,
    anew: true,
    // Looks at memory: that so many at once wait too long for the database, it may say.
    errorsAreRight: true,
    async run(house, { isSample }) {
      const { port } = house.server();
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
  ...resets,
  goingAway,
  pipelining('pages', GET, 10_000, 'raised'),
  pipelining('forms', HEAD + BODY, 100, 'real'),
];
