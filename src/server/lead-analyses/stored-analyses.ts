import { RETENTION } from '#domain/privacy/retention.ts';
import type { Answered, ShownFigures } from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import { PROMISED_HOURS } from '#domain/site/promised-times.ts';
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
  /** What the figures stand on; not known of an analysis by version 2, whose figures are then not said. */
  answered?: Answered;
  /** Answers that were assumed. */
  open: OpenAnswer[];
}

export interface StoredAnalysis {
  id: string;
  lead_id: string;
  lead_submission_id: string;
  /** Of the simulation that it was reckoned from; null where it was the answers. */
  simulator_result_id: string | null;
  language: Language;
  figures: AnalysisSummary;
  made_at: Date;
  /** Until when its link works; it is deleted then. */
  until: Date;
  /** The decision of the team, where approval is needed. */
  approval: 'waiting' | 'given' | 'declined' | null;
  revoked_at: Date | null;
}

/** SQL: for how long after it was made. */
const VALID_FOR = `interval '${RETENTION.analysisDays} days'`;

/** SQL: of a row of `analyses`. Where no approval is needed, it counts as given. */
const MAY_BE_SENT = `coalesce(analyses.approval, 'given') = 'given' AND analyses.revoked_at IS NULL`;

/** SQL: the analysis may be seen by the person it was made for. From the moment they ask to be erased it may not. */
const MAY_BE_SEEN = `${MAY_BE_SENT} AND analyses.made_at > now() - ${VALID_FOR}
  AND NOT EXISTS (
    SELECT FROM crm_leads l JOIN data_requests e ON e.email = l.email
    WHERE l.id = analyses.lead_id AND e.erasure_requested_at IS NOT NULL
  )`;

/** SQL: neither sent nor decided about, so that a simulation which is linked now replaces it. */
export const IS_DRAFT = `analyses.sent_at IS NULL AND analyses.revoked_at IS NULL
  AND coalesce(analyses.approval, 'waiting') = 'waiting'`;

/** SQL: what version 2 of the model found open was said in other terms, and is said no more. */
const FIGURES = `CASE WHEN figures ? 'answered' THEN figures
    ELSE jsonb_set(figures, '{open}', '[]') END AS figures`;

const STORED = `
  SELECT id, lead_id, lead_submission_id, simulator_result_id, language, ${FIGURES}, made_at,
    made_at + ${VALID_FOR} AS until, approval, revoked_at
  FROM analyses`;

export async function analysisById(db: Queryable, id: string): Promise<StoredAnalysis | undefined> {
  return (await db.query(`${STORED} WHERE id = $1`, [id])).rows[0] as StoredAnalysis | undefined;
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
  const { rows } = await db.query(`${STORED} WHERE id = $1 AND ${MAY_BE_SEEN}`, [id]);
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
    `SELECT document FROM analyses WHERE id = $1 AND ${MAY_BE_SEEN}`,
    [id],
  );
  return rows[0]?.document as Buffer | undefined;
}

function openedBy(secrets: readonly string[], token: unknown): string | undefined {
  const id = idIn(token);
  return id !== undefined && isSigned(secrets, String(token), PURPOSE) ? id : undefined;
}

/** By the person, or by somebody of the team: its link no longer opens, and its mail is not sent any more. */
export async function revokeAnalysis(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await db.query(
    `UPDATE analyses SET revoked_at = now() WHERE id = $1 AND ${MAY_BE_SENT} RETURNING id`,
    [id],
  );
  return rows.length > 0;
}

/**
 * CTEs that plan a mail about each analysis of `source`, which has the columns id and lead_submission_id. The same one
 * is planned once, whatever asks for it.
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

/** What somebody of the team has read, who says whether it is sent: not what a simulation has replaced since. */
interface ReadDraft {
  id: string;
  /** As precise as a Date. */
  madeAt: string;
}

const DECIDE = `UPDATE analyses SET approval = $3, approved_at = CASE $3 WHEN 'given' THEN now() END
  WHERE id = $1 AND date_trunc('milliseconds', made_at) = $2 AND approval = 'waiting'
  RETURNING id, lead_submission_id`;

/** By somebody of the team: it is sent to the person, at once or once it is the mailbox's day. */
export async function approveAnalysis(db: Queryable, { id, madeAt }: ReadDraft): Promise<boolean> {
  const { rows } = await db.query(
    `WITH approved AS (${DECIDE}), ${readyMailSql('SELECT * FROM approved')} SELECT id FROM approved`,
    [id, madeAt, 'given'],
  );
  return rows.length > 0;
}

/** By somebody of the team: it is never sent, and none is made in its place. */
export async function declineAnalysis(db: Queryable, { id, madeAt }: ReadDraft): Promise<boolean> {
  return (await db.query(DECIDE, [id, madeAt, 'declined'])).rows.length > 0;
}

/** SQL: it waits for approval. */
export const WAITS_FOR_APPROVAL = `analyses.approval = 'waiting'`;

/** Before the day is over in which the person expects it. */
export const REMIND_AFTER_HOURS = PROMISED_HOURS.analysis - 4;

/** Plans a mail to the team for each analysis that has waited so long for approval; once each. */
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
