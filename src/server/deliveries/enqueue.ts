import type { PlannedDelivery } from './plan.ts';

/** A pool, or a connection inside the caller's transaction. */
export interface Queryable {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

export type SubjectColumn =
  | 'lead_submission_id'
  | 'form_submission_id'
  | 'newsletter_subscriber_id';

/**
 * The insert of pg-boss's own `insert()`, to stand inside another statement. `source` has the columns
 * queue, data, priority, start_after and slot (null, or the moment that only one job may have).
 * A test holds it against pg-boss's.
 */
export function jobsFrom(source: string): string {
  return `INSERT INTO pgboss.job_common (
      id, name, data, priority, start_after, created_on, singleton_on, expire_seconds,
      deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy,
      dead_letter, heartbeat_seconds
    )
    SELECT
      gen_random_uuid(), q.name, s.data, s.priority, s.start_after, pgboss.job_now(), s.slot,
      q.expire_seconds, q.deletion_seconds, s.start_after + q.retention_seconds * interval '1s',
      q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter,
      q.heartbeat_seconds
    FROM (${source}) s JOIN pgboss.queue q ON q.name = s.queue
    ON CONFLICT DO NOTHING`;
}

/** Jobs for attempts. `source` has the columns queue, delivery_id, attempt, priority and start_after. */
export function attemptsFrom(source: string): string {
  return jobsFrom(`
    SELECT queue, jsonb_build_object('delivery_id', delivery_id, 'attempt', attempt) AS data,
      priority, start_after, NULL::timestamp AS slot
    FROM (${source}) a`);
}

interface Members {
  /** Parameter with the planned deliveries as JSON, e.g. '$7'. */
  planned: string;
  /** A member of the WITH list with the columns `id` and `event`: only that event's deliveries are kept. */
  subject: string;
  column: SubjectColumn;
}

/**
 * Two members for a caller's WITH list, so that a lead, its deliveries and their jobs are one statement:
 * they commit or fail together, in one round trip.
 */
export function deliveryMembers({ planned, subject, column }: Members): string {
  return `kept_deliveries AS (
    INSERT INTO deliveries (id, kind, event, destination, next_attempt_at, ${column})
    SELECT d.id, d.kind, d.event, d.destination, pgboss.job_now(), s.id
    FROM ${plannedRows(planned)} JOIN ${subject} s ON s.event = d.event
    RETURNING id
  ),
  delivery_jobs AS (
    ${attemptsFrom(`
      SELECT d.queue, d.id AS delivery_id, 1 AS attempt, d.priority, pgboss.job_now() AS start_after
      FROM ${plannedRows(planned)} JOIN kept_deliveries USING (id)`)}
  )`;
}

function plannedRows(parameter: string): string {
  return `jsonb_to_recordset(${parameter}::jsonb) AS d(
      id uuid, kind text, event text, destination text, queue text, priority integer
    )`;
}

/** Keeps the deliveries of one submission or subscriber and enqueues them, on the caller's connection. */
export async function enqueue(
  db: Queryable,
  planned: readonly PlannedDelivery[],
  column: SubjectColumn,
  subjectId: string,
): Promise<void> {
  const subject = `(SELECT DISTINCT $2::uuid AS id, event FROM ${plannedRows('$1')})`;
  await db.query(`WITH ${deliveryMembers({ planned: '$1', subject, column })} SELECT 1`, [
    JSON.stringify(planned),
    subjectId,
  ]);
}
