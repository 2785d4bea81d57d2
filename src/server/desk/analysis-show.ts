import type { PoolClient } from 'pg';
import type { ShownAnalysis } from '#domain/desk/requests.ts';
import type { Language } from '#domain/site/language.ts';
import { openAnswerText } from '../analysis/compose-assumptions.ts';
import type { AnalysisSummary } from '../lead-analyses/stored-analyses.ts';

export interface AnalysisRow {
  id: string;
  made_at: Date;
  figures: AnalysisSummary;
}

/** Of a registration, once the worker has made it. */
export async function analysisOf(
  db: PoolClient,
  registration: string,
): Promise<AnalysisRow | undefined> {
  const { rows } = await db.query<AnalysisRow>(
    'SELECT id, made_at, figures FROM analyses WHERE lead_submission_id = $1',
    [registration],
  );
  return rows[0];
}

export const shownAnalysis = (
  { id, made_at, figures }: AnalysisRow,
  language: Language,
): ShownAnalysis => ({
  id,
  madeAt: made_at.toISOString(),
  assumed: figures.open.map((answer) => openAnswerText(answer, language)),
});
