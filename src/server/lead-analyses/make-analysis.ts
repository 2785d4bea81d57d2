import type { Pool } from 'pg';
import { pageLink } from '#domain/site/absolute-links.ts';
import type { Statements } from '#domain/site/brand.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import type { Analysis, AnalysisProcess, AnalysisRequest } from '../analysis/analysis-process.ts';
import type { Send } from '../deliveries/attempt.ts';
import { type AttemptJob, claimAttempt, LEASE_SECONDS } from '../deliveries/attempt-statements.ts';
import type { Outcome } from '../deliveries/delivery.ts';
import type { LeadSubject, Subject } from '../deliveries/subject.ts';
import { TooBusy } from '../process/side-task.ts';
import { analysedFleet, simulatorLink } from './analysed-fleet.ts';
import { type AnalysisSummary, readyMailSql } from './stored-analyses.ts';

interface MakerDependencies {
  db: Pool;
  analyses: Pick<AnalysisProcess, 'run'>;
  /** The site's, for links. */
  origin: string;
  statements: Statements;
  /** Whether somebody of the team says yes before it is sent. */
  needsApproval: boolean;
}

/** How the analysis of a registration is made: claimed and attempted like anything that is delivered. */
export function analysisMaker(dependencies: MakerDependencies) {
  const { db, analyses } = dependencies;

  async function make(lead: LeadSubject, now: Date): Promise<Outcome> {
    // By the delivery of the simulation, if this is the registration's; or by an attempt that died since.
    if (await isMade(db, lead)) return { kind: 'skipped', error: 'made already' };
    try {
      const analysis = await analyses.run(requestFor(lead, now, dependencies));
      const stored = await store(lead, analysis, dependencies);
      return stored ? { kind: 'delivered' } : { kind: 'skipped', error: 'made already' };
    } catch (error) {
      if (error instanceof TooBusy) return { kind: 'failed', error: 'too many at once' };
      if (isErased(error)) return { kind: 'skipped', error: 'erased' };
      throw error;
    }
  }

  return {
    send: (async ({ now }, subject: Subject) => {
      if (subject.of !== 'lead') throw new Error(`No analysis is made of a ${subject.of}.`);
      return make(subject, now);
    }) satisfies Send,
    claim: (job: AttemptJob) => claimAttempt(db, job, LEASE_SECONDS.analysis),
  };
}

const MADE = `SELECT FROM analyses
  WHERE lead_submission_id = $1 AND simulator_result_id IS NOT DISTINCT FROM $2`;

async function isMade(db: Pool, lead: LeadSubject): Promise<boolean> {
  return (await db.query(MADE, [lead.id, sourceOf(lead)])).rows.length > 0;
}

/** Id of what an analysis is reckoned from: a correction, else the simulation, else only the form's answers. */
const sourceOf = ({ correction, simulator_result_id }: LeadSubject): string | null =>
  correction?.id ?? simulator_result_id;

function requestFor(
  lead: LeadSubject,
  now: Date,
  { origin, statements }: MakerDependencies,
): AnalysisRequest {
  const { answers, language } = lead;
  const { analysed, query } = analysedFleet(lead);
  return {
    analysed,
    frame: {
      language,
      company: typeof answers.company === 'string' ? answers.company : undefined,
      day: dayInParis(now),
      statements,
      link: simulatorLink(lead, origin),
      methodLink: `${pageLink(origin, language, 'simulator-method')}?${query}`,
    },
  };
}

const NEW_VERSION = `
  INSERT INTO analyses (lead_id, lead_submission_id, version, simulator_result_id, language,
    model_version, figures, document, approval, corrected)
  SELECT $1, $2, 1 + coalesce(max(version), 0), $3, $4, $5, $6, $7, $8, $9
  FROM analyses WHERE lead_submission_id = $2
  ON CONFLICT (lead_submission_id, simulator_result_id) DO NOTHING
  RETURNING id, lead_submission_id, approval`;

/** The analysis and the mail about it are one statement: there is never one without the other. */
async function store(
  lead: LeadSubject,
  analysis: Analysis,
  { db, needsApproval }: MakerDependencies,
): Promise<boolean> {
  const { pdf, modelVersion, shown, vehicles, open } = analysis;
  const figures: AnalysisSummary = { vehicles, shown, open };
  const connection = await db.connect();
  try {
    await connection.query('BEGIN');
    // The next version is counted by one at a time; by lead, as the version before this one locks it.
    await connection.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', [lead.lead_id]);
    const { rows } = await connection.query(
      `WITH ready AS (${NEW_VERSION}),
       ${readyMailSql(`SELECT * FROM ready WHERE approval IS NULL`)}
       SELECT id FROM ready`,
      [
        lead.lead_id,
        lead.id,
        sourceOf(lead),
        lead.language,
        modelVersion,
        JSON.stringify(figures),
        pdf,
        // Somebody of the team changed what the person sent: somebody looks at what comes of it.
        needsApproval || lead.correction !== null ? 'waiting' : null,
        lead.correction !== null,
      ],
    );
    await connection.query('COMMIT');
    connection.release();
    return rows.length > 0;
  } catch (error) {
    connection.release(true);
    throw error;
  }
}

/** The row that it refers to is gone: the person was erased while it was made. */
function isErased(error: unknown): boolean {
  return (error as { code?: string }).code === '23503';
}
