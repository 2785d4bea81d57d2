import { domainToUnicode } from 'node:url';
import type { Client, ClientBase } from 'pg';
import { folded } from '#domain/leads/email-address.ts';
import { streamRows } from '../database/stream-rows.ts';
import type { DestinationFilter } from '../deliveries/destinations.ts';
import { suppress, suppressionHashes } from '../mail/suppression.ts';
import { recipientsOf } from './recipients.ts';
import { type RowsAbout, rowsAbout } from './rows-about.ts';

export interface Erasure {
  erased: Record<keyof RowsAbout, number>;
  /** Who was sent something, or may have been, and must be asked to erase it as well (GDPR, article 19). */
  recipients: string[];
}

/** Also what only refers to them: jobs, idempotency keys, simulations linked to nobody else. */
const ERASE = {
  jobs: `DELETE FROM pgboss.job WHERE data->>'delivery_id' = ANY($1::text[])`,
  deliveries: 'DELETE FROM deliveries WHERE id = ANY($1)',
  analyses: 'DELETE FROM analyses WHERE id = ANY($1)',
  keys: 'DELETE FROM idempotency_keys WHERE submission_id = ANY($1)',
  lead_submissions: 'DELETE FROM lead_submissions WHERE id = ANY($1)',
  leads: 'DELETE FROM crm_leads WHERE id = ANY($1)',
  form_submissions: 'DELETE FROM form_submissions WHERE id = ANY($1)',
  newsletter_subscribers: 'DELETE FROM newsletter_subscribers WHERE id = ANY($1)',
  simulator_results: 'DELETE FROM simulator_results WHERE id = ANY($1)',
  data_requests: 'DELETE FROM data_requests WHERE id = ANY($1)',
} as const;

export async function countPerson(
  db: ClientBase,
  email: string,
  destinations: readonly DestinationFilter[],
): Promise<Erasure> {
  const about = await rowsAbout(db, email);
  return { erased: countsOf(about), recipients: await recipientsOf(db, about, destinations) };
}

/** In one transaction. A delivery that is being sent at this moment is the last one. */
export async function erasePerson(
  db: ClientBase,
  email: string,
  {
    secrets,
    destinations,
  }: { secrets: readonly string[]; destinations: readonly DestinationFilter[] },
): Promise<Erasure> {
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
    const rows = [...about.leads, ...submissions];
    // So that no mail goes there again, even if a list is restored from elsewhere.
    await suppress(db, secrets, email, 'erased', rows);
    await db.query('COMMIT');
    return { erased: countsOf(about), recipients };
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

/** Of every table the columns that can hold an address: no numbers, moments, ids or bytes. */
const TABLES = `
  SELECT format('%I.%I', n.nspname, c.relname) AS identifier, n.nspname || '.' || c.relname AS name,
    string_agg(format('r.%I::text', a.attname), ', ' ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  JOIN pg_type t ON t.oid = a.atttypid
  WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema')
    AND t.typcategory NOT IN ('B', 'D', 'N', 'T') AND t.typname NOT IN ('uuid', 'bytea')
  GROUP BY 1, 2 ORDER BY 2`;

/** '@' in all its Unicode forms. */
const AT = '[@\ufe6b\uff20]';

/** Usual letters and signs, none of which becomes a part of an address in ASCII when it is folded. */
export const NEVER_IN_ASCII =
  '\u00c0-\u00ff\u0152\u0153\u00a0\u00ab\u00bb\u2013\u2014\u2018-\u201d\u202f\u20ac';

/**
 * SQL for the texts that may name one of the spellings: so few that each can be folded and compared here.
 * In SQL alone it cannot be decided: under the locale C 'É' is no capital letter of 'é', and 'Ａ' no 'a'.
 * Only where an address has letters outside ASCII is every text with an '@' looked at.
 */
function mayName([email, ...others]: readonly [string, ...string[]]) {
  if ([email, ...others].some((spelling) => /[^ -~]/.test(spelling))) {
    return { condition: `text ~ '${AT}'`, values: [] };
  }
  return {
    condition: `text ILIKE $1
      OR octet_length(text) <> length(text) AND text ~ '[^\u0001-\u007f${NEVER_IN_ASCII}]'`,
    values: [`%${email.replaceAll(/[\\%_]/g, '\\$&')}%`],
  };
}

/**
 * Searches every column of every table, also of the queues, for the address in any spelling: another
 * person's message may name it, for instance.
 */
export async function mentionsOf(db: Client, email: string): Promise<Mention[]> {
  const [mailbox, domain = ''] = email.split('@');
  const spellings = [email, `${mailbox}@${folded(domainToUnicode(domain))}`] as const;
  const { condition, values } = mayName(spellings);
  const { rows: tables } = await db.query<{ identifier: string; name: string; columns: string }>(
    TABLES,
  );
  const mentions: Mention[] = [];
  for (const { identifier, name, columns } of tables) {
    // OFFSET 0: the text is put together once for all that is asked of it.
    const statement = `SELECT text FROM (
      SELECT concat_ws(' ', ${columns}) AS text FROM ${identifier} AS r OFFSET 0
    ) AS texts WHERE ${condition}`;
    let count = 0;
    for await (const { text } of streamRows(db, statement, values)) {
      const foldedText = folded(String(text));
      if (spellings.some((spelling) => foldedText.includes(spelling))) count += 1;
    }
    if (count > 0) mentions.push({ table: name, rows: count });
  }
  return mentions;
}
