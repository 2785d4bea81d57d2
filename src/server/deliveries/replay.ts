import { attemptsFrom, type Queryable } from './enqueue.ts';
import { QUEUE_OF_ROW } from './queues.ts';

const REVIVED = `
  UPDATE deliveries
  SET state = 'pending', attempts = 0, last_error = NULL, ended_at = NULL,
    next_attempt_at = pgboss.job_now()
  WHERE id = ANY($1) AND state = 'dead'
  RETURNING id, kind, destination, next_attempt_at`;

/** Dead deliveries start again from the first attempt, under the same webhook-id or Message-ID. */
export async function replay(db: Queryable, deliveryIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.query(
    `WITH revived AS (${REVIVED}),
     jobs AS (${attemptsFrom(`
       SELECT ${QUEUE_OF_ROW} AS queue, id AS delivery_id, 1 AS attempt, 0 AS priority,
         next_attempt_at AS start_after
       FROM revived`)})
     SELECT id FROM revived`,
    [deliveryIds],
  );
  return rows.map(({ id }) => String(id));
}

/** After a destination answered 410 and has been put right. */
export async function enableDestination(db: Queryable, name: string): Promise<boolean> {
  const { rows } = await db.query(
    'DELETE FROM disabled_destinations WHERE destination = $1 RETURNING destination',
    [name],
  );
  return rows.length > 0;
}
