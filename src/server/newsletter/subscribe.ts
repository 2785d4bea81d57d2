import type { Pool } from 'pg';
import type { Language } from '#domain/language.ts';
import { CONSENT_TEXT_VERSIONS } from '#domain/leads/consent-text.ts';
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

const ANSWERS = ['language', 'source', 'form_data', 'consent_text_version'];
const COLUMNS = [...ANSWERS, 'suspicion'].join(', ');

/** A stranger may be asking: what somebody who has left had agreed to stays until they confirm. */
const REPLACED = ANSWERS.map(
  (column) =>
    `${column} = CASE WHEN kept.state = 'unsubscribed' THEN kept.${column} ELSE excluded.${column} END`,
).join(',\n    ');
const RENEWAL = ANSWERS.map((column) => `'${column}', excluded.${column}`).join(', ');

/** Milliseconds, because the token in the mail is made from what JavaScript sees of it. */
const SUBSCRIBE = {
  name: 'subscribe',
  text: `WITH ${GUARDS},
subscriber AS (
  INSERT INTO newsletter_subscribers AS kept (id, email, requested_at, ${COLUMNS})
  SELECT $5::uuid, email, date_trunc('milliseconds', now()), ${COLUMNS}
  FROM claimed, jsonb_populate_record(null::newsletter_subscribers, $8::jsonb) WHERE is_new
  ON CONFLICT (lower(email)) DO UPDATE SET
    requested_at = excluded.requested_at, suspicion = NULL,
    renewal = CASE WHEN kept.state = 'unsubscribed' THEN jsonb_build_object(${RENEWAL}) END,
    ${REPLACED}
  -- Nobody must end the link that a reader has just been sent, or have it sent again within a day.
  WHERE kept.state <> 'confirmed' AND excluded.suspicion IS NULL AND (
    kept.suspicion IS NOT NULL
    OR kept.requested_at <= kept.unsubscribed_at
    OR kept.requested_at <= excluded.requested_at - interval '24 hours'
  )
  RETURNING id
),
reader AS (
  SELECT kept.id FROM claimed, newsletter_subscribers kept
  WHERE is_new AND kept.email = $8::jsonb->>'email' AND kept.state = 'confirmed'
    AND NOT EXISTS (
      SELECT 1 FROM deliveries d WHERE d.newsletter_subscriber_id = kept.id
        AND d.kind = 'newsletter_reminder' AND d.created_at > now() - interval '24 hours'
    )
),
subject AS (
  SELECT id, 'newsletter.requested' AS event FROM subscriber
  UNION ALL SELECT id, 'newsletter.repeated' FROM reader
),
${deliveryMembers({ planned: '$7', subject: 'subject', column: 'newsletter_subscriber_id' })}
SELECT ${VERDICT} FROM excess LEFT JOIN claimed ON true`,
};

const TEXT_BEFORE_THEM = {
  footer_newsletter: CONSENT_TEXT_VERSIONS.newsletter,
  pre_registration: CONSENT_TEXT_VERSIONS.pre_registration,
} as const;

/** From the footer, or from the box ticked in a pre-registration. */
export interface LetterRequest {
  email: string;
  language: Language;
  website?: string | undefined;
  filled_ms?: number | undefined;
  form_data: { readonly source: keyof typeof TEXT_BEFORE_THEM };
}

/** The same verdict whether the address is new, waiting or on the list. */
export async function subscribe(
  pool: Pool,
  request: LetterRequest,
  sending: Sending,
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
    consent_text_version: TEXT_BEFORE_THEM[request.form_data.source],
    suspicion: facts.suspicion,
  };
  const parts = [JSON.stringify(deliveries), JSON.stringify(record)];
  return (await sendGuarded(pool, SUBSCRIBE, sending, ...parts)).verdict;
}
