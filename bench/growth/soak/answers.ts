import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Accepted, Order, Told } from './visitors.ts';

/** Sends the visitors out and notes what they were answered. */
export function sendVisitors(order: Order) {
  const child: ChildProcess = fork('bench/growth/soak/visitors.ts', [JSON.stringify(order)]);
  const accepted: Accepted[] = [];
  const unexpected = new Map<string, number>();
  let answers = 0;
  let leadTimes: number[] = [];

  child.on('message', ({ accepted: one, answer }: Told) => {
    if (one !== undefined) accepted.push(one);
    if (answer === undefined) return;
    const { errand, outcome, ms, isExpected } = answer;
    answers += 1;
    if (errand === 'lead') leadTimes.push(ms);
    if (isExpected) return;
    const what = `${errand}: ${outcome}`;
    unexpected.set(what, (unexpected.get(what) ?? 0) + 1);
  });

  return {
    accepted,
    unexpected,
    answers: () => answers,
    /** Resolves with how their process ended. */
    done: once(child, 'exit').then(([code]) => code as number | null),
    stop: () => void child.kill(),
    /** p50 and p99 of the leads answered since this was last asked. */
    leadFigures(): Record<string, number> {
      const times = leadTimes.sort((a, b) => a - b);
      leadTimes = [];
      const [half, most] = [0.5, 0.99].map((share) => times[Math.floor(times.length * share)]);
      return half === undefined || most === undefined ? {} : { 'lead p50': half, 'lead p99': most };
    },
  };
}
export type Visitors = ReturnType<typeof sendVisitors>;
