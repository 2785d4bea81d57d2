import type { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { keptConnections } from './exchange.ts';
import { formErrands } from './forms.ts';
import { pageErrands } from './pages.ts';

/**
 * The visitors of `npm run bench:soak`, in a process of their own: neither their memory nor their work is the
 * product's. They come at fixed moments, whether or not the ones before have been answered, and tell the
 * process that started them what they were answered.
 */
export interface Order {
  port: number;
  seconds: number;
}

export interface Errand {
  perSecond: number;
  /** `count` is how often this errand was run before. */
  run: (count: number) => Promise<unknown>;
}

/** What was accepted, and must be found in the database at the end. */
export interface Accepted {
  what: 'lead' | 'contact' | 'newsletter' | 'simulation';
  id: string;
  email: string;
}

export interface Told {
  accepted?: Accepted;
  answer?: { errand: string; outcome: number | string; ms: number; isExpected: boolean };
}

/** By which errands reach the site, and whom they tell. */
export interface Way {
  port: number;
  agent: Agent;
  tell: (told: Told) => void;
}

const CONNECTIONS = 16;

const order: Order = JSON.parse(process.argv[2] ?? '{}');
// Without whom they tell there is nothing to visit for.
process.once('disconnect', () => process.exit());
const untilMs = performance.now() + order.seconds * 1000;

async function repeat({ perSecond, run }: Errand): Promise<void> {
  const underWay = new Set<Promise<unknown>>();
  const gapMs = 1000 / perSecond;
  let dueMs = performance.now() + gapMs * Math.random();
  for (let count = 0; dueMs < untilMs; count += 1) {
    await pause(Math.max(0, dueMs - performance.now()));
    const visit = run(count).finally(() => underWay.delete(visit));
    underWay.add(visit);
    dueMs += gapMs;
  }
  await Promise.all(underWay);
}

const way: Way = {
  port: order.port,
  agent: await keptConnections(order.port, CONNECTIONS),
  tell: (told) => void process.send?.(told),
};
await Promise.all([...formErrands(way), ...pageErrands(way)].map(repeat));
process.disconnect();
