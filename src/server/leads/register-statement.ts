import { GUARDS, VERDICT } from '../database/guarded-statement.ts';
import { deliveryMembers } from '../deliveries/enqueue.ts';

const LEAD_COLUMNS = [
  'id',
  'email',
  'first_name',
  'last_name',
  'company',
  'phone',
  'fleet_size',
  'vehicle_type',
  'charging_hours',
  'daily_distance',
  'current_energy_cost',
  'industry',
  'urgency',
  'main_motivation',
  'source',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'referrer_url',
  'email_consent',
  'newsletter_consent',
  'phone_consent',
  'preferred_contact_method',
  'user_agent',
  'browser_language',
  'language',
  'lead_score',
  'qualification_status',
  'score_lines',
].join(', ');

/**
 * A pre-registration in one statement: limits, key, lead, submission, deliveries and their jobs
 * commit together or not at all. $7 holds the deliveries of both events, $8 { lead, submission }.
 */
export const REGISTER_LEAD = {
  name: 'register-lead',
  text: `WITH ${GUARDS},
sent AS MATERIALIZED (SELECT $8::jsonb AS body FROM claimed WHERE is_new),
lead AS (
  INSERT INTO crm_leads (${LEAD_COLUMNS})
  SELECT ${LEAD_COLUMNS} FROM sent, jsonb_populate_record(null::crm_leads, body->'lead')
  ON CONFLICT (lower(email)) DO UPDATE SET last_contact_at = now()
  RETURNING id
),
told AS (
  SELECT lead.id AS lead_id, lead.id::text <> body->'lead'->>'id' AS repeated FROM lead, sent
),
submission AS (
  INSERT INTO lead_submissions (
    id, lead_id, repeated, answers, lead_score, qualification_status, score_lines, suspicion,
    token_hash, token_expires_at, language, consent_text_version
  )
  SELECT
    $5::uuid, told.lead_id, told.repeated, answers, lead_score, qualification_status, score_lines,
    suspicion, token_hash, now() + interval '24 hours', language, consent_text_version
  FROM told, sent, jsonb_populate_record(null::lead_submissions, body->'submission')
  RETURNING id
),
subject AS (
  SELECT
    submission.id,
    CASE WHEN repeated THEN 'lead.repeated' ELSE 'lead.registered' END AS event
  FROM submission, told
),
${deliveryMembers({ planned: '$7', subject: 'subject', column: 'lead_submission_id' })}
SELECT ${VERDICT}, told.repeated FROM excess LEFT JOIN claimed ON true LEFT JOIN told ON true`,
};
