import type { Queryable } from '../database/pool.ts';
import type { Outcome } from './delivery.ts';
import { insertAttemptJobsSql, insertJobsSql } from './enqueue.ts';
import { ALERT_QUEUE } from './queues.ts';
import type { Delivery } from './subject.ts';

export interface AttemptJob {
  delivery_id: string;
  attempt: number;
}

export interface Claim {
  delivery: Delivery;
  attempt: number;
  /** Identifies the claim: when the row has another value, the claim was lost. */
  leaseUntil: Date;
  now: Date;
}

/** Longer than sending may take: once it is over, the worker that claimed is dead. */
export const LEASE_SECONDS = { webhook: 30, mail: 60, analysis: 60 };

/**
 * SQL: the row has not ended. Written so that the index of what is pending does not serve it: while the
 * statistics are from a time when nothing was, PostgreSQL reads that whole index for each of a backlog's
 * deliveries, instead of finding the one by its id.
 */
export const isPending = (row = 'deliveries'): string => `${row}.state || '' = 'pending'`;

/**
 * `next_attempt_at` is the earliest moment at which anyone may try; a claim moves it on. Of two workers
 * with the same job, one finds it moved. Milliseconds, because a Date holds no more.
 */
const CLAIM = `
  UPDATE deliveries
  SET next_attempt_at = date_trunc('milliseconds', pgboss.job_now()) + $3 * interval '1s'
  WHERE id = $1 AND ${isPending()} AND attempts = $2 - 1 AND next_attempt_at <= pgboss.job_now()
  RETURNING id, kind, event, destination, lead_submission_id, form_submission_id,
    newsletter_subscriber_id, data_request_id, analysis_id, next_attempt_at,
    pgboss.job_now() AS now`;

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
export async function postponeWhileLeased(
  db: Queryable,
  queue: string,
  job: AttemptJob,
): Promise<void> {
  const { delivery_id, attempt } = job;
  const leased = `
    SELECT $3::text AS queue, id AS delivery_id, $2::int AS attempt, 0 AS priority,
      next_attempt_at AS start_after
    FROM deliveries
    WHERE id = $1 AND ${isPending()} AND attempts = $2 - 1 AND next_attempt_at > pgboss.job_now()`;
  await db.query(insertAttemptJobsSql(leased), [delivery_id, attempt, queue]);
}

/** However many deliveries die within it, sales gets one mail. */
export const ALERT_EVERY_SECONDS = 900;

/** Recorded even if the lease was lost, because it has arrived. */
const ENDED_WELL = `
  UPDATE deliveries SET state = $3, attempts = $2, last_error = $4, ended_at = pgboss.job_now()
  WHERE id = $1 AND ${isPending()} AND attempts = $2 - 1`;

const FAILED = `
  UPDATE deliveries SET attempts = $2, last_error = $4,
    next_attempt_at = pgboss.job_now() + $5 * interval '1s'
  WHERE id = $1 AND ${isPending()} AND attempts = $2 - 1 AND next_attempt_at = $3
  RETURNING id, next_attempt_at`;

const DEAD = `
  UPDATE deliveries SET state = 'dead', attempts = $2, last_error = $4, ended_at = pgboss.job_now()
  WHERE id = $1 AND ${isPending()} AND attempts = $2 - 1 AND next_attempt_at = $3
  RETURNING id, destination`;

const DISABLED = `
  INSERT INTO disabled_destinations (destination, reason)
  SELECT destination, $4 FROM dead WHERE $5
  ON CONFLICT DO NOTHING`;

/** Inserts the job that informs sales, due at the end of the current quarter of an hour. `source` selects the dead deliveries. */
export function alertJobSql(source: string): string {
  return insertJobsSql(`
    SELECT '${ALERT_QUEUE}' AS queue, '{}'::jsonb AS data, 0 AS priority,
      to_timestamp(slot) AS start_after, 'epoch'::timestamp + slot * interval '1s' AS slot
    FROM (
      SELECT ceil((extract(epoch FROM pgboss.job_now()) + 1) / ${ALERT_EVERY_SECONDS})
        * ${ALERT_EVERY_SECONDS} AS slot
      FROM ${source}
    ) s`);
}

export async function recordEnd(
  db: Queryable,
  { delivery, attempt }: Claim,
  state: 'delivered' | 'skipped',
  error: string | null,
): Promise<void> {
  await db.query(ENDED_WELL, [delivery.id, attempt, state, error]);
}

/** The failure and the job of the next attempt are one statement: there is never one without the other. */
export async function recordFailure(
  db: Queryable,
  { delivery, attempt, leaseUntil }: Claim,
  error: string,
  next: { queue: string; seconds: number },
): Promise<void> {
  await db.query(
    `WITH failed AS (${FAILED})
     ${insertAttemptJobsSql(`
       SELECT $6::text AS queue, id AS delivery_id, $2::int + 1 AS attempt, 0 AS priority,
         next_attempt_at AS start_after FROM failed`)}`,
    [delivery.id, attempt, leaseUntil, error, next.seconds, next.queue],
  );
}

export async function recordDeath(
  db: Queryable,
  { delivery, attempt, leaseUntil }: Claim,
  { kind, error }: Extract<Outcome, { error: string }>,
): Promise<void> {
  await db.query(`WITH dead AS (${DEAD}), disabled AS (${DISABLED}) ${alertJobSql('dead')}`, [
    delivery.id,
    attempt,
    leaseUntil,
    error,
    kind === 'gone',
  ]);
}
