import { domainToUnicode } from 'node:url';
import { type Client, escapeIdentifier } from 'pg';
import { folded } from '#domain/leads/email-address.ts';
import { streamRows } from '../database/stream-rows.ts';
import type { Destination } from '../deliveries/destinations.ts';
import { suppress, suppressionHashes } from '../mail/suppression.ts';
import { recipientsOf } from './recipients.ts';
import { type RowsAbout, rowsAbout } from './rows-about.ts';

export interface Erasure {
  erased: Record<keyof RowsAbout, number>;
  /** Who was sent something, or may have been, and must be told to erase it as well (GDPR, article 19). */
  recipients: string[];
}

export interface Erased extends Erasure {
  /** Ids of what the person had sent, by which a backup still knows them. */
  rows: string[];
}

/** Also what only refers to them: jobs, idempotency keys, simulations linked to nobody else. */
const ERASE = {
  jobs: `DELETE FROM pgboss.job WHERE data->>'delivery_id' = ANY($1::text[])`,
  deliveries: 'DELETE FROM deliveries WHERE id = ANY($1)',
  keys: 'DELETE FROM idempotency_keys WHERE submission_id = ANY($1)',
  lead_submissions: 'DELETE FROM lead_submissions WHERE id = ANY($1)',
  leads: 'DELETE FROM crm_leads WHERE id = ANY($1)',
  form_submissions: 'DELETE FROM form_submissions WHERE id = ANY($1)',
  newsletter_subscribers: 'DELETE FROM newsletter_subscribers WHERE id = ANY($1)',
  simulator_results: 'DELETE FROM simulator_results WHERE id = ANY($1)',
} as const;

export async function countPerson(
  db: Client,
  email: string,
  destinations: readonly Destination[],
): Promise<Erasure> {
  const about = await rowsAbout(db, email);
  return { erased: countsOf(about), recipients: await recipientsOf(db, about, destinations) };
}

/** In one transaction. A delivery that is being sent at this moment is the last one. */
export async function erasePerson(
  db: Client,
  email: string,
  { secrets, destinations }: { secrets: readonly string[]; destinations: readonly Destination[] },
): Promise<Erased> {
  await db.query('BEGIN');
  try {
    const about = await rowsAbout(db, email);
    const recipients = await recipientsOf(db, about, destinations);
    const submissions = [
      ...about.lead_submissions,
      ...about.form_submissions,
      ...about.newsletter_subscribers,
    ];
    const ids = { ...about, jobs: about.deliveries, keys: submissions };
    for (const name of Object.keys(ERASE) as (keyof typeof ERASE)[]) {
      await db.query(ERASE[name], [ids[name]]);
    }
    // So that no mail goes there again, even if a list is restored from elsewhere.
    await suppress(db, secrets, email, 'erased');
    await db.query('COMMIT');
    return { erased: countsOf(about), recipients, rows: [...about.leads, ...submissions] };
  } catch (error) {
    await db.query('ROLLBACK');
    throw error;
  }
}

function countsOf(about: RowsAbout): Record<keyof RowsAbout, number> {
  const counts = Object.entries(about).map(([table, ids]) => [table, ids.length]);
  return Object.fromEntries(counts) as Record<keyof RowsAbout, number>;
}

/** Takes the address off the suppression list: the person wants to hear from us again. */
export async function readmitPerson(
  db: Client,
  email: string,
  secrets: readonly string[],
): Promise<boolean> {
  const { rowCount } = await db.query(
    'DELETE FROM suppressed_addresses WHERE email_hmac = ANY($1)',
    [suppressionHashes(secrets, email)],
  );
  return rowCount !== 0;
}

export interface Mention {
  table: string;
  rows: number;
}

const TABLES = `SELECT schemaname, tablename FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1, 2`;

/** '@' in all its Unicode forms. */
const AT = '[@\ufe6b\uff20]';

/**
 * Searches every column of every table, also of the queues, for the address in any spelling: another
 * person's message may name it, for instance. Compared here and not in SQL, where under the locale C
 * 'É' is no capital letter of 'é'.
 */
export async function mentionsOf(db: Client, email: string): Promise<Mention[]> {
  const [mailbox, domain = ''] = email.split('@');
  const spellings = [email, `${mailbox}@${folded(domainToUnicode(domain))}`];
  const { rows: tables } = await db.query<{ schemaname: string; tablename: string }>(TABLES);
  const mentions: Mention[] = [];
  for (const { schemaname, tablename } of tables) {
    const table = `${escapeIdentifier(schemaname)}.${escapeIdentifier(tablename)}`;
    const statement = `SELECT r::text AS text FROM ${table} AS r WHERE r::text ~ '${AT}'`;
    let count = 0;
    for await (const { text } of streamRows(db, statement, [])) {
      const foldedText = folded(String(text));
      if (spellings.some((spelling) => foldedText.includes(spelling))) count += 1;
    }
    if (count > 0) mentions.push({ table: `${schemaname}.${tablename}`, rows: count });
  }
  return mentions;
}
