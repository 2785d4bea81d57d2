import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database/pool.ts';
import {
  type DeliveryEvent,
  type DeliveryKind,
  type EventFacts,
  WEBHOOK_EVENTS,
} from './delivery.ts';
import type { DestinationFilter } from './destinations.ts';
import { ANALYSIS_QUEUE, MAIL_QUEUE, webhookQueue } from './queues.ts';

export interface PlannedDelivery {
  id: string;
  kind: DeliveryKind;
  event: DeliveryEvent;
  /** The name of a webhook destination; null for a mail. */
  destination: string | null;
  queue: string;
  /** Jobs of a higher one are fetched first. */
  priority: number;
  /** How long it waits before its first attempt; left out, not at all. */
  held_seconds?: number;
}

/** Beside webhooks. */
const CAUSED: Record<DeliveryEvent, Exclude<DeliveryKind, 'webhook'>[]> = {
  'lead.registered': ['sales_notice', 'acknowledgement', 'analysis'],
  'lead.repeated': ['sales_notice', 'acknowledgement', 'analysis'],
  'lead.simulated': ['sales_notice', 'analysis'],
  'form.submitted': ['sales_notice', 'acknowledgement'],
  'newsletter.requested': ['newsletter_confirmation'],
  'newsletter.repeated': ['newsletter_reminder'],
  'newsletter.confirmed': ['newsletter_welcome'],
  'newsletter.unsubscribed': [],
  // Enqueued by src/server/lead-analyses and, for a draft, with another simulation.
  'lead.analysed': [],
  // Enqueued by src/server/data-requests.
  'data.requested': [],
};

/** The deliveries that an event causes. They hold no personal data: it is added when one is sent. */
export function plannedDeliveries(
  event: DeliveryEvent,
  facts: EventFacts,
  destinations: readonly DestinationFilter[],
): PlannedDelivery[] {
  const webhooks = destinations
    .filter((destination) => wants(destination, event, facts))
    .map(({ name }) => ({
      id: randomUUID(),
      kind: 'webhook' as const,
      event,
      destination: name,
      queue: webhookQueue(name),
      priority: priorityOf(facts),
    }));
  const others = CAUSED[event]
    // A bot must not make us write to somebody it named; sales gets it, marked as suspicious.
    .filter((kind) => facts.suspicion === null || kind === 'sales_notice')
    .map((kind) => ({
      id: randomUUID(),
      kind,
      event,
      destination: null,
      queue: kind === 'analysis' ? ANALYSIS_QUEUE : MAIL_QUEUE,
      priority: kind === 'sales_notice' ? priorityOf(facts) : 0,
      held_seconds: heldSeconds(kind, facts),
    }));
  return [...webhooks, ...others];
}

function wants({ events, form_types }: DestinationFilter, event: DeliveryEvent, facts: EventFacts) {
  const known = WEBHOOK_EVENTS.find((one) => one === event);
  if (known === undefined) return false;
  return (events?.includes(known) ?? true) && (form_types?.includes(facts.form_type) ?? true);
}

function priorityOf({ qualification_status, suspicion }: EventFacts): number {
  if (suspicion !== null) return -1;
  return qualification_status === 'priority' ? 1 : 0;
}

/** The browser links the simulation it has announced within seconds. */
const LONGEST_ACKNOWLEDGEMENT_WAIT_SECONDS = 15;

/**
 * A simulation usually follows its registration: what waits for it is one mail instead of two. A priority
 * lead that announced none is reported at once. The acknowledgement waits only where one was announced; the analysis
 * always does, because it would be another one with the simulation.
 */
function heldSeconds(kind: DeliveryKind, { qualification_status, simulation }: EventFacts): number {
  if (simulation === undefined) return 0;
  const { isAnnounced, waitSeconds } = simulation;
  if (kind === 'acknowledgement') {
    return isAnnounced ? Math.min(waitSeconds, LONGEST_ACKNOWLEDGEMENT_WAIT_SECONDS) : 0;
  }
  const waits = isAnnounced || kind === 'analysis' || qualification_status !== 'priority';
  return waits ? waitSeconds : 0;
}

export type SubjectColumn =
  | 'lead_submission_id'
  | 'form_submission_id'
  | 'newsletter_subscriber_id'
  | 'data_request_id';

/**
 * The insert of pg-boss's own `insert()`, to be used inside another statement. `source` has the columns
 * queue, data, priority, start_after and slot (null, or the moment that only one job may have).
 * A test compares it with pg-boss's.
 */
export function insertJobsSql(source: string): string {
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
export function insertAttemptJobsSql(source: string): string {
  return insertJobsSql(`
    SELECT queue, jsonb_build_object('delivery_id', delivery_id, 'attempt', attempt) AS data,
      priority, start_after, NULL::timestamp AS slot
    FROM (${source}) a`);
}

interface DeliveryCteOptions {
  /** Parameter with the planned deliveries as JSON, e.g. '$7'. */
  planned: string;
  /** A CTE with the columns `id` and `event`: only that event's deliveries are stored. */
  subject: string;
  column: SubjectColumn;
}

/**
 * Two CTEs for a caller's WITH list, so that a lead, its deliveries and their jobs are one statement:
 * they commit or fail together, in one round trip.
 */
export function deliveryCtes({ planned, subject, column }: DeliveryCteOptions): string {
  return `stored_deliveries AS (
    INSERT INTO deliveries (id, kind, event, destination, next_attempt_at, held_until, ${column})
    SELECT d.id, d.kind, d.event, d.destination, ${FIRST_ATTEMPT},
      CASE WHEN d.held_seconds > 0 THEN ${FIRST_ATTEMPT} END, s.id
    FROM ${plannedRows(planned)} JOIN ${subject} s ON s.event = d.event
    RETURNING id
  ),
  delivery_jobs AS (
    ${insertAttemptJobsSql(`
      SELECT d.queue, d.id AS delivery_id, 1 AS attempt, d.priority, ${FIRST_ATTEMPT} AS start_after
      FROM ${plannedRows(planned)} JOIN stored_deliveries USING (id)`)}
  )`;
}

const FIRST_ATTEMPT = "pgboss.job_now() + coalesce(d.held_seconds, 0) * interval '1s'";

function plannedRows(parameter: string): string {
  return `jsonb_to_recordset(${parameter}::jsonb) AS d(
      id uuid, kind text, event text, destination text, queue text, priority integer,
      held_seconds double precision
    )`;
}

/** A draft that is made again from another simulation, of which nobody else is informed. */
export const plannedAnalysis = (): PlannedDelivery => ({
  id: randomUUID(),
  kind: 'analysis',
  event: 'lead.analysed',
  destination: null,
  queue: ANALYSIS_QUEUE,
  priority: 0,
});

/** Stores the deliveries of one submission or subscriber and enqueues them, on the caller's connection. */
export async function enqueue(
  db: Queryable,
  planned: readonly PlannedDelivery[],
  column: SubjectColumn,
  subjectId: string,
): Promise<void> {
  const subject = `(SELECT DISTINCT $2::uuid AS id, event FROM ${plannedRows('$1')})`;
  await db.query(`WITH ${deliveryCtes({ planned: '$1', subject, column })} SELECT 1`, [
    JSON.stringify(planned),
    subjectId,
  ]);
}
