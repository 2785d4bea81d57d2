import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { atEnd } from './ending.ts';

/** What the generator is to send. */
export interface Order {
  port: number;
  seconds: number;
  /** Requests per second over all connections; left out, each connection asks again at once. */
  rate?: number | undefined;
  /** Requests as they are sent, one after the other on each connection; left out, pre-registrations. */
  requests?: readonly string[] | undefined;
  /** The status that every answer should have. */
  expected: string;
}

export interface Load {
  answered: number;
  perSecond: number;
  statuses: Record<string, number>;
  p50Ms: number;
  p99Ms: number;
  /** Of one core; near 1 it is the generator that could not do more. */
  generatorBusy: number;
}

/** As many visitors at once as keep any of our servers busy. */
export const CONNECTIONS = 32;

const run = promisify(execFile);

/** The load that was generated; any answer of another status than expected is an error. */
export async function generate(order: Order): Promise<Load> {
  const running = run(process.execPath, [
    'bench/measuring/load-generator.ts',
    JSON.stringify(order),
  ]);
  atEnd(() => running.child.kill('SIGKILL'));
  const load: Load = JSON.parse((await running).stdout);
  if (Object.keys(load.statuses).join() !== order.expected) {
    throw new Error(`Not every answer was ${order.expected}: ${JSON.stringify(load.statuses)}`);
  }
  return load;
}

/** Posts pre-registrations and expects each to be accepted. */
export function generateLeads(port: number, seconds: number, rate?: number) {
  return generate({ port, seconds, rate, expected: '201' });
}
