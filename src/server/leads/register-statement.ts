import { GUARDS, VERDICT } from '../database/guarded-statement.ts';
import { deliveryMembers } from '../deliveries/enqueue.ts';

const ANSWERS = [
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
  'suspicion',
];
const LEAD_COLUMNS = ['id', 'email', ...ANSWERS].join(', ');

/** Of a lead that a program made, what the first registration by a person replaces: all but its address. */
export const REPLACED_COLUMNS = [
  ...ANSWERS,
  'submission_id',
  'simulator_completed',
  'simulator_result_id',
  'created_at',
];
const REPLACEMENTS = REPLACED_COLUMNS.map(
  (column) => `${column} = CASE WHEN kept.suspicion IS NOT NULL AND excluded.suspicion IS NULL
      THEN excluded.${column} ELSE kept.${column} END`,
).join(',\n    ');

/**
 * A pre-registration in one statement: limits, key, lead, submission, deliveries and their jobs
 * commit together or not at all. $7 holds the deliveries of both events, $8 { lead, submission }.
 *
 * Somebody who was there before keeps the lead, unless that was perhaps a program: then a stranger
 * could register people under answers and consents of his own. What a program sends changes nothing.
 *
 * The conflict is on lower(email), of a canonical address the address itself: the version before this
 * one may still write others.
 */
export const REGISTER_LEAD = {
  name: 'register-lead',
  text: `WITH ${GUARDS},
sent AS MATERIALIZED (SELECT $8::jsonb AS body FROM claimed WHERE is_new),
lead AS (
  INSERT INTO crm_leads AS kept (submission_id, ${LEAD_COLUMNS})
  SELECT $5::uuid, ${LEAD_COLUMNS} FROM sent, jsonb_populate_record(null::crm_leads, body->'lead')
  ON CONFLICT (lower(email)) DO UPDATE SET
    last_contact_at =
      CASE WHEN excluded.suspicion IS NULL THEN now() ELSE kept.last_contact_at END,
    ${REPLACEMENTS}
  RETURNING id, submission_id
),
told AS (
  SELECT id AS lead_id, submission_id IS DISTINCT FROM $5::uuid AS repeated FROM lead
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
