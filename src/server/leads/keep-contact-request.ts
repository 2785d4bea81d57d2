import type { Pool } from 'pg';
import { CONSENT_TEXT_VERSIONS } from '#domain/leads/consent-text.ts';
import type { ContactRequest, DemoRequest } from '#domain/leads/contact.ts';
import { suspicionOf } from '#domain/leads/guard-fields.ts';
import {
  GUARDS,
  type Sending,
  sendGuarded,
  VERDICT,
  type Verdict,
} from '../database/guarded-statement.ts';
import { deliveryMembers } from '../deliveries/enqueue.ts';
import { plannedDeliveries } from '../deliveries/plan.ts';
import type { DestinationFilter } from '../webhooks/destination.ts';

const COLUMNS =
  'form_type, email, name, company, phone, message, lead_score, form_data, suspicion, language, notice_text_version';

const KEEP = {
  name: 'keep-contact-request',
  text: `WITH ${GUARDS},
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
${deliveryMembers({ planned: '$7', subject: 'subject', column: 'form_submission_id' })}
SELECT ${VERDICT} FROM excess LEFT JOIN claimed ON true`,
};

interface Office {
  pool: Pool;
  destinations: () => readonly DestinationFilter[];
}

export async function keepContactRequest(
  { pool, destinations }: Office,
  request: ContactRequest | DemoRequest,
  sending: Sending,
): Promise<Verdict> {
  const suspicion = suspicionOf(request);
  const facts = { form_type: request.form_type, suspicion };
  const deliveries = plannedDeliveries('form.submitted', facts, destinations());
  const { website: _website, filled_ms: _filledMs, n8n_webhook_url: _url, ...kept } = request;
  const record = {
    ...kept,
    suspicion,
    simulator_result_id: request.form_data.simulator_result_id,
    notice_text_version: CONSENT_TEXT_VERSIONS.contact,
  };
  const parts = [JSON.stringify(deliveries), JSON.stringify(record)];
  return (await sendGuarded(pool, KEEP, sending, ...parts)).verdict;
}
