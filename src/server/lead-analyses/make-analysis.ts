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
import { type AnalysisSummary, IS_DRAFT, readyMailSql } from './stored-analyses.ts';

interface MakerDependencies {
  db: Pool;
  analyses: Pick<AnalysisProcess, 'run'>;
  /** The site's, for links. */
  origin: string;
  statements: Statements;
  /** Whether somebody of the team has to approve it before it is sent. */
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

/** What was sent or decided about stays as it is; so does what was made from the same simulation or answers. */
const MADE = `SELECT FROM analyses WHERE lead_submission_id = $1
  AND NOT (${IS_DRAFT} AND simulator_result_id IS DISTINCT FROM $2)`;

async function isMade(db: Pool, { id, simulator_result_id }: LeadSubject): Promise<boolean> {
  return (await db.query(MADE, [id, simulator_result_id])).rows.length > 0;
}

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
      company: typed(answers.company),
      energyCost: typed(answers.current_energy_cost),
      day: dayInParis(now),
      statements,
      link: simulatorLink(lead, origin),
      methodLink: `${pageLink(origin, language, 'simulator-method')}?${query}`,
    },
  };
}

const typed = (answer: unknown) => (typeof answer === 'string' ? answer : undefined);

/** Not where another simulation was linked while it was made: that one's own delivery makes it. */
const STORE = `
  INSERT INTO analyses (lead_id, lead_submission_id, simulator_result_id, language, model_version, figures, document,
    approval)
  SELECT s.lead_id, s.id, s.simulator_result_id, $3, $4, $5::jsonb, $6::bytea, $7
  FROM lead_submissions s WHERE s.id = $1 AND s.simulator_result_id IS NOT DISTINCT FROM $2
  ON CONFLICT (lead_submission_id) DO UPDATE
  SET simulator_result_id = excluded.simulator_result_id, model_version = excluded.model_version,
    figures = excluded.figures, document = excluded.document, made_at = excluded.made_at
  WHERE ${IS_DRAFT} AND analyses.simulator_result_id IS DISTINCT FROM excluded.simulator_result_id
  RETURNING id, lead_submission_id, approval`;

/** The analysis and the mail about it are one statement: there is never one without the other. */
async function store(
  lead: LeadSubject,
  { pdf, modelVersion, shown, vehicles, open }: Analysis,
  { db, needsApproval }: MakerDependencies,
): Promise<boolean> {
  const { baseline, contract } = analysedFleet(lead).analysed.inputs;
  const figures: AnalysisSummary = { vehicles, shown, answered: { baseline, contract }, open };
  const { rows } = await db.query(
    `WITH ready AS (${STORE}),
     ${readyMailSql(`SELECT * FROM ready WHERE approval IS NULL`)}
     SELECT id FROM ready`,
    [
      lead.id,
      lead.simulator_result_id,
      lead.language,
      modelVersion,
      JSON.stringify(figures),
      pdf,
      needsApproval ? 'waiting' : null,
    ],
  );
  return rows.length > 0;
}
