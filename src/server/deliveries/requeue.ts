import type { Queryable } from '../database/pool.ts';
import { alertJobSql, LEASE_SECONDS } from './attempt-statements.ts';
import { insertAttemptJobsSql } from './enqueue.ts';
import { QUEUE_OF_ROW } from './queues.ts';

const REVIVED = `
  UPDATE deliveries
  SET state = 'pending', attempts = 0, last_error = NULL, ended_at = NULL,
    next_attempt_at = pgboss.job_now()
  WHERE id = ANY($1) AND state = 'dead'
  RETURNING id, kind, destination, attempts, next_attempt_at`;

/** Dead deliveries start again from the first attempt, under the same webhook-id or Message-ID. */
export const replay = (db: Queryable, deliveryIds: readonly string[]): Promise<string[]> =>
  enqueueAgain(db, REVIVED, deliveryIds);

/**
 * Those that failed and wait for their next attempt have it now; attempts count on. One that waits for no longer
 * than a lease may be being sent at this moment, and is left alone.
 */
const HASTENED = `
  UPDATE deliveries SET next_attempt_at = pgboss.job_now()
  WHERE id = ANY($1) AND state = 'pending' AND attempts > 0
    AND next_attempt_at > pgboss.job_now() + ${Math.max(...Object.values(LEASE_SECONDS))} * interval '1s'
  RETURNING id, kind, destination, attempts, next_attempt_at`;

/** The job of the attempt that was planned finds it made, and does nothing. */
export const hasten = (db: Queryable, deliveryIds: readonly string[]): Promise<string[]> =>
  enqueueAgain(db, HASTENED, deliveryIds);

async function enqueueAgain(
  db: Queryable,
  changed: string,
  deliveryIds: readonly string[],
): Promise<string[]> {
  const { rows } = await db.query(
    `WITH changed AS (${changed}),
     jobs AS (${insertAttemptJobsSql(`
       SELECT ${QUEUE_OF_ROW} AS queue, id AS delivery_id, attempts + 1 AS attempt, 0 AS priority,
         next_attempt_at AS start_after
       FROM changed`)})
     SELECT id FROM changed`,
    [deliveryIds],
  );
  return rows.map(({ id }) => String(id));
}

/**
 * Due but without a job: its queue was missing, or someone emptied it. A delivery and its job are
 * inserted in one statement, so this is never a passing state.
 */
const WITHOUT_JOB = `
  SELECT ${QUEUE_OF_ROW} AS queue, d.id AS delivery_id, d.attempts + 1 AS attempt, 0 AS priority,
    pgboss.job_now() AS start_after
  FROM deliveries d
  WHERE d.state = 'pending' AND d.next_attempt_at <= pgboss.job_now()
    AND NOT EXISTS (
      SELECT FROM pgboss.job_common j
      WHERE j.name = ${QUEUE_OF_ROW} AND j.state < 'completed' AND j.data->>'delivery_id' = d.id::text
    )
  ORDER BY d.created_at LIMIT 1000`;

/** An hour, because another process may already know a destination that this one does not. */
const WITHOUT_DESTINATION = `
  UPDATE deliveries
  SET state = 'dead', last_error = 'destination not configured', ended_at = pgboss.job_now()
  WHERE state = 'pending' AND kind = 'webhook' AND destination <> ALL($1)
    AND next_attempt_at < pgboss.job_now() - interval '1 hour'
  RETURNING id, destination`;

/** A safety net for deliveries whose job is missing. */
export async function sweepDeliveries(
  db: Queryable,
  destinations: readonly { name: string }[],
): Promise<{ enqueued: number; dead: number }> {
  const names = destinations.map(({ name }) => name);
  const dead = await db.query(
    `WITH dead AS (${WITHOUT_DESTINATION}), alert AS (${alertJobSql('dead')}) SELECT destination FROM dead`,
    [names],
  );
  const enqueued = await db.query(
    `WITH enqueued AS (${insertAttemptJobsSql(WITHOUT_JOB)} RETURNING id) SELECT id FROM enqueued`,
  );
  return { enqueued: enqueued.rows.length, dead: dead.rows.length };
}
