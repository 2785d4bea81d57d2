import type { Pool } from 'pg';
import type { PreRegistration, SimulatorLink } from '#domain/leads/pre-registration.ts';
import { scoreLead } from '#domain/leads/scoring.ts';
import { isTokenOf, tokenHash } from './lead-token.ts';

const READ = {
  name: 'read-submission-to-link',
  text: `SELECT s.token_hash, s.token_expires_at > now() AS is_open, s.answers, r.potential
    FROM lead_submissions s LEFT JOIN simulator_results r ON r.id = $2 WHERE s.id = $1`,
};

const LINK = {
  name: 'link-simulation',
  text: `WITH linked AS (
      UPDATE lead_submissions
      SET simulator_result_id = $2, lead_score = $3, qualification_status = $4, score_lines = $5
      WHERE id = $1 RETURNING lead_id, repeated
    )
    UPDATE crm_leads
    SET simulator_completed = true, simulator_result_id = $2,
      lead_score = $3, qualification_status = $4, score_lines = $5
    FROM linked WHERE crm_leads.id = linked.lead_id AND NOT linked.repeated`,
};

const NOBODYS_HASH = tokenHash('');

export type LinkOutcome =
  | { kind: 'linked' }
  | { kind: 'unauthorised' }
  | { kind: 'no-such-simulation' };

/** Links the submission's simulation and scores again; the lead too, if that submission made it. */
export async function linkSimulation(
  pool: Pool,
  submissionId: string,
  token: string,
  { simulator_result_id: simulationId }: SimulatorLink,
): Promise<LinkOutcome> {
  const { rows } = await pool.query({ ...READ, values: [submissionId, simulationId] });
  const [submission] = rows;
  const isOwner = isTokenOf(token, submission?.token_hash ?? NOBODYS_HASH);
  if (!submission?.is_open || !isOwner) return { kind: 'unauthorised' };
  if (submission.potential === null) return { kind: 'no-such-simulation' };
  const answers: PreRegistration = submission.answers;
  const { score, qualification, lines } = scoreLead(answers, submission.potential);
  const values = [submissionId, simulationId, score, qualification, JSON.stringify(lines)];
  await pool.query({ ...LINK, values });
  return { kind: 'linked' };
}
