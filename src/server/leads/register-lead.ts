import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { CONSENT_TEXT_VERSIONS } from '#domain/leads/consent-text.ts';
import { suspicionOf } from '#domain/leads/guard-fields.ts';
import { withDefaultOrigin } from '#domain/leads/origin-of-visit.ts';
import type { PreRegistration } from '#domain/leads/pre-registration.ts';
import { type LeadScore, type Qualification, scoreLead } from '#domain/leads/scoring.ts';
import { type Sending, sendGuarded, type Verdict } from '../database/guarded-statement.ts';
import { plannedDeliveries } from '../deliveries/plan.ts';
import type { Destination } from '../webhooks/destination.ts';
import { leadToken, tokenHash } from './lead-token.ts';
import { REGISTER_LEAD } from './register-statement.ts';

interface Office {
  pool: Pool;
  tokenSecret: string;
  destinations: readonly Destination[];
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

/** The answer belongs to what was just sent, never to what is stored: a stranger may be typing. */
export async function registerLead(
  { pool, tokenSecret, destinations }: Office,
  registration: PreRegistration,
  sending: Sending,
): Promise<RegisterOutcome> {
  const score = scoreLead(registration);
  const deliveries = plansFor(registration, score, destinations);
  const token = leadToken(tokenSecret, sending.id);
  const record = recordOf(registration, score, token);
  const parts = [JSON.stringify(deliveries), JSON.stringify(record)];
  const { verdict, row } = await sendGuarded(pool, REGISTER_LEAD, sending, ...parts);
  if (verdict.kind === 'limited' || verdict.kind === 'key-reused') return verdict;
  const isReplay = verdict.kind === 'replayed';
  return {
    kind: 'registered',
    id: verdict.id,
    lead_score: score.score,
    qualification_status: score.qualification,
    token: isReplay ? leadToken(tokenSecret, verdict.id) : token,
    already_registered: isReplay ? await wasRepeated(pool, verdict.id) : row?.repeated,
  };
}

async function wasRepeated(pool: Pool, submissionId: string): Promise<boolean> {
  const { rows } = await pool.query({
    name: 'replay-lead',
    text: 'SELECT repeated FROM lead_submissions WHERE id = $1',
    values: [submissionId],
  });
  return rows[0]?.repeated ?? false;
}

/** Which event it is turns out in the statement; it keeps the deliveries of that one. */
function plansFor(
  registration: PreRegistration,
  { qualification }: LeadScore,
  destinations: readonly Destination[],
) {
  const facts = {
    form_type: 'pre_registration',
    suspicion: suspicionOf(registration),
    qualification_status: qualification,
  } as const;
  return [
    ...plannedDeliveries('lead.registered', facts, destinations),
    ...plannedDeliveries('lead.repeated', facts, destinations),
  ];
}

/** From the wire to the tables: the one place where defaults of the specification are filled in. */
function recordOf(registration: PreRegistration, score: LeadScore, token: string) {
  const { website: _website, filled_ms: _filledMs, simulator_data, ...given } = registration;
  const answers = withDefaultOrigin(given);
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
