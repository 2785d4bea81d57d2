import { attemptsFrom, type Queryable } from './enqueue.ts';
import { QUEUE_OF_ROW } from './queues.ts';
import { alertAbout } from './record.ts';

/**
 * Due, and no job knows of it: its queue was missing, or someone emptied it. A delivery and its job
 * come in one statement, so there is no moment in which this is normal.
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
  RETURNING id`;

/** Belt and braces: no delivery waits for a job that will never come. */
export async function sweepDeliveries(
  db: Queryable,
  destinations: readonly { name: string }[],
): Promise<{ enqueued: number; dead: number }> {
  const names = destinations.map(({ name }) => name);
  const dead = await db.query(
    `WITH dead AS (${WITHOUT_DESTINATION}), alert AS (${alertAbout('dead')}) SELECT id FROM dead`,
    [names],
  );
  const enqueued = await db.query(
    `WITH enqueued AS (${attemptsFrom(WITHOUT_JOB)} RETURNING id) SELECT id FROM enqueued`,
  );
  return { enqueued: enqueued.rows.length, dead: dead.rows.length };
}
