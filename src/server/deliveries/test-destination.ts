import { randomUUID } from 'node:crypto';
import type { ShownTestOutcome } from '#domain/desk/deliveries.ts';
import type { Queryable } from '../database/pool.ts';
import { TEST_EVENT } from './delivery.ts';
import { insertAttemptJobsSql } from './enqueue.ts';
import { webhookQueue } from './queues.ts';

/** Stored, queued and sent like any event, so that what arrives proves the way of all. Returns the webhook-id. */
export async function enqueueTest(db: Queryable, destination: string): Promise<string> {
  const id = randomUUID();
  await db.query(
    `WITH stored AS (
       INSERT INTO deliveries (id, kind, event, destination)
       VALUES ($1, 'webhook', '${TEST_EVENT}', $2) RETURNING id, next_attempt_at
     ),
     jobs AS (${insertAttemptJobsSql(`
       SELECT $3::text AS queue, id AS delivery_id, 1 AS attempt, 1 AS priority,
         next_attempt_at AS start_after
       FROM stored`)})
     SELECT 1`,
    [id, destination, webhookQueue(destination)],
  );
  return id;
}

export async function testOutcome(
  db: Queryable,
  id: string,
): Promise<ShownTestOutcome | undefined> {
  const { rows } = await db.query(
    `SELECT state, last_error FROM deliveries WHERE id = $1 AND event = '${TEST_EVENT}'`,
    [id],
  );
  const [found] = rows as { state: string; last_error: string | null }[];
  if (found === undefined) return undefined;
  const { state, last_error: error } = found;
  return state === 'pending' ? { error: null } : { sent: state === 'delivered', error };
}
