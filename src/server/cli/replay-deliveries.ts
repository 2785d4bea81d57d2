import type { Client } from 'pg';
import { attemptsFrom } from '../deliveries/enqueue.ts';
import { MAIL_QUEUE, webhookQueue } from '../deliveries/queues.ts';

type Which = { ids: string[] } | { since: Date };

/** Dead deliveries from their first attempt on, with their jobs in the same statement. */
const REPLAY = `WITH again AS (
    UPDATE deliveries SET state = 'pending', attempts = 0, next_attempt_at = now(), ended_at = NULL
    WHERE state = 'dead' AND (id = ANY($1::uuid[]) OR created_at >= $2)
    RETURNING id, destination
  ),
  jobs AS (${attemptsFrom(`
    SELECT CASE WHEN destination IS NULL THEN '${MAIL_QUEUE}'
        ELSE '${webhookQueue('')}' || destination END AS queue,
      id AS delivery_id, 1 AS attempt, 0 AS priority, pgboss.job_now() AS start_after
    FROM again`)})
  SELECT id FROM again ORDER BY id`;

export async function replayDeliveries(db: Client, which: Which): Promise<string[]> {
  const values = 'ids' in which ? [which.ids, null] : [[], which.since];
  const { rows } = await db.query<{ id: string }>(REPLAY, values);
  return rows.map(({ id }) => id);
}
