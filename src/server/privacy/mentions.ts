import { domainToUnicode } from 'node:url';
import { type Client, escapeIdentifier } from 'pg';
import { folded } from '#domain/leads/email-address.ts';
import { rowsInTurn } from '../database/rows-in-turn.ts';

export interface Mention {
  table: string;
  rows: number;
}

const TABLES = `SELECT schemaname, tablename FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1, 2`;

/** The sign of an address, in all its widths. */
const AT = '[@\ufe6b\uff20]';

/**
 * Every table, every column, also those of the queues: where the address still stands, in any spelling.
 * In a message that another person wrote, for instance: no rule can decide about that. Compared here and
 * not in SQL, where 'É' is no capital letter of 'é' under the locale C.
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
    for await (const { text } of rowsInTurn(db, statement, [])) {
      const said = folded(String(text));
      if (spellings.some((spelling) => said.includes(spelling))) count += 1;
    }
    if (count > 0) mentions.push({ table: `${schemaname}.${tablename}`, rows: count });
  }
  return mentions;
}
