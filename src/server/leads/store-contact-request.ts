import type { Pool } from 'pg';
import {
  CONTACT_FIELDS,
  type ContactRequest,
  type DemoRequest,
} from '#domain/leads/contact-request-fields.ts';
import { fieldsIn } from '#domain/leads/field-table.ts';
import { CONSENT_TEXT_VERSIONS, suspicionOf } from '#domain/leads/shared-fields.ts';
import {
  IDEMPOTENCY_CTES,
  type IdempotentRequest,
  insertIdempotently,
  VERDICT_COLUMNS,
  type Verdict,
} from '../database/idempotent-insert.ts';
import type { DestinationFilter } from '../deliveries/destinations.ts';
import { deliveryCtes, plannedDeliveries } from '../deliveries/enqueue.ts';

const FIELD_COLUMNS = fieldsIn(CONTACT_FIELDS, 'column');
const COLUMNS = [...FIELD_COLUMNS, 'suspicion', 'notice_text_version'].join(', ');

const STORE_CONTACT_REQUEST = {
  name: 'keep-contact-request',
  text: `WITH ${IDEMPOTENCY_CTES},
submission AS (
  INSERT INTO form_submissions (id, simulator_result_id, ${COLUMNS})
  SELECT
    $5::uuid,
    -- One that does not exist is no reason to lose the request.
    (SELECT r.id FROM simulator_results r WHERE r.id = ($8::jsonb->>'simulator_result_id')::uuid),
    ${COLUMNS}
  FROM claimed, jsonb_populate_record(null::form_submissions, $8::jsonb) WHERE is_new
  RETURNING id
),
subject AS (SELECT id, 'form.submitted' AS event FROM submission),
${deliveryCtes({ planned: '$7', subject: 'subject', column: 'form_submission_id' })}
SELECT ${VERDICT_COLUMNS} FROM over_limit LEFT JOIN claimed ON true`,
};

interface Dependencies {
  pool: Pool;
  destinations: () => readonly DestinationFilter[];
}

export async function storeContactRequest(
  { pool, destinations }: Dependencies,
  request: ContactRequest | DemoRequest,
  idempotentRequest: IdempotentRequest,
): Promise<Verdict> {
  const suspicion = suspicionOf(request);
  const facts = { form_type: request.form_type, suspicion };
  const deliveries = plannedDeliveries('form.submitted', facts, destinations());
  const record = {
    ...Object.fromEntries(FIELD_COLUMNS.map((field) => [field, request[field]])),
    suspicion,
    simulator_result_id: request.form_data.simulator_result_id,
    notice_text_version: CONSENT_TEXT_VERSIONS.contact,
  };
  const parameters = [JSON.stringify(deliveries), JSON.stringify(record)];
  return (await insertIdempotently(pool, STORE_CONTACT_REQUEST, idempotentRequest, ...parameters))
    .verdict;
}
