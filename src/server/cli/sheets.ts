import type { Client } from 'pg';
import { referenceOf } from '#domain/leads/reference.ts';
import { HAS_EMAIL } from '../database/email-condition.ts';
import { SHEET_UNTIL } from '../lead-sheets/stored-sheets.ts';
import { CommandFailed, command, UsageError } from './command.ts';
import { findRows, ROW_ARGUMENT } from './find-rows.ts';
import { formatTable } from './table.ts';

interface Sheet extends Record<string, unknown> {
  id: string;
  created_at: Date;
  until: Date;
  revoked_at: Date | null;
}

const SHEETS = `SELECT s.id, s.created_at, ${SHEET_UNTIL} AS until, (
    SELECT l.happened_at FROM sheet_log l WHERE l.lead_submission_id = s.id AND l.event = 'sheet.revoked'
  ) AS revoked_at FROM lead_submissions s`;

/** By the registration's id or reference, or all of an address. */
const LOOKUP = {
  byFirstDigits: `${SHEETS} WHERE s.id BETWEEN $1 AND $2`,
  byEmail: `${SHEETS} WHERE s.id IN (
      SELECT id FROM lead_submissions WHERE lead_id IN (SELECT id FROM crm_leads WHERE ${HAS_EMAIL})
      UNION SELECT id FROM lead_submissions WHERE answers->>'email' = $1
    ) ORDER BY s.created_at, s.id`,
  none: 'There is no such pre-registration; its reference stands in the mail to sales.',
};

async function sheetsOf(db: Client, positionals: readonly string[]): Promise<Sheet[]> {
  const [wanted] = positionals;
  if (wanted === undefined || positionals.length > 1) {
    throw new UsageError('Name one pre-registration, or the address it came from.');
  }
  return findRows<Sheet>(db, wanted, LOOKUP);
}

interface Opening extends Record<string, unknown> {
  lead_submission_id: string;
  event: string;
  happened_at: Date;
  /** By the order in which they came; none of what the command line did. */
  network: number | null;
}

const LOG = `SELECT lead_submission_id, event, happened_at,
    CASE WHEN network IS NOT NULL THEN dense_rank() OVER (
      PARTITION BY lead_submission_id ORDER BY first_seen
    )::integer END AS network
  FROM (
    SELECT *, min(happened_at) OVER (PARTITION BY lead_submission_id, network) AS first_seen
    FROM sheet_log WHERE lead_submission_id = ANY($1)
  ) l ORDER BY happened_at, id`;

export const sheetsShow = command({
  name: 'sheets show',
  takes: ROW_ARGUMENT,
  about: 'Shows until when sales can open the sheet of a lead, and when it was opened.',
  options: {},
  example: '3F2A-91BC',
  async run({ positionals, json, write, database }) {
    const db = await database();
    const sheets = await sheetsOf(db, positionals);
    const { rows: log } = await db.query<Opening>(LOG, [sheets.map(({ id }) => id)]);
    write(
      json
        ? `${JSON.stringify({ sheets, log }, null, 2)}\n`
        : `${sheetTable(sheets)}\n${logTable(log)}`,
    );
  },
});

function sheetTable(sheets: Sheet[]): string {
  return formatTable(sheets, [
    { title: 'SHEETS', of: ({ id }) => `  ${referenceOf(id)}` },
    { title: 'registered', of: ({ created_at }) => created_at },
    { title: 'opens until', of: ({ until }) => until },
    { title: 'revoked', of: ({ revoked_at }) => revoked_at },
  ]);
}

function logTable(log: Opening[]): string {
  if (log.length === 0) return 'Never opened.\n';
  return formatTable(log, [
    { title: 'LOG', of: ({ lead_submission_id }) => `  ${referenceOf(lead_submission_id)}` },
    { title: 'when', of: ({ happened_at }) => happened_at },
    { title: 'what', of: ({ event }) => event.replace('sheet.', '') },
    { title: 'network', of: ({ network }) => network },
  ]);
}

const REVOKE = `INSERT INTO sheet_log (lead_submission_id, event)
  SELECT unnest($1::uuid[]), 'sheet.revoked'
  ON CONFLICT (lead_submission_id) WHERE event = 'sheet.revoked' DO NOTHING
  RETURNING lead_submission_id AS id`;

export const sheetsRevoke = command({
  name: 'sheets revoke',
  takes: ROW_ARGUMENT,
  about: 'Ends the link to the sheet of a lead: it then opens for nobody.',
  options: {},
  example: '3F2A-91BC',
  async run({ positionals, json, write, database }) {
    const db = await database();
    const sheets = await sheetsOf(db, positionals);
    const { rows } = await db.query<{ id: string }>(REVOKE, [sheets.map(({ id }) => id)]);
    if (rows.length === 0) throw new CommandFailed('It was revoked before.');
    const references = rows.map(({ id }) => referenceOf(id));
    write(
      json ? `${JSON.stringify({ revoked: references })}\n` : `Revoked: ${references.join(', ')}\n`,
    );
  },
});
