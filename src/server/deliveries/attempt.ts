import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from '../database/unavailable.ts';
import { type AttemptJob, type Claim, putOffWhileLeased } from './claim.ts';
import type { Queryable } from './enqueue.ts';
import { attemptsTotal, deadTotal } from './metrics.ts';
import type { Outcome } from './outcome.ts';
import { recordDeath, recordEnd, recordFailure } from './record.ts';
import { secondsUntilNext } from './schedule.ts';
import { loadSubject, type Subject } from './subject.ts';

export type WorkerLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Sends once and says what came of it. Must end well before a lease does. */
export type Send = (claim: Claim, subject: Subject) => Promise<Outcome>;

export interface AttemptParts {
  db: Queryable;
  log: WorkerLog;
  timeScale: number;
  random: () => number;
  send: Send;
  claim: (job: AttemptJob) => Promise<Claim | null>;
}

/** One attempt of one delivery, from the job to what is recorded of it. */
export async function attemptDelivery(
  parts: AttemptParts,
  queue: string,
  job: AttemptJob,
): Promise<void> {
  const { db } = parts;
  const claim = await parts.claim(job);
  if (claim === null) return putOffWhileLeased(db, queue, job);
  await record(parts, queue, claim, await outcomeOf(parts, claim));
}

/**
 * A fault of our own while putting a delivery together counts as an attempt like any other: thrown on,
 * it would leave the delivery waiting for ever with nobody told. Only a database that cannot answer is
 * no attempt; the job then comes again.
 */
async function outcomeOf({ db, log, send }: AttemptParts, claim: Claim): Promise<Outcome> {
  try {
    const subject = await loadSubject(db, claim.delivery);
    return subject ? await send(claim, subject) : { kind: 'skipped', error: 'erased' };
  } catch (error) {
    if (isUnavailable(error)) throw error;
    log.error({ delivery: claim.delivery.id, err: error }, 'fault while sending');
    return { kind: 'failed', error: `fault in our own code: ${faultOf(error)}` };
  }
}

/** Its kind, never its message, which may hold what was sent. */
function faultOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

async function record(parts: AttemptParts, queue: string, claim: Claim, outcome: Outcome) {
  const { db, log, timeScale, random } = parts;
  const { kind, destination } = claim.delivery;
  const where = { kind, destination: destination ?? '' };
  attemptsTotal.inc({ ...where, outcome: outcome.kind });
  if (outcome.kind === 'delivered') return recordEnd(db, claim, 'delivered', null);
  if (outcome.kind === 'skipped') return recordEnd(db, claim, 'skipped', outcome.error);

  const facts = {
    delivery: claim.delivery.id,
    ...where,
    attempt: claim.attempt,
    why: outcome.error,
  };
  const seconds =
    outcome.kind === 'failed'
      ? secondsUntilNext(kind, claim.attempt, { ...outcome, random: random(), timeScale })
      : null;
  if (seconds !== null) {
    log.warn(facts, 'delivery failed, will be tried again');
    return recordFailure(db, claim, outcome.error, { queue, seconds });
  }
  deadTotal.inc(where);
  log.error(facts, 'delivery is dead');
  return recordDeath(db, claim, outcome);
}
