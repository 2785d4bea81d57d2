import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { REGISTRATION } from '../src/server/testing/sample-forms.ts';

/**
 * Posts pre-registrations over kept-alive connections and prints what came of it as JSON. A process of
 * its own and bare sockets: what the generator burns, the server does not have.
 */
interface Order {
  ports: number[];
  connections: number;
  seconds: number;
  /** Requests per second over all connections; left out, each connection asks again at once. */
  rate?: number;
}

const order: Order = JSON.parse(process.argv[2] ?? '{}');
const run = `${process.pid}-${Date.now().toString(36)}`;
const until = performance.now() + order.seconds * 1000;
const times: number[] = [];
const statuses: Record<string, number> = {};
let sent = 0;
/** Eight hexadecimal digits that differ from run to run. */
const KEY_START = (Date.now() >>> 0).toString(16).padStart(8, '0');

function nextRequest(): string {
  sent += 1;
  const body = JSON.stringify({ ...REGISTRATION, email: `v${sent}.${run}@fret.example` });
  const octet = (shift: number) => (sent >> shift) & 255;
  const key = `${KEY_START}-0000-4000-8000-${sent.toString(16).padStart(12, '0')}`;
  return `POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nIdempotency-Key: ${key}\r\nX-Forwarded-For: 10.${octet(16)}.${octet(8)}.${octet(0)}\r\n\r\n${body}`;
}

/**
 * One request and its answer, which comes with a Content-Length. Timed from when it was due: a visitor
 * who had to wait for the one before has waited all the same.
 */
function exchange(socket: Socket, due: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    const onData = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const headEnd = text.indexOf('\r\n\r\n');
      if (headEnd === -1) return;
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      if (text.length < headEnd + 4 + length) return;
      socket.off('data', onData).off('close', reject);
      times.push(performance.now() - due);
      const status = text.slice(9, 12);
      statuses[status] = (statuses[status] ?? 0) + 1;
      resolve();
    };
    socket.on('data', onData).once('close', reject);
    socket.write(nextRequest());
  });
}

async function visitor(index: number): Promise<void> {
  const socket = connect(order.ports[index % order.ports.length] ?? 0, '127.0.0.1').setNoDelay();
  socket.on('error', () => {});
  const gapMs = order.rate === undefined ? 0 : (1000 * order.connections) / order.rate;
  let next = performance.now() + gapMs * (index / order.connections);
  try {
    while (performance.now() < until) {
      if (gapMs === 0) {
        await exchange(socket, performance.now());
        continue;
      }
      await pause(Math.max(0, next - performance.now()));
      await exchange(socket, next);
      next += gapMs;
    }
  } catch {
    statuses.broken = (statuses.broken ?? 0) + 1;
  }
  socket.destroy();
}

const began = performance.now();
await Promise.all(Array.from({ length: order.connections }, (_, index) => visitor(index)));
const seconds = (performance.now() - began) / 1000;
times.sort((a, b) => a - b);
const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
const accepted = statuses['201'] ?? 0;
const errors = Object.values(statuses).reduce((sum, count) => sum + count, 0) - accepted;
process.stdout.write(
  JSON.stringify({
    perSecond: accepted / seconds,
    accepted,
    errors,
    statuses,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
  }),
);
