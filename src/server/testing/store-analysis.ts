import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { MODEL_VERSION, shownFigures } from '#domain/simulator/index.ts';
import type { Queryable } from '../database/pool.ts';
import {
  type AnalysisSummary,
  approveAnalysis,
  readyMailSql,
} from '../lead-analyses/stored-analyses.ts';

interface AnalysisOptions {
  approval?: 'waiting' | null;
  hoursAgo?: number;
  open?: AnalysisSummary['open'];
  document?: string;
}

/** An analysis of a registration as the worker stores it, with its mail where nobody has to approve it. */
export async function storeAnalysis(
  db: Queryable,
  submissionId: string,
  options: AnalysisOptions = {},
): Promise<string> {
  const { approval = null, hoursAgo = 0, open = [], document = '%PDF-1.7 a sample' } = options;
  const { vehicles } = KNOWN_FLEETS.depot;
  const known = knownFigures('depot');
  const figures: AnalysisSummary = {
    vehicles,
    answered: KNOWN_FLEETS.depot,
    shown: shownFigures({ ...known, span: null }, known.ranges, vehicles),
    open,
  };
  const { rows } = await db.query(
    `WITH ready AS (
       INSERT INTO analyses (lead_id, lead_submission_id, simulator_result_id, language, model_version,
         figures, document, approval, made_at)
       SELECT s.lead_id, s.id, s.simulator_result_id, s.language, $2, $3, $4, $5,
         now() - $6 * interval '1 hour'
       FROM lead_submissions s WHERE s.id = $1
       RETURNING id, lead_submission_id, approval
     ),
     ${readyMailSql('SELECT * FROM ready WHERE approval IS NULL')}
     SELECT id FROM ready`,
    [
      submissionId,
      MODEL_VERSION,
      JSON.stringify(figures),
      Buffer.from(document),
      approval,
      hoursAgo,
    ],
  );
  return String(rows[0]?.id);
}

/** What somebody of the team does at the desk, having read it. */
export async function approveStored(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await db.query('SELECT made_at FROM analyses WHERE id = $1', [id]);
  return approveAnalysis(db, {
    id,
    madeAt: ((rows[0]?.made_at ?? new Date(0)) as Date).toISOString(),
  });
}
