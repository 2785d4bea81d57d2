import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { fieldsIn } from '#domain/leads/field-table.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import { connectedDatabase } from '../testing/test-database.ts';

const DOCUMENT = join(import.meta.dirname, '../../../docs/database-roles.md');
/** Not allowed to this role; or to nobody, because the database works the column out itself. */
const DENIED = ['42501', '428C9'];

const { database, db: owner, stop } = await connectedDatabase();
afterAll(stop);

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

interface Table {
  name: string;
  columns: string[];
}

async function tables(): Promise<Table[]> {
  const { rows } = await owner.query<Table>(`
    SELECT CASE table_schema WHEN 'public' THEN table_name ELSE table_schema || '.' || table_name END AS name,
      array_agg(column_name::text ORDER BY ordinal_position) AS columns
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'
      -- A partition for each day.
      AND table_name !~ '_[0-9]{8}$'
    GROUP BY table_schema, table_name ORDER BY table_schema DESC, table_name`);
  return rows;
}

/** Whether the role may: tried for real and taken back. Another refusal than 'denied' means that it may. */
async function may(db: Client, statement: string): Promise<boolean> {
  try {
    await db.query(`BEGIN; ${statement}; ROLLBACK`);
    return true;
  } catch (error) {
    await db.query('ROLLBACK');
    return !DENIED.includes((error as { code?: string }).code ?? '');
  }
}

async function rightsOn(db: Client, { name, columns }: Table): Promise<string> {
  const allowed = async (verb: string, statementFor: (column: string) => string) => {
    const taken: string[] = [];
    for (const column of columns) if (await may(db, statementFor(column))) taken.push(column);
    if (taken.length === 0) return [];
    return [
      taken.length === columns.length ? verb : `${verb} (${inWords(name, taken).join(', ')})`,
    ];
  };
  const once = async (verb: string, statement: string) =>
    (await may(db, statement)) ? [verb] : [];
  const rights = [
    ...(await allowed('SELECT', (column) => `SELECT "${column}" FROM ${name} LIMIT 0`)),
    ...(await once('INSERT', `INSERT INTO ${name} DEFAULT VALUES`)),
    ...(await allowed('UPDATE', (column) => `UPDATE ${name} SET "${column}" = NULL WHERE false`)),
    ...(await once('DELETE', `DELETE FROM ${name} WHERE false`)),
    ...(await once('TRUNCATE', `TRUNCATE ${name}`)),
  ];
  return rights.join(', ') || 'nothing';
}

/** The document does not list the fields of the form: a new one is no new right. */
function inWords(table: string, columns: string[]): string[] {
  const fields: string[] = fieldsIn(LEAD_FIELDS, 'column').filter((field) => field !== 'email');
  const areAllThere = table === 'crm_leads' && fields.every((field) => columns.includes(field));
  if (!areAllThere) return columns;
  return ['every field of the form but email', ...columns.filter((one) => !fields.includes(one))];
}

/** Rows of the document's tables: name, then what the API, the worker and the desk may. */
function documented(): string[] {
  return [...readFileSync(DOCUMENT, 'utf8').matchAll(/^\| `[\w.]+` \|.+$/gm)].map(([row]) => row);
}

test('S19: each role may do with each table what the document says, and nothing else', async () => {
  const { apiUrl, workerUrl, deskUrl } = database;
  const roles = await Promise.all([apiUrl, workerUrl, deskUrl].map(connected));
  const found: string[] = [];
  for (const table of await tables()) {
    const rights = await Promise.all(roles.map((role) => rightsOn(role, table)));
    found.push(`| \`${table.name}\` | ${rights.join(' | ')} |`);
  }
  await Promise.all(roles.map((role) => role.end()));
  expect(found.sort()).toEqual(documented().sort());
}, 120_000);

test('S19: no role may make or drop a table, or become the owner', async () => {
  for (const url of [database.apiUrl, database.workerUrl, database.deskUrl]) {
    const db = await connected(url);
    expect(await may(db, 'CREATE TABLE public.extra (id int)')).toBe(false);
    expect(await may(db, 'DROP TABLE crm_leads')).toBe(false);
    expect(await may(db, 'ALTER TABLE crm_leads DISABLE TRIGGER ALL')).toBe(false);
    const { rows } = await owner.query('SELECT current_user AS name');
    expect(await may(db, `SET ROLE "${rows[0].name}"`)).toBe(false);
    await db.end();
  }
});
