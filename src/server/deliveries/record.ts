import type { Claim } from './claim.ts';
import { attemptsFrom, jobsFrom, type Queryable } from './enqueue.ts';
import type { Outcome } from './outcome.ts';
import { ALERT_QUEUE } from './queues.ts';

/** A moment in which many deliveries die causes one message. */
export const ALERT_EVERY_SECONDS = 900;

/** True even if the lease was lost: it has arrived. */
const ENDED_WELL = `
  UPDATE deliveries SET state = $3, attempts = $2, last_error = $4, ended_at = pgboss.job_now()
  WHERE id = $1 AND state = 'pending' AND attempts = $2 - 1`;

const FAILED = `
  UPDATE deliveries SET attempts = $2, last_error = $4,
    next_attempt_at = pgboss.job_now() + $5 * interval '1s'
  WHERE id = $1 AND state = 'pending' AND attempts = $2 - 1 AND next_attempt_at = $3
  RETURNING id, next_attempt_at`;

const DEAD = `
  UPDATE deliveries SET state = 'dead', attempts = $2, last_error = $4, ended_at = pgboss.job_now()
  WHERE id = $1 AND state = 'pending' AND attempts = $2 - 1 AND next_attempt_at = $3
  RETURNING id, destination`;

const DISABLED = `
  INSERT INTO disabled_destinations (destination, reason)
  SELECT destination, $4 FROM dead WHERE $5
  ON CONFLICT DO NOTHING`;

/** The job that tells sales, at the end of the current quarter of an hour. `source` holds the dead. */
export function alertAbout(source: string): string {
  return jobsFrom(`
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
     ${attemptsFrom(`
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
  await db.query(`WITH dead AS (${DEAD}), disabled AS (${DISABLED}) ${alertAbout('dead')}`, [
    delivery.id,
    attempt,
    leaseUntil,
    error,
    kind === 'gone',
  ]);
}
