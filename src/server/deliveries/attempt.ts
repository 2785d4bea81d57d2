import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from '../database/database-watch.ts';
import type { Queryable } from '../database/pool.ts';
import {
  type AttemptJob,
  type Claim,
  postponeWhileLeased,
  recordDeath,
  recordEnd,
  recordFailure,
} from './attempt-statements.ts';
import { type DeliveryKind, isTest, type Outcome } from './delivery.ts';
import { loadSubject, type Subject } from './subject.ts';

export type WorkerLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Sends once and returns the outcome. Must end well before the lease does. */
export type Send = (claim: Claim, subject: Subject) => Promise<Outcome>;

export interface AttemptDependencies {
  db: Queryable;
  log: WorkerLog;
  timeScale: number;
  random: () => number;
  send: Send;
  /** Where a destination can be tried out. */
  sendTest?: (claim: Claim) => Promise<Outcome>;
  claim: (job: AttemptJob) => Promise<Claim | null>;
}

/** One attempt of one delivery, from the job to what is recorded of it. */
export async function attemptDelivery(
  dependencies: AttemptDependencies,
  queue: string,
  job: AttemptJob,
): Promise<void> {
  const { db } = dependencies;
  const claim = await dependencies.claim(job);
  if (claim === null) return postponeWhileLeased(db, queue, job);
  await recordOutcome(dependencies, queue, claim, await sendClaimed(dependencies, claim));
}

/**
 * A bug of our own while sending counts as an attempt like any other: thrown on, it would leave the
 * delivery pending for ever, unnoticed. Only when the database cannot answer is it no attempt; the job
 * is then retried.
 */
async function sendClaimed(
  { db, log, send, sendTest }: AttemptDependencies,
  claim: Claim,
): Promise<Outcome> {
  try {
    if (isTest(claim.delivery) && sendTest) return await sendTest(claim);
    const subject = await loadSubject(db, claim.delivery);
    return subject ? await send(claim, subject) : { kind: 'skipped', error: 'erased' };
  } catch (error) {
    if (isUnavailable(error)) throw error;
    log.error({ delivery: claim.delivery.id, err: error }, 'fault while sending');
    return { kind: 'failed', error: `fault in our own code: ${faultOf(error)}` };
  }
}

/** The error's class, never its message, which may hold what was sent. */
function faultOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

async function recordOutcome(
  dependencies: AttemptDependencies,
  queue: string,
  claim: Claim,
  outcome: Outcome,
) {
  const { db, log, timeScale, random } = dependencies;
  if (outcome.kind === 'delivered') return recordEnd(db, claim, 'delivered', null);
  // Who asked for a test waits for its outcome: nobody else is alerted, and it is not tried again.
  if (outcome.kind === 'skipped' || isTest(claim.delivery)) {
    return recordEnd(db, claim, 'skipped', outcome.error);
  }

  const { id, kind, destination } = claim.delivery;
  const facts = {
    delivery: id,
    kind,
    destination: destination ?? '',
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
  log.error(facts, 'delivery is dead');
  return recordDeath(db, claim, outcome);
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** Before each attempt of a webhook, the first one included. */
const WEBHOOK_GAPS_SECONDS = [
  0,
  5,
  5 * MINUTE_SECONDS,
  30 * MINUTE_SECONDS,
  2 * HOUR_SECONDS,
  5 * HOUR_SECONDS,
  10 * HOUR_SECONDS,
  14 * HOUR_SECONDS,
  20 * HOUR_SECONDS,
  24 * HOUR_SECONDS,
];
/** So that deliveries which failed together are not all retried together. */
const JITTER = 0.2;

const MAIL_GAP_SECONDS = 5 * MINUTE_SECONDS;
const MAIL_RETRIES = 48;

interface RetryOptions {
  /** From 0 to 1. */
  random: number;
  timeScale: number;
  retryAfterSeconds?: number | undefined;
}

/** How long to wait after `failedAttempts` failures; null when it was the last one. */
export function secondsUntilNext(
  kind: DeliveryKind,
  failedAttempts: number,
  { random, timeScale, retryAfterSeconds = 0 }: RetryOptions,
): number | null {
  if (kind !== 'webhook') {
    return failedAttempts > MAIL_RETRIES ? null : MAIL_GAP_SECONDS * timeScale;
  }
  const gap = WEBHOOK_GAPS_SECONDS[failedAttempts];
  if (gap === undefined) return null;
  const spread = 1 - JITTER + 2 * JITTER * random;
  return Math.max(gap * spread * timeScale, retryAfterSeconds);
}
