import type { Client } from 'pg';
import { secretId, suppressionHashes } from '../mail/suppression.ts';
import { erasePerson, readmitPerson } from '../privacy/erase-person.ts';
import { StartRefused } from '../process/run-process.ts';
import { type Journal, joined, refusalsIn, type Suppressed } from './refusal-journal.ts';

export interface Replayed {
  /** Entries of the list that the backup did not have. */
  suppressed: number;
  unsubscribed: number;
  /** Addresses erased again. */
  erased: number;
}

/** Without a secret that part of the journal was made with, those who were erased under it would not be found. */
export function refuseUnreadableJournal({ suppressed }: Journal, secrets: readonly string[]): void {
  const known = new Set(secrets.map(secretId));
  const unreadable = suppressed.filter(({ secret }) => !known.has(secret));
  if (unreadable.length === 0) return;
  throw new StartRefused(
    `TOKEN_SECRET lacks the secret by which ${unreadable.length} of those who refused our mails or were erased are known: give the servers' own, with the earlier ones behind it.`,
  );
}

const LIST = `
  INSERT INTO suppressed_addresses AS existing (email_hmac, reason, secret_id, created_at)
  VALUES (decode($1, 'hex'), $2, $3, $4)
  ON CONFLICT (email_hmac) DO UPDATE SET reason = excluded.reason, created_at = excluded.created_at`;
const TAKE_OFF = "DELETE FROM suppressed_addresses WHERE email_hmac = decode($1, 'hex')";
/** Who has confirmed again after leaving stays. */
const LEAVE = `
  UPDATE newsletter_subscribers s SET state = 'unsubscribed', unsubscribed_at = left_at
  FROM unnest($1::uuid[], $2::timestamptz[]) AS gone (id, left_at)
  WHERE s.id = gone.id AND s.state <> 'unsubscribed'
    AND (s.confirmed_at IS NULL OR s.confirmed_at < left_at)`;
const ADDRESSES = `
  SELECT email, array_agg(id::text) AS ids FROM (
    SELECT id, email FROM crm_leads UNION ALL SELECT id, email FROM form_submissions
    UNION ALL SELECT id, email FROM newsletter_subscribers
    UNION ALL SELECT id, answers->>'email' FROM lead_submissions
  ) rows WHERE email IS NOT NULL GROUP BY email`;

/** On a database as it was at `backupAt`, nothing newer. */
export async function replayRefusals(
  db: Client,
  { suppressed, unsubscribed }: Journal,
  { secrets, backupAt }: { secrets: readonly string[]; backupAt: string },
): Promise<Replayed> {
  const listed = new Map((await refusalsIn(db)).suppressed.map((entry) => [entry.hash, entry]));
  const isNews = (entry: Suppressed) => {
    const known = listed.get(entry.hash);
    if (known === undefined) return true;
    const { reason, at } = joined(known, entry);
    return reason !== known.reason || at !== known.at;
  };
  // What the backup knows of is left alone: rows about them came afterwards.
  const staying = suppressed.filter((entry) => entry.readmitted === undefined && isNews(entry));
  const readmitted = suppressed.filter(
    (entry) => Date.parse(entry.readmitted ?? '') > Date.parse(backupAt),
  );
  const gone = [...staying, ...readmitted].filter(
    (entry) => entry.reason === 'erased' && isNews(entry),
  );
  const erased = await eraseAgain(db, gone, secrets);
  for (const entry of staying) {
    const { hash, reason, secret, at } = joined(listed.get(entry.hash) ?? entry, entry);
    await db.query(LIST, [hash, reason, secret, at]);
  }
  for (const { hash } of readmitted) await db.query(TAKE_OFF, [hash]);
  const left = await db.query(LEAVE, [
    unsubscribed.map(({ id }) => id),
    unsubscribed.map(({ at }) => at),
  ]);
  return { suppressed: staying.length, unsubscribed: left.rowCount ?? 0, erased };
}

async function eraseAgain(
  db: Client,
  gone: readonly Suppressed[],
  secrets: readonly string[],
): Promise<number> {
  if (gone.length === 0) return 0;
  const byHash = new Map(gone.map((entry) => [entry.hash, entry]));
  const byRow = new Map(gone.flatMap((entry) => (entry.rows ?? []).map((id) => [id, entry])));
  const { rows } = await db.query<{ email: string; ids: string[] }>(ADDRESSES);
  let erased = 0;
  for (const { email, ids } of rows) {
    const keys = suppressionHashes(secrets, email).map((hash) => hash.toString('hex'));
    const entry =
      keys.map((key) => byHash.get(key)).find((found) => found !== undefined) ??
      ids.map((id) => byRow.get(id)).find((found) => found !== undefined);
    if (entry === undefined) continue;
    await erasePerson(db, email, { secrets, destinations: [] });
    if (entry.readmitted !== undefined) await readmitPerson(db, email, secrets);
    erased += 1;
  }
  return erased;
}
