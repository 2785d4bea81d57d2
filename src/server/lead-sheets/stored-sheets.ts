import { createHmac } from 'node:crypto';
import { RETENTION } from '#domain/privacy/retention.ts';
import type { Queryable } from '../database/pool.ts';
import { type LeadSubject, loadLead } from '../deliveries/subject.ts';
import { idIn, isSigned, signedId } from '../http/signed-id.ts';
import type { StoredAnalysis } from '../lead-analyses/stored-analyses.ts';

/** Which analysis the sheet speaks of, and whether the person has it. */
interface SheetAnalysis
  extends Pick<
    StoredAnalysis,
    'id' | 'figures' | 'made_at' | 'approval' | 'revoked_at' | 'simulator_result_id'
  > {
  sent_at: Date | null;
}

interface Opening {
  happened_at: Date;
  /** The same for two openings of this sheet from the same network. */
  network: string | null;
}

export interface OpenedSheet {
  lead: LeadSubject;
  consent_text_version: string;
  until: Date;
  analysis: SheetAnalysis | undefined;
  /** The newest first, this one among them; of many, the last ones. */
  openings: Opening[];
  /** How many there are in all. */
  opened: number;
}

export interface SheetKey {
  secrets: readonly string[];
  token: unknown;
}

const PURPOSE = 'sheet';

/** The token of the link in the sales mail: derived, so that nothing has to be stored before somebody opens it. */
export const sheetToken = (secrets: readonly string[], submissionId: string): string =>
  signedId(secrets, submissionId, PURPOSE);

function submissionOf({ secrets, token }: SheetKey): string | undefined {
  const id = idIn(token);
  return id !== undefined && isSigned(secrets, String(token), PURPOSE) ? id : undefined;
}

export const SHEET_UNTIL = `s.created_at + interval '${RETENTION.sheetDays} days'`;

/** SQL: the sheet of registration `s` opens. Not from the moment on at which the person asked to be erased. */
const IS_OPEN = `${SHEET_UNTIL} > now()
  AND NOT EXISTS (
    SELECT FROM sheet_log l WHERE l.lead_submission_id = s.id AND l.event = 'sheet.revoked'
  )
  AND NOT EXISTS (
    SELECT FROM data_requests e WHERE e.erasure_requested_at IS NOT NULL
      AND e.email IN (s.answers->>'email', (SELECT email FROM crm_leads WHERE id = s.lead_id))
  )`;

/** Looks and counts nothing: what opens links by itself gets no further than this. */
export async function isSheetOpen(db: Queryable, key: SheetKey): Promise<boolean> {
  const id = submissionOf(key);
  if (id === undefined) return false;
  const { rows } = await db.query(`SELECT FROM lead_submissions s WHERE s.id = $1 AND ${IS_OPEN}`, [
    id,
  ]);
  return rows.length > 0;
}

interface Noted {
  id: string;
  consent_text_version: string;
  until: Date;
}

/** SQL: adds a line to the log of a sheet that opens, and only then. */
const NOTE = `WITH sheet AS (
    SELECT s.id, s.consent_text_version, ${SHEET_UNTIL} AS until
    FROM lead_submissions s WHERE s.id = $1 AND ${IS_OPEN}
  ),
  noted AS (
    INSERT INTO sheet_log (lead_submission_id, event, network) SELECT id, $2, $3 FROM sheet
    ON CONFLICT (lead_submission_id) WHERE event = 'sheet.revoked' DO NOTHING
    RETURNING lead_submission_id
  )
  SELECT sheet.* FROM sheet JOIN noted ON noted.lead_submission_id = sheet.id`;

/** `from` is the network that the request came from, in clear; it is not stored. */
async function note(
  db: Queryable,
  key: SheetKey,
  event: 'sheet.opened' | 'sheet.revoked',
  from: string,
): Promise<Noted | undefined> {
  const id = submissionOf(key);
  if (id === undefined) return undefined;
  try {
    const { rows } = await db.query(NOTE, [id, event, networkMark(key.secrets, id, from)]);
    return rows[0] as Noted | undefined;
  } catch (error) {
    // Erased at this very moment.
    if ((error as { code?: string }).code === '23503') return undefined;
    throw error;
  }
}

const MARK_LENGTH = 22;

/** With the sheet in it: nobody can follow a colleague from sheet to sheet by it. */
function networkMark([newest = '']: readonly string[], id: string, network: string): string {
  const mark = createHmac('sha256', newest).update(`sheet-network:${id}:${network}`);
  return mark.digest('base64url').slice(0, MARK_LENGTH);
}

/** What is shown is logged first. */
export async function openSheet(
  db: Queryable,
  key: SheetKey,
  from: string,
): Promise<OpenedSheet | undefined> {
  const noted = await note(db, key, 'sheet.opened', from);
  if (noted === undefined) return undefined;
  const lead = await loadLead(db, noted.id);
  if (lead === undefined) return undefined;
  const { rows } = await db.query(ANALYSIS, [lead.id]);
  const analysis = rows[0] as SheetAnalysis | undefined;
  const { until, consent_text_version } = noted;
  return { lead, until, consent_text_version, analysis, ...(await openingsOf(db, lead.id)) };
}

/** From then on it opens for nobody. The id of the registration, if there was anything to revoke. */
export async function revokeSheet(
  db: Queryable,
  key: SheetKey,
  from: string,
): Promise<string | undefined> {
  return (await note(db, key, 'sheet.revoked', from))?.id;
}

const ANALYSIS = `
  SELECT a.id, a.figures, a.made_at, a.approval, a.revoked_at, a.simulator_result_id,
    (
      SELECT max(d.ended_at) FROM deliveries d
      WHERE d.analysis_id = a.id AND d.kind = 'analysis_ready' AND d.state = 'delivered'
    ) AS sent_at
  FROM analyses a WHERE a.lead_submission_id = $1`;

const MOST_SHOWN = 20;

async function openingsOf(db: Queryable, id: string) {
  const { rows } = await db.query(
    `SELECT happened_at, network, count(*) OVER ()::integer AS opened FROM sheet_log
     WHERE lead_submission_id = $1 AND event = 'sheet.opened'
     ORDER BY happened_at DESC, id LIMIT ${MOST_SHOWN}`,
    [id],
  );
  return { openings: rows as unknown as Opening[], opened: Number(rows[0]?.opened ?? 0) };
}
