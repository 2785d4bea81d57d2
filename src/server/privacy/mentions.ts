import { type Client, escapeIdentifier } from 'pg';

export interface Mention {
  table: string;
  rows: number;
}

const TABLES = `SELECT schemaname, tablename FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1, 2`;

/**
 * Every table, every column, also those of the queues: where the address still stands. In a message
 * that another person wrote, for instance: no rule can decide about that.
 */
export async function mentionsOf(db: Client, email: string): Promise<Mention[]> {
  const { rows: tables } = await db.query<{ schemaname: string; tablename: string }>(TABLES);
  const mentions: Mention[] = [];
  for (const { schemaname, tablename } of tables) {
    const table = `${escapeIdentifier(schemaname)}.${escapeIdentifier(tablename)}`;
    const { rows } = await db.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM ${table} AS r
       WHERE strpos(lower(r::text), lower($1)) > 0`,
      [email.trim()],
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) mentions.push({ table: `${schemaname}.${tablename}`, rows: count });
  }
  return mentions;
}
