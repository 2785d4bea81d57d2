import { PROMISED_HOURS } from '#domain/leads/promised-times.ts';
import { RETENTION } from '#domain/privacy/retention.ts';
import type { ShownFigures } from '#domain/simulator/model/estimate.ts';
import type { Language } from '#domain/site/language.ts';
import type { OpenAnswer } from '../analysis/open-answers.ts';
import type { Queryable } from '../database/pool.ts';
import type { MailKind } from '../deliveries/delivery.ts';
import { insertAttemptJobsSql } from '../deliveries/enqueue.ts';
import { ANALYSIS_MAIL_QUEUE } from '../deliveries/queues.ts';
import { idIn, isSigned, signedId } from '../http/signed-id.ts';

/** What mails and pages say of an analysis without opening its document. */
export interface AnalysisSummary {
  vehicles: number;
  shown: ShownFigures;
  /** Answers that were assumed. */
  open: OpenAnswer[];
}

export interface StoredAnalysis {
  id: string;
  lead_id: string;
  lead_submission_id: string;
  /** Of this registration: another one of the same person is another fleet. */
  version: number;
  /** Of the simulation, or of the correction, that it was reckoned from. */
  simulator_result_id: string | null;
  /** By somebody of the team, who had spoken to the person. */
  corrected: boolean;
  language: Language;
  figures: AnalysisSummary;
  made_at: Date;
  /** Until when its link works; it is deleted then. */
  until: Date;
  approval: 'waiting' | 'given' | null;
  revoked_at: Date | null;
  /** A later one of the same registration that may be seen. */
  newer_id: string | null;
}

/** SQL: for how long after it was made. */
export const VALID_FOR = `interval '${RETENTION.analysisDays} days'`;
/** SQL: the analysis may be seen by the person it was made for. From the moment they ask to be erased it may not. */
const MAY_BE_SEEN = (row: string) => `${row}.approval IS DISTINCT FROM 'waiting'
  AND ${row}.revoked_at IS NULL AND ${row}.made_at > now() - ${VALID_FOR}
  AND NOT EXISTS (
    SELECT FROM crm_leads l JOIN data_requests e ON lower(e.email) = lower(l.email) AND e.email = l.email
    WHERE l.id = ${row}.lead_id AND e.erasure_requested_at IS NOT NULL
  )`;

const STORED = `
  SELECT a.id, a.lead_id, a.lead_submission_id, a.version, a.simulator_result_id, a.corrected, a.language, a.figures, a.made_at,
    a.made_at + ${VALID_FOR} AS until, a.approval, a.revoked_at,
    (
      SELECT n.id FROM analyses n
      WHERE n.lead_submission_id = a.lead_submission_id AND n.version > a.version AND ${MAY_BE_SEEN('n')}
      ORDER BY n.version DESC LIMIT 1
    ) AS newer_id
  FROM analyses a`;

export async function analysisById(db: Queryable, id: string): Promise<StoredAnalysis | undefined> {
  return (await db.query(`${STORED} WHERE a.id = $1`, [id])).rows[0] as StoredAnalysis | undefined;
}

const PURPOSE = 'analysis';

/** The token of the private link in the mail. */
export const analysisToken = (secrets: readonly string[], id: string): string =>
  signedId(secrets, id, PURPOSE);

/** The analysis that a token opens: not one that is revoked, too old, erased, or not approved yet. */
export async function analysisOfToken(
  db: Queryable,
  secrets: readonly string[],
  token: unknown,
): Promise<StoredAnalysis | undefined> {
  const id = openedBy(secrets, token);
  if (id === undefined) return undefined;
  const { rows } = await db.query(`${STORED} WHERE a.id = $1 AND ${MAY_BE_SEEN('a')}`, [id]);
  return rows[0] as StoredAnalysis | undefined;
}

export async function documentOfToken(
  db: Queryable,
  secrets: readonly string[],
  token: unknown,
): Promise<Buffer | undefined> {
  const id = openedBy(secrets, token);
  if (id === undefined) return undefined;
  const { rows } = await db.query(
    `SELECT document FROM analyses a WHERE id = $1 AND ${MAY_BE_SEEN('a')}`,
    [id],
  );
  return rows[0]?.document as Buffer | undefined;
}

function openedBy(secrets: readonly string[], token: unknown): string | undefined {
  const id = idIn(token);
  return id !== undefined && isSigned(secrets, String(token), PURPOSE) ? id : undefined;
}

/** From then on nobody opens it, nor any earlier version of it; other registrations keep theirs. */
export async function revokeAnalysis(db: Queryable, id: string): Promise<number> {
  const { rows } = await db.query(
    `UPDATE analyses a SET revoked_at = now() FROM analyses given
     WHERE given.id = $1 AND a.lead_submission_id = given.lead_submission_id AND a.version <= given.version
       AND a.revoked_at IS NULL
     RETURNING a.id`,
    [id],
  );
  return rows.length;
}

/**
 * CTEs that plan a mail about each analysis of `source`, which has the columns id and lead_submission_id. The same one
 * is planned once, whoever asks for it.
 */
function mailSql(kind: Extract<MailKind, `analysis_${string}`>, source: string): string {
  return `mail AS (
      INSERT INTO deliveries (id, kind, event, next_attempt_at, lead_submission_id, analysis_id)
      SELECT gen_random_uuid(), '${kind}', 'lead.analysed', pgboss.job_now(), lead_submission_id, id
      FROM (${source}) a
      ON CONFLICT (analysis_id, kind) WHERE analysis_id IS NOT NULL DO NOTHING
      RETURNING id
    ),
    mail_jobs AS (${insertAttemptJobsSql(`
      SELECT '${ANALYSIS_MAIL_QUEUE}' AS queue, id AS delivery_id, 1 AS attempt, 0 AS priority,
        pgboss.job_now() AS start_after
      FROM mail`)})`;
}

export const readyMailSql = (source: string): string => mailSql('analysis_ready', source);

/** By somebody of the team: it is sent to the person at once, and earlier versions that still wait never are. */
export async function approveAnalysis(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await db.query(
    `WITH approved AS (
       UPDATE analyses SET approval = 'given', approved_at = now()
       WHERE id = $1 AND approval = 'waiting' AND revoked_at IS NULL
       RETURNING id, lead_submission_id, version
     ),
     replaced AS (
       UPDATE analyses a SET revoked_at = now() FROM approved
       WHERE a.lead_submission_id = approved.lead_submission_id AND a.version < approved.version
         AND a.approval = 'waiting'
     ),
     ${readyMailSql('SELECT * FROM approved')}
     SELECT id FROM approved`,
    [id],
  );
  return rows.length > 0;
}

/** SQL: somebody of the team has to say yes to it. A later version takes its place. */
export const WAITS_FOR_APPROVAL = `approval = 'waiting' AND revoked_at IS NULL AND NOT EXISTS (
  SELECT FROM analyses n
  WHERE n.lead_submission_id = analyses.lead_submission_id AND n.version > analyses.version
)`;

/** Before the day is over in which the person expects it. */
export const REMIND_AFTER_HOURS = PROMISED_HOURS.analysis - 4;

/** Plans a mail to the team for each analysis that has waited so long for a yes; once each. */
export async function remindOfWaiting(db: Queryable): Promise<number> {
  const { rows } = await db.query(
    `WITH waiting AS (
       UPDATE analyses SET reminded_at = now()
       WHERE ${WAITS_FOR_APPROVAL} AND reminded_at IS NULL
         AND made_at < now() - interval '${REMIND_AFTER_HOURS} hours'
       RETURNING id, lead_submission_id
     ),
     ${mailSql('analysis_reminder', 'SELECT * FROM waiting')}
     SELECT id FROM waiting`,
  );
  return rows.length;
}
