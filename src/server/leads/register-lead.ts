import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { fieldsIn } from '#domain/leads/field-table.ts';
import { LEAD_FIELDS, type PreRegistration } from '#domain/leads/lead-fields.ts';
import { type LeadScore, type Qualification, scoreLead } from '#domain/leads/scoring.ts';
import {
  CONSENT_TEXT_VERSIONS,
  suspicionOf,
  withDefaultOrigin,
} from '#domain/leads/shared-fields.ts';
import {
  IDEMPOTENCY_CTES,
  type IdempotentRequest,
  insertIdempotently,
  VERDICT_COLUMNS,
  type Verdict,
} from '../database/idempotent-insert.ts';
import type { DestinationFilter } from '../deliveries/destinations.ts';
import { deliveryCtes, plannedDeliveries } from '../deliveries/enqueue.ts';
import { issuedLeadToken, leadToken, tokenHash } from './lead-token.ts';

const FIELD_COLUMNS = fieldsIn(LEAD_FIELDS, 'column');

interface Dependencies {
  pool: Pool;
  tokenSecrets: readonly string[];
  destinations: () => readonly DestinationFilter[];
  /** How long mails about a new lead wait for its simulation. */
  simulationWaitSeconds: number;
}

export type RegisterOutcome =
  | {
      kind: 'registered';
      id: string;
      lead_score: number;
      qualification_status: Qualification;
      token: string;
      already_registered: boolean;
    }
  | Extract<Verdict, { kind: 'limited' | 'key-reused' }>;

/** The answer is about what was just sent, never about what is stored: somebody else may have sent it. */
export async function registerLead(
  { pool, tokenSecrets, destinations, simulationWaitSeconds }: Dependencies,
  registration: PreRegistration,
  idempotentRequest: IdempotentRequest,
): Promise<RegisterOutcome> {
  const score = scoreLead(registration);
  const deliveries = deliveriesFor(registration, score, destinations(), simulationWaitSeconds);
  const token = leadToken(tokenSecrets, idempotentRequest.id);
  const record = recordOf(registration, score, token);
  const parameters = [JSON.stringify(deliveries), JSON.stringify(record)];
  const { verdict, row } = await insertIdempotently(
    pool,
    REGISTER_LEAD,
    idempotentRequest,
    ...parameters,
  );
  if (verdict.kind === 'limited' || verdict.kind === 'key-reused') return verdict;
  const first = verdict.kind === 'replayed' ? await firstAnswer(pool, verdict.id) : undefined;
  return {
    kind: 'registered',
    id: verdict.id,
    lead_score: score.score,
    qualification_status: score.qualification,
    token: first ? issuedLeadToken(tokenSecrets, verdict.id, first.token_hash) : token,
    already_registered: first ? first.repeated : row?.repeated,
  };
}

async function firstAnswer(
  pool: Pool,
  submissionId: string,
): Promise<{ repeated: boolean; token_hash: Buffer }> {
  const { rows } = await pool.query({
    name: 'replay-lead',
    text: 'SELECT repeated, token_hash FROM lead_submissions WHERE id = $1',
    values: [submissionId],
  });
  // No row: erased since.
  return rows[0] ?? { repeated: false, token_hash: tokenHash('') };
}

/** Only the statement finds out which of the two events it is; it stores that one's deliveries. */
function deliveriesFor(
  registration: PreRegistration,
  { qualification }: LeadScore,
  destinations: readonly DestinationFilter[],
  waitSeconds: number,
) {
  const facts = {
    form_type: 'pre_registration',
    suspicion: suspicionOf(registration),
    qualification_status: qualification,
    simulation: { isAnnounced: registration.simulator_data !== undefined, waitSeconds },
  } as const;
  return [
    ...plannedDeliveries('lead.registered', facts, destinations),
    ...plannedDeliveries('lead.repeated', facts, destinations),
  ];
}

/** The rows to insert: the one place where the specification's defaults are filled in. */
function recordOf(registration: PreRegistration, score: LeadScore, token: string) {
  const { simulator_data } = registration;
  const answers = withDefaultOrigin(
    Object.fromEntries(
      FIELD_COLUMNS.filter((field) => registration[field] !== undefined).map((field) => [
        field,
        registration[field],
      ]),
    ),
  );
  const suspicion = suspicionOf(registration);
  const scored = {
    lead_score: score.score,
    qualification_status: score.qualification,
    score_lines: score.lines,
  };
  return {
    lead: {
      id: randomUUID(),
      ...answers,
      ...scored,
      suspicion,
    },
    submission: {
      ...scored,
      answers: { ...answers, ...(simulator_data && { simulator_data }) },
      suspicion,
      token_hash: `\\x${tokenHash(token).toString('hex')}`,
      language: registration.language,
      consent_text_version: CONSENT_TEXT_VERSIONS.pre_registration,
    },
  };
}

const SCORE_COLUMNS = ['lead_score', 'qualification_status', 'score_lines', 'suspicion'];
const LEAD_COLUMNS = ['id', ...FIELD_COLUMNS, ...SCORE_COLUMNS].join(', ');

/** What the first registration by a person replaces of a suspicious lead: all but its address. */
export const REPLACED_COLUMNS = [
  ...FIELD_COLUMNS.filter((column) => column !== 'email'),
  ...SCORE_COLUMNS,
  'submission_id',
  'simulator_completed',
  'simulator_result_id',
  'created_at',
];
const REPLACEMENTS = REPLACED_COLUMNS.map(
  (column) => `${column} = CASE WHEN existing.suspicion IS NOT NULL AND excluded.suspicion IS NULL
      THEN excluded.${column} ELSE existing.${column} END`,
).join(',\n    ');

/**
 * A pre-registration in one statement: limits, key, lead, submission, deliveries and their jobs
 * commit together or not at all. $7 holds the deliveries of both events, $8 { lead, submission }.
 *
 * A repeated registration does not change the lead, unless the first one was suspicious: otherwise a
 * program could register people under answers and consents of its own. What a program sends changes
 * nothing.
 */
const REGISTER_LEAD = {
  name: 'register-lead',
  text: `WITH ${IDEMPOTENCY_CTES},
sent AS MATERIALIZED (SELECT $8::jsonb AS body FROM claimed WHERE is_new),
lead AS (
  INSERT INTO crm_leads AS existing (submission_id, ${LEAD_COLUMNS})
  SELECT $5::uuid, ${LEAD_COLUMNS} FROM sent, jsonb_populate_record(null::crm_leads, body->'lead')
  ON CONFLICT (email) DO UPDATE SET
    last_contact_at =
      CASE WHEN excluded.suspicion IS NULL THEN now() ELSE existing.last_contact_at END,
    ${REPLACEMENTS}
  RETURNING id, submission_id
),
lead_result AS (
  SELECT id AS lead_id, submission_id IS DISTINCT FROM $5::uuid AS repeated FROM lead
),
submission AS (
  INSERT INTO lead_submissions (
    id, lead_id, repeated, answers, lead_score, qualification_status, score_lines, suspicion,
    token_hash, token_expires_at, language, consent_text_version
  )
  SELECT
    $5::uuid, lead_result.lead_id, lead_result.repeated, answers, lead_score, qualification_status, score_lines,
    suspicion, token_hash, now() + interval '24 hours', language, consent_text_version
  FROM lead_result, sent, jsonb_populate_record(null::lead_submissions, body->'submission')
  RETURNING id
),
subject AS (
  SELECT
    submission.id,
    CASE WHEN repeated THEN 'lead.repeated' ELSE 'lead.registered' END AS event
  FROM submission, lead_result
),
${deliveryCtes({ planned: '$7', subject: 'subject', column: 'lead_submission_id' })}
SELECT ${VERDICT_COLUMNS}, lead_result.repeated FROM over_limit LEFT JOIN claimed ON true LEFT JOIN lead_result ON true`,
};
