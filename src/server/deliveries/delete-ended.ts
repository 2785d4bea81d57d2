import { RETENTION } from '#domain/retention.ts';
import type { Queryable } from './enqueue.ts';

/** P17: what was sent where is known for 30 days. The leads themselves have a longer life. */
export async function deleteEndedDeliveries(db: Queryable): Promise<number> {
  const { rows } = await db.query(
    `DELETE FROM deliveries
     WHERE state <> 'pending' AND ended_at < pgboss.job_now() - $1 * interval '1 day'
     RETURNING id`,
    [RETENTION.deliveryPayloadDays],
  );
  return rows.length;
}
