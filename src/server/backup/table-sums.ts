import type { Client } from 'pg';
import * as v from 'valibot';

export const TableSums = v.record(
  v.string(),
  /** The sum is of all rows, in any order. */
  v.strictObject({ rows: v.number(), sum: v.string() }),
);
export type TableSums = v.InferOutput<typeof TableSums>;

/** A row is compared as text, which these change; and nothing may end a transaction that takes long. */
export const SUM_SETTINGS = `
  SET timezone = 'UTC'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres';
  SET bytea_output = 'hex'; SET extra_float_digits = 1; SET client_min_messages = warning;
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;`;

/** A statement for each table of ours and of the queues, which answers one line. One pass over each, without sorting. */
export const SUM_STATEMENTS = `
  SELECT format(
    $$SELECT json_build_object('table', %L, 'rows', count(*), 'sum',
        coalesce(sum(('x' || left(md5(r::text), 16))::bit(64)::bigint::numeric), 0)::text) AS line
      FROM %I.%I AS r$$,
    CASE schemaname WHEN 'public' THEN tablename ELSE schemaname || '.' || tablename END,
    schemaname, tablename) AS statement
  FROM pg_catalog.pg_tables WHERE schemaname IN ('public', 'pgboss') ORDER BY schemaname, tablename`;

const Line = v.strictObject({ table: v.string(), rows: v.number(), sum: v.string() });

export function sumsFrom(lines: readonly unknown[]): TableSums {
  return Object.fromEntries(
    lines.map((line) => {
      const { table, ...sum } = v.parse(Line, line);
      return [table, sum];
    }),
  );
}

/** What a restored database is compared by. */
export async function tableSums(db: Client): Promise<TableSums> {
  const { rows } = await db.query<{ statement: string }>(SUM_STATEMENTS);
  const lines: unknown[] = [];
  for (const { statement } of rows) lines.push((await db.query(statement)).rows[0].line);
  return sumsFrom(lines);
}

/** The tables that differ, each with both counts. */
export function differences(expected: TableSums, found: TableSums): string[] {
  return [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort().flatMap((table) => {
    const [a, b] = [expected[table], found[table]];
    if (a?.rows === b?.rows && a?.sum === b?.sum) return [];
    return [`${table} (${a?.rows ?? 'no'} rows then, ${b?.rows ?? 'no'} now)`];
  });
}

export function rowCount(tables: TableSums): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}
