import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { CONSENT_TEXT_VERSIONS } from '#domain/leads/consent-text.ts';
import { suspicionOf } from '#domain/leads/guard-fields.ts';
import { withDefaultOrigin } from '#domain/leads/origin-of-visit.ts';
import type { PreRegistration } from '#domain/leads/pre-registration.ts';
import { type LeadScore, type Qualification, scoreLead } from '#domain/leads/scoring.ts';
import { type Sending, sendGuarded, type Verdict } from '../database/guarded-statement.ts';
import { plannedDeliveries } from '../deliveries/plan.ts';
import type { DestinationFilter } from '../webhooks/destination.ts';
import { leadToken, leadTokenGiven, tokenHash } from './lead-token.ts';
import { REGISTER_LEAD } from './register-statement.ts';

interface Office {
  pool: Pool;
  tokenSecrets: readonly string[];
  destinations: () => readonly DestinationFilter[];
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
  { pool, tokenSecrets, destinations }: Office,
  registration: PreRegistration,
  sending: Sending,
): Promise<RegisterOutcome> {
  const score = scoreLead(registration);
  const deliveries = plansFor(registration, score, destinations());
  const token = leadToken(tokenSecrets, sending.id);
  const record = recordOf(registration, score, token);
  const parts = [JSON.stringify(deliveries), JSON.stringify(record)];
  const { verdict, row } = await sendGuarded(pool, REGISTER_LEAD, sending, ...parts);
  if (verdict.kind === 'limited' || verdict.kind === 'key-reused') return verdict;
  const first = verdict.kind === 'replayed' ? await firstAnswer(pool, verdict.id) : undefined;
  return {
    kind: 'registered',
    id: verdict.id,
    lead_score: score.score,
    qualification_status: score.qualification,
    token: first ? leadTokenGiven(tokenSecrets, verdict.id, first.token_hash) : token,
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
  // Erased since.
  return rows[0] ?? { repeated: false, token_hash: tokenHash('') };
}

/** Which event it is turns out in the statement; it keeps the deliveries of that one. */
function plansFor(
  registration: PreRegistration,
  { qualification }: LeadScore,
  destinations: readonly DestinationFilter[],
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
