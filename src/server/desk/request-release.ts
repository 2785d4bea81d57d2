import type { PoolClient } from 'pg';
import * as v from 'valibot';
import type { Qualification } from '#domain/leads/scoring.ts';
import type { DeliveryEvent, EventFacts } from '../deliveries/delivery.ts';
import { recordedDestinations } from '../deliveries/destinations.ts';
import { enqueue, plannedDeliveries, type SubjectColumn } from '../deliveries/enqueue.ts';
import { operation } from './operation.ts';
import { Refused } from './refused.ts';

interface Released {
  event: DeliveryEvent;
  column: SubjectColumn;
  facts: EventFacts;
}

/** Of two at once, one finds it released already. */
const RELEASE_REGISTRATION = `
  WITH released AS (
    UPDATE lead_submissions SET suspicion = NULL, released_at = now() WHERE id = $1 AND suspicion IS NOT NULL
    RETURNING id, repeated, qualification_status
  ),
  lead AS (
    UPDATE crm_leads l SET suspicion = NULL FROM released WHERE l.submission_id = released.id
  )
  SELECT repeated, qualification_status FROM released`;

const RELEASE_MESSAGE = `
  UPDATE form_submissions SET suspicion = NULL, released_at = now() WHERE id = $1 AND suspicion IS NOT NULL
  RETURNING form_type`;

async function release(db: PoolClient, id: string): Promise<Released | undefined> {
  const registrations = await db.query<{
    repeated: boolean;
    qualification_status: Qualification;
  }>(RELEASE_REGISTRATION, [id]);
  const [registration] = registrations.rows;
  if (registration !== undefined) {
    const { repeated, qualification_status } = registration;
    return {
      event: repeated ? 'lead.repeated' : 'lead.registered',
      column: 'lead_submission_id',
      facts: { form_type: 'pre_registration', suspicion: null, qualification_status },
    };
  }
  const messages = await db.query<Pick<EventFacts, 'form_type'>>(RELEASE_MESSAGE, [id]);
  const [message] = messages.rows;
  return (
    message && {
      event: 'form.submitted',
      column: 'form_submission_id',
      facts: { ...message, suspicion: null },
    }
  );
}

/**
 * Somebody has looked: no program sent it. The person gets what they would have got at once, and the company's tools
 * have the event once more, without the mark. The team has its notice already.
 */
export const requestRelease = operation({
  name: 'request.release',
  roles: ['sales'],
  input: v.strictObject({ id: v.pipe(v.string(), v.uuid()) }),
  async run({ db, input: { id } }) {
    const released = await release(db, id);
    if (released === undefined) throw new Refused('conflict');
    const { event, facts, column } = released;
    const held = plannedDeliveries(event, facts, await recordedDestinations(db)).filter(
      ({ kind }) => kind !== 'sales_notice',
    );
    await enqueue(db, held, column, id);
    return { answer: null, records: [id] };
  },
});
