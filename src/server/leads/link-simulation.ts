import type { Pool } from 'pg';
import type { PreRegistration, SimulatorLink } from '#domain/leads/lead-fields.ts';
import { type Qualification, scoreLead } from '#domain/leads/scoring.ts';
import type { DestinationFilter } from '../deliveries/destinations.ts';
import { deliveryCtes, plannedAnalysis, plannedDeliveries } from '../deliveries/enqueue.ts';
import { IS_DRAFT } from '../lead-analyses/stored-analyses.ts';
import { isTokenOf, tokenHash } from './lead-token.ts';

const READ = {
  name: 'read-submission-to-link',
  text: `SELECT s.token_hash, s.token_expires_at > now() AS is_open, s.answers, s.suspicion, r.potential
    FROM lead_submissions s LEFT JOIN simulator_results r ON r.id = $2 WHERE s.id = $1`,
};

/**
 * Sales is informed of the first link only, not each time somebody tries other figures. A draft of the analysis is made again
 * from each.
 */
const LINK = {
  name: 'link-simulation',
  text: `WITH earlier AS (
      SELECT id, simulator_result_id FROM lead_submissions WHERE id = $1 FOR UPDATE
    ),
    linked AS (
      UPDATE lead_submissions s
      SET simulator_result_id = $2, lead_score = $3, qualification_status = $4, score_lines = $5
      FROM earlier WHERE s.id = earlier.id
      RETURNING s.id, s.lead_id, earlier.simulator_result_id AS earlier_result_id
    ),
    subject AS (
      SELECT id, CASE WHEN earlier_result_id IS NULL THEN 'lead.simulated' ELSE 'lead.analysed' END AS event
      FROM linked WHERE earlier_result_id IS NULL OR earlier_result_id <> $2 AND NOT EXISTS (
        SELECT FROM analyses WHERE lead_submission_id = linked.id AND NOT (${IS_DRAFT})
      )
    ),
    ${deliveryCtes({ planned: '$6', subject: 'subject', column: 'lead_submission_id' })}
    UPDATE crm_leads
    SET simulator_completed = true, simulator_result_id = $2,
      lead_score = $3, qualification_status = $4, score_lines = $5
    FROM linked WHERE crm_leads.id = linked.lead_id AND crm_leads.submission_id = linked.id`,
};

interface Dependencies {
  pool: Pool;
  destinations: () => readonly DestinationFilter[];
}

const NOBODYS_HASH = tokenHash('');

export type LinkOutcome =
  | { kind: 'linked'; standing: { lead_score: number; qualification_status: Qualification } }
  | { kind: 'unauthorised' }
  | { kind: 'no-such-simulation' };

/**
 * Links the submission's simulation and scores again; the lead too, if it is that submission's. The
 * deliveries that tell sales so are stored in the same statement.
 */
export async function linkSimulation(
  { pool, destinations }: Dependencies,
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
  const first = plannedDeliveries(
    'lead.simulated',
    {
      form_type: 'pre_registration',
      suspicion: submission.suspicion,
      qualification_status: qualification,
    },
    destinations(),
  );
  const planned = [...first, ...(submission.suspicion === null ? [plannedAnalysis()] : [])];
  const scored = [score, qualification, JSON.stringify(lines)];
  const values = [submissionId, simulationId, ...scored, JSON.stringify(planned)];
  await pool.query({ ...LINK, values });
  return { kind: 'linked', standing: { lead_score: score, qualification_status: qualification } };
}
