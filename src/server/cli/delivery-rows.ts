import type { Client } from 'pg';
import type { Column } from './printed-table.ts';

export interface DeliveryRow extends Record<string, unknown> {
  id: string;
  kind: string;
  event: string;
  destination: string | null;
  state: string;
  attempts: number;
  last_error: string | null;
  next_attempt_at: Date;
  created_at: Date;
  ended_at: Date | null;
  reference: string;
}

/** Of a delivery, and whom it is about only by reference. */
export const DELIVERY_FIELDS = `d.id, d.kind, d.event, d.destination, d.state, d.attempts,
  d.last_error, d.next_attempt_at, d.created_at, d.ended_at,
  coalesce(d.lead_submission_id, d.form_submission_id, d.newsletter_subscriber_id) AS reference`;

export const DELIVERY_COLUMNS: Column<DeliveryRow>[] = [
  { title: 'DELIVERY', of: ({ id }) => id },
  { title: 'created', of: ({ created_at }) => created_at },
  { title: 'event', of: ({ event }) => event },
  { title: 'to', of: ({ kind, destination }) => destination ?? kind },
  { title: 'state', of: ({ state }) => state },
  { title: 'attempts', of: ({ attempts }) => attempts },
  {
    title: 'next',
    of: ({ state, next_attempt_at }) => (state === 'pending' ? next_attempt_at : null),
  },
  { title: 'reference', of: ({ reference }) => reference },
  { title: 'last error', of: ({ last_error }) => last_error },
];

export async function deliveriesAbout(
  db: Client,
  column: 'lead_submission_id' | 'form_submission_id',
  submissionIds: string[],
): Promise<DeliveryRow[]> {
  const { rows } = await db.query<DeliveryRow>(
    `SELECT ${DELIVERY_FIELDS} FROM deliveries d
     WHERE ${column} = ANY($1) ORDER BY created_at, kind, destination`,
    [submissionIds],
  );
  return rows;
}
