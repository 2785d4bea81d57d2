import { attemptsFrom, type Queryable } from './enqueue.ts';
import type { Delivery } from './subject.ts';

export interface AttemptJob {
  delivery_id: string;
  attempt: number;
}

export interface Claim {
  delivery: Delivery;
  attempt: number;
  /** The claim's own mark: who finds another one there has lost it. */
  leaseUntil: Date;
  now: Date;
}

/** Longer than a sending may take: after it, whoever sent is dead. */
export const LEASE_SECONDS = { webhook: 30, mail: 60 };

/**
 * `next_attempt_at` is the earliest moment at which anyone may try; a claim moves it on. Of two workers
 * with the same job, one finds it moved. Milliseconds, because a Date holds no more.
 */
const CLAIM = `
  UPDATE deliveries
  SET next_attempt_at = date_trunc('milliseconds', pgboss.job_now()) + $3 * interval '1s'
  WHERE id = $1 AND state = 'pending' AND attempts = $2 - 1 AND next_attempt_at <= pgboss.job_now()
  RETURNING id, kind, event, destination, lead_submission_id, form_submission_id,
    newsletter_subscriber_id, next_attempt_at, pgboss.job_now() AS now`;

export async function claimAttempt(
  db: Queryable,
  job: AttemptJob,
  leaseSeconds: number,
): Promise<Claim | null> {
  const { rows } = await db.query(CLAIM, [job.delivery_id, job.attempt, leaseSeconds]);
  if (!rows[0]) return null;
  const { next_attempt_at, now, ...delivery } = rows[0];
  return {
    delivery: delivery as unknown as Delivery,
    attempt: job.attempt,
    leaseUntil: next_attempt_at as Date,
    now: now as Date,
  };
}

/** The job of a worker that died may come back before its lease ends: it is put off until then. */
export async function putOffWhileLeased(
  db: Queryable,
  queue: string,
  job: AttemptJob,
): Promise<void> {
  const { delivery_id, attempt } = job;
  const leased = `
    SELECT $3::text AS queue, id AS delivery_id, $2::int AS attempt, 0 AS priority,
      next_attempt_at AS start_after
    FROM deliveries
    WHERE id = $1 AND state = 'pending' AND attempts = $2 - 1 AND next_attempt_at > pgboss.job_now()`;
  await db.query(attemptsFrom(leased), [delivery_id, attempt, queue]);
}
