import type { PoolClient } from 'pg';
import type { ShownAnalysis } from '#domain/desk/leads.ts';
import type { Language } from '#domain/site/language.ts';
import { openAnswerText } from '../analysis/compose-assumptions.ts';
import type { AnalysisSummary } from '../lead-analyses/stored-analyses.ts';
import { type LeadRow, stepOf } from './lead-rows.ts';

type AnalysisRow = Pick<LeadRow, 'approval' | 'revoked_at' | 'mail'> & {
  analysis_id: string;
  made_at: Date;
  figures: AnalysisSummary;
};

/** Of a registration, once the worker has made it. */
export async function shownAnalysis(
  db: PoolClient,
  registration: string,
  language: Language,
): Promise<ShownAnalysis | null> {
  const { rows } = await db.query<AnalysisRow>(
    `SELECT a.id AS analysis_id, a.made_at, a.approval, a.revoked_at, a.figures, d.state AS mail
     FROM analyses a LEFT JOIN deliveries d ON d.analysis_id = a.id AND d.kind = 'analysis_ready'
     WHERE a.lead_submission_id = $1`,
    [registration],
  );
  const [row] = rows;
  if (row === undefined) return null;
  return {
    id: row.analysis_id,
    step: stepOf(row),
    madeAt: row.made_at.toISOString(),
    assumed: row.figures.open.map((answer) => openAnswerText(answer, language)),
  };
}
