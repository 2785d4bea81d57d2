import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import * as v from 'valibot';
import type { SuppressionReason } from '../mail/suppression.ts';
import { StartRefused } from '../process/run-process.ts';
import { folderProblem, makeFolder, writePrivately } from './backup-files.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

/** By the database's clock, to the microsecond: as text they are in their order. */
const moment = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/));

/** An entry of the list of addresses not to be written to. */
const Suppressed = v.strictObject({
  /** Keyed: it gives nobody the address. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  reason: v.picklist(['unsubscribed', 'bounced', 'erased']),
  /** Which of the token secrets it was made with. */
  secret: v.string(),
  at: moment,
  /** Ids of what was erased, which also find somebody whose address was corrected before. */
  rows: v.optional(v.array(v.string())),
  /** When they wanted our mails again. What had been erased before stays so. */
  readmitted: v.optional(moment),
});
export type Suppressed = v.InferOutput<typeof Suppressed>;

const Entries = v.strictObject({
  suppressed: v.array(Suppressed),
  /** Ids of subscribers who have left. */
  unsubscribed: v.array(v.strictObject({ id: v.string(), at: moment })),
});

/** What people asked for that a backup made before does not know: it would write to them, or know them, again. */
export type Journal = v.InferOutput<typeof Entries>;

const File = v.strictObject({ sha256: v.string(), ...Entries.entries });

export const JOURNAL_FILE = 'refusals.json';
const NOBODY: Journal = { suppressed: [], unsubscribed: [] };
/** Any number that nobody else uses on this database. */
const JOURNAL_LOCK = 5_481_220_339;

/** Undefined where there is none. One that cannot be read is never taken for one that names nobody. */
export function readJournal(dir: string): Journal | undefined {
  const file = join(dir, JOURNAL_FILE);
  if (!existsSync(file)) return undefined;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw folderProblem(error, `${file} cannot be read`);
  }
  try {
    const { sha256, ...journal } = v.parse(File, JSON.parse(text));
    if (sha256 === sumOf(journal)) return journal;
  } catch {
    // Said below.
  }
  throw new StartRefused(
    `${file} is damaged: it says who refused our mails or was erased. Put a good copy of it there.`,
  );
}

function sumOf(journal: Journal): string {
  return createHash('sha256').update(JSON.stringify(journal)).digest('hex');
}

export interface Happened {
  /** Hashes of somebody who wants our mails again. */
  readmitted?: readonly string[];
}

/**
 * Adds to the journal beside the backups what the database knows by now. Nothing is ever taken out of it: the database
 * may be one that was just restored, and know less.
 */
export async function updateJournal(
  db: Client,
  dir: string,
  happened: Happened = {},
): Promise<Journal> {
  await refuseUnfinishedRestore(db);
  await db.query('SELECT pg_advisory_lock($1)', [JOURNAL_LOCK]);
  try {
    makeFolder(dir);
    const journal = readJournal(dir);
    const merged = mergedJournal(journal ?? NOBODY, await refusalsIn(db), happened);
    if (journal === undefined || sumOf(journal) !== sumOf(merged)) {
      const content = { sha256: sumOf(merged), ...merged };
      writePrivately(join(dir, JOURNAL_FILE), `${JSON.stringify(content, null, 1)}\n`);
    }
    return merged;
  } catch (error) {
    throw folderProblem(error, `${join(dir, JOURNAL_FILE)} cannot be written`);
  } finally {
    await db.query('SELECT pg_advisory_unlock($1)', [JOURNAL_LOCK]).catch(() => {});
  }
}

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`;
const SUPPRESSED = `
  SELECT encode(email_hmac, 'hex') AS hash, reason, secret_id AS secret,
    to_char(created_at AT TIME ZONE 'UTC', ${MOMENT}) AS at, coalesce(erased_rows, '{}') AS rows
  FROM suppressed_addresses`;
const UNSUBSCRIBED = `
  SELECT id, to_char(unsubscribed_at AT TIME ZONE 'UTC', ${MOMENT}) AS at
  FROM newsletter_subscribers WHERE state = 'unsubscribed' AND unsubscribed_at IS NOT NULL`;
const NOW = `SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', ${MOMENT}) AS now`;

export async function refusalsIn(db: Client): Promise<Journal & { now: string }> {
  const { rows: listed } = await db.query<Suppressed>(SUPPRESSED);
  const suppressed = listed.map(({ rows: ids = [], ...entry }) =>
    ids.length > 0 ? { ...entry, rows: ids } : entry,
  );
  const { rows: unsubscribed } = await db.query<Journal['unsubscribed'][number]>(UNSUBSCRIBED);
  const { rows } = await db.query<{ now: string }>(NOW);
  return { suppressed, unsubscribed, now: rows[0]?.now ?? '' };
}

const STRICTNESS: readonly SuppressionReason[] = ['unsubscribed', 'bounced', 'erased'];

export function mergedJournal(
  journal: Journal,
  known: Journal & { now: string },
  { readmitted = [] }: Happened = {},
): Journal {
  const byHash = new Map(journal.suppressed.map((entry) => [entry.hash, entry]));
  for (const entry of known.suppressed) {
    // Who is on the list now is not readmitted.
    const { readmitted: _, ...before } = byHash.get(entry.hash) ?? entry;
    byHash.set(entry.hash, joined(before, entry));
  }
  for (const hash of readmitted) {
    const entry = byHash.get(hash);
    if (entry !== undefined) byHash.set(hash, { ...entry, readmitted: known.now });
  }
  const left = new Map(journal.unsubscribed.map((entry) => [entry.id, entry]));
  for (const entry of known.unsubscribed) {
    if ((left.get(entry.id)?.at ?? '') < entry.at) left.set(entry.id, entry);
  }
  return {
    suppressed: [...byHash.values()].sort(
      (a, b) => a.at.localeCompare(b.at) || a.hash.localeCompare(b.hash),
    ),
    unsubscribed: [...left.values()].sort(
      (a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id),
    ),
  };
}

/** The stricter reason, the later moment, and the ids that either knows. */
export function joined(a: Suppressed, b: Suppressed): Suppressed {
  const reason = STRICTNESS.indexOf(a.reason) > STRICTNESS.indexOf(b.reason) ? a.reason : b.reason;
  const later = a.at > b.at ? a : b;
  const rows = [...new Set([...(a.rows ?? []), ...(b.rows ?? [])])];
  const merged = { ...a, reason, at: later.at, secret: b.secret };
  return rows.length > 0 ? { ...merged, rows } : merged;
}
