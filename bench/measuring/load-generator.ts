import { connect, type Socket } from 'node:net';
import { REGISTRATION } from '#server/testing/sample-forms.ts';
import { CONNECTIONS, type Load, type Order } from './load.ts';

/**
 * Asks over kept-alive connections and prints what came of it as JSON. A process of its own and bare
 * sockets, so that what the generator burns is not counted as the server's.
 */
const order: Order = JSON.parse(process.argv[2] ?? '{}');
const run = `${process.pid}-${Date.now().toString(36)}`;
/** Eight hexadecimal digits that differ from run to run. */
const KEY_START = (Date.now() >>> 0).toString(16).padStart(8, '0');
const HEAD_END = Buffer.from('\r\n\r\n');
const times: number[] = [];
const statuses: Record<string, number> = {};
let sent = 0;

function nextRegistration(): string {
  sent += 1;
  const body = JSON.stringify({ ...REGISTRATION, email: `v${sent}.${run}@fret.example` });
  const octet = (shift: number) => (sent >> shift) & 255;
  const key = `${KEY_START}-0000-4000-8000-${sent.toString(16).padStart(12, '0')}`;
  return `POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nIdempotency-Key: ${key}\r\nX-Forwarded-For: 10.${octet(16)}.${octet(8)}.${octet(0)}\r\n\r\n${body}`;
}

/** The given requests from the first to the last and again, or ever new pre-registrations. */
function requestsOfOneVisitor(): () => string {
  const { requests } = order;
  if (requests === undefined) return nextRegistration;
  let next = 0;
  return () => requests[next++ % requests.length] ?? '';
}

interface Answer {
  status: string;
  isLast: boolean;
}

/** Reads answers that come one at a time, each with a Content-Length or without a body. */
function answerReader(onAnswer: (answer: Answer) => void): (chunk: Buffer) => void {
  let start: Buffer | undefined;
  let answer: Answer | undefined;
  let bodyBytesLeft = 0;
  return (chunk) => {
    if (answer === undefined) {
      const text = start === undefined ? chunk : Buffer.concat([start, chunk]);
      const headEnd = text.indexOf(HEAD_END);
      if (headEnd === -1) {
        start = text;
        return;
      }
      start = undefined;
      const head = text.toString('latin1', 0, headEnd);
      const status = head.slice(9, 12);
      const length = status === '304' ? 0 : Number(/\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      answer = { status, isLast: /\nconnection: close/i.test(head) };
      bodyBytesLeft = length - (text.length - headEnd - HEAD_END.length);
    } else {
      bodyBytesLeft -= chunk.length;
    }
    if (bodyBytesLeft > 0) return;
    const complete = answer;
    answer = undefined;
    onAnswer(complete);
  };
}

function count(status: string): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
}

/**
 * Asks, waits for the answer and asks again, at its own pace if there is a rate. Timed from when a
 * request was due: a visitor who had to wait for the one before has waited all the same.
 */
function visitor(index: number, until: number): Promise<void> {
  const gapMs = order.rate === undefined ? 0 : (1000 * CONNECTIONS) / order.rate;
  const nextRequest = requestsOfOneVisitor();
  let due = performance.now() + gapMs * (index / CONNECTIONS);
  return new Promise((resolve) => {
    let isOver = false;
    let socket = open();

    function open(): Socket {
      const opened = connect(order.port, '127.0.0.1');
      opened.setNoDelay().on('data', answerReader(answered));
      opened.on('error', () => {});
      opened.once('close', () => {
        if (opened !== socket || isOver) return;
        count('broken');
        resolve();
      });
      return opened;
    }

    /** nginx closes a connection after a thousand requests, and says so with the last answer. */
    function replaceSocket(): void {
      const old = socket;
      socket = open();
      old.destroy();
    }

    function answered({ status, isLast }: Answer): void {
      const now = performance.now();
      times.push(now - due);
      count(status);
      due = gapMs === 0 ? now : due + gapMs;
      if (isLast) replaceSocket();
      ask();
    }

    function ask(): void {
      const now = performance.now();
      if (now >= until) {
        isOver = true;
        socket.destroy();
        resolve();
      } else if (due > now) setTimeout(ask, due - now);
      else socket.write(nextRequest());
    }

    ask();
  });
}

const began = performance.now();
const cpuBefore = process.cpuUsage();
const until = began + order.seconds * 1000;
await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => visitor(index, until)));
const elapsedMs = performance.now() - began;
const { user, system } = process.cpuUsage(cpuBefore);
times.sort((a, b) => a - b);
const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
const load: Load = {
  answered: times.length,
  perSecond: (times.length * 1000) / elapsedMs,
  statuses,
  p50Ms: quantile(0.5),
  p99Ms: quantile(0.99),
  generatorBusy: (user + system) / 1000 / elapsedMs,
};
process.stdout.write(JSON.stringify(load));
