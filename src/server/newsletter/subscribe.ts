import type { Pool } from 'pg';
import { CONSENT_TEXT_VERSIONS, suspicionOf } from '#domain/leads/shared-fields.ts';
import type { Language } from '#domain/site/language.ts';
import {
  IDEMPOTENCY_CTES,
  type IdempotentRequest,
  insertIdempotently,
  VERDICT_COLUMNS,
  type Verdict,
} from '../database/idempotent-insert.ts';
import { deliveryCtes, plannedDeliveries } from '../deliveries/enqueue.ts';

const ANSWERS = ['language', 'source', 'form_data', 'consent_text_version'];
const COLUMNS = [...ANSWERS, 'suspicion'].join(', ');

/** A stranger may be subscribing them: what an unsubscribed person had agreed to stays until they confirm. */
const REPLACED = ANSWERS.map(
  (column) =>
    `${column} = CASE WHEN existing.state = 'unsubscribed' THEN existing.${column} ELSE excluded.${column} END`,
).join(',\n    ');
const RENEWAL = ANSWERS.map((column) => `'${column}', excluded.${column}`).join(', ');

/** Milliseconds, because the token in the mail is made from what JavaScript sees of it. */
const SUBSCRIBE = {
  name: 'subscribe',
  text: `WITH ${IDEMPOTENCY_CTES},
subscriber AS (
  INSERT INTO newsletter_subscribers AS existing (id, email, requested_at, ${COLUMNS})
  SELECT $5::uuid, email, date_trunc('milliseconds', now()), ${COLUMNS}
  FROM claimed, jsonb_populate_record(null::newsletter_subscribers, $8::jsonb) WHERE is_new
  ON CONFLICT (email) DO UPDATE SET
    requested_at = excluded.requested_at, suspicion = NULL,
    renewal = CASE WHEN existing.state = 'unsubscribed' THEN jsonb_build_object(${RENEWAL}) END,
    ${REPLACED}
  -- Nobody must end the link that a reader has just been sent, or have it sent again within a day.
  WHERE existing.state <> 'confirmed' AND excluded.suspicion IS NULL AND (
    existing.suspicion IS NOT NULL
    OR existing.requested_at <= existing.unsubscribed_at
    OR existing.requested_at <= excluded.requested_at - interval '24 hours'
  )
  RETURNING id
),
reader AS (
  SELECT existing.id FROM claimed, newsletter_subscribers existing
  WHERE is_new AND existing.email = $8::jsonb->>'email' AND existing.state = 'confirmed'
    AND NOT EXISTS (
      SELECT 1 FROM deliveries d WHERE d.newsletter_subscriber_id = existing.id
        AND d.kind = 'newsletter_reminder' AND d.created_at > now() - interval '24 hours'
    )
),
subject AS (
  SELECT id, 'newsletter.requested' AS event FROM subscriber
  UNION ALL SELECT id, 'newsletter.repeated' FROM reader
),
${deliveryCtes({ planned: '$7', subject: 'subject', column: 'newsletter_subscriber_id' })}
SELECT ${VERDICT_COLUMNS} FROM over_limit LEFT JOIN claimed ON true`,
};

const CONSENT_TEXT_OF = {
  footer_newsletter: CONSENT_TEXT_VERSIONS.newsletter,
  pre_registration: CONSENT_TEXT_VERSIONS.pre_registration,
} as const;

/** From the footer, or from the checkbox of a pre-registration. */
export interface NewsletterRequest {
  email: string;
  language: Language;
  website?: string | undefined;
  filled_ms?: number | undefined;
  form_data: { readonly source: keyof typeof CONSENT_TEXT_OF };
}

/** The same answer whether the address is new, unconfirmed or subscribed: nobody learns who reads it. */
export async function subscribe(
  pool: Pool,
  request: NewsletterRequest,
  idempotentRequest: IdempotentRequest,
): Promise<Verdict> {
  const facts = { form_type: 'newsletter', suspicion: suspicionOf(request) } as const;
  const deliveries = (['newsletter.requested', 'newsletter.repeated'] as const).flatMap((event) =>
    plannedDeliveries(event, facts, []),
  );
  const record = {
    email: request.email,
    language: request.language,
    source: request.form_data.source,
    form_data: request.form_data,
    consent_text_version: CONSENT_TEXT_OF[request.form_data.source],
    suspicion: facts.suspicion,
  };
  const parameters = [JSON.stringify(deliveries), JSON.stringify(record)];
  return (await insertIdempotently(pool, SUBSCRIBE, idempotentRequest, ...parameters)).verdict;
}
