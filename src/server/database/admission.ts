import { Client } from 'pg';
import { StartRefused } from '../process/run-process.ts';
import type { Queryable } from './pool.ts';

/** The database answers, but this process must not work with it. */
export class DatabaseRefused extends Error {}

/** Throws DatabaseRefused with a sentence that says which setting, why and what to do. */
export type Admission = (db: Queryable) => Promise<void>;

const PROBE_TIMEOUT_MS = 4_000;

/**
 * Checks the database before a process starts. A refused one ends the process; one that does not answer
 * does not: pages are served without it, and every pool checks again at its first connection.
 */
export async function probeDatabase(url: string, admit: Admission): Promise<'fit' | 'unreachable'> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await admit(client);
    return 'fit';
  } catch (error) {
    if (error instanceof DatabaseRefused) throw new StartRefused(error.message);
    return 'unreachable';
  } finally {
    await client.end().catch(() => {});
  }
}

export function loggedAdmission(
  admit: Admission,
  log: () => { error(message: string): void },
): Admission {
  return async (db) => {
    try {
      await admit(db);
    } catch (error) {
      if (error instanceof DatabaseRefused) log().error(error.message);
      throw error;
    }
  };
}

/** Privileges with which a security hole in the process would put everything at risk. */
const ROLE_PRIVILEGES = `
  SELECT
    r.rolsuper AS "is a superuser",
    r.rolcreaterole AS "may create roles",
    r.rolcreatedb AS "may create databases",
    r.rolreplication AS "may replicate",
    r.rolbypassrls AS "bypasses row security",
    EXISTS (
      SELECT FROM pg_class c
      WHERE c.relnamespace IN (to_regnamespace('public'), to_regnamespace('pgboss'))
        AND pg_has_role(c.relowner, 'MEMBER')
    ) AS "owns tables",
    has_schema_privilege('public', 'CREATE') AS "may create tables",
    has_database_privilege(current_database(), 'CREATE') AS "may create schemas",
    EXISTS (
      SELECT FROM pg_roles p
      WHERE p.rolname IN ('pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files')
        AND pg_has_role(p.oid, 'MEMBER')
    ) AS "reaches the server's files"
  FROM pg_roles r WHERE r.rolname = current_user`;

type RoleSetting = 'API_DATABASE_URL' | 'WORKER_DATABASE_URL' | 'DESK_DATABASE_URL';

/**
 * SQL: only what the role will never be granted. A later version may have granted it more than this one knows, and
 * going back to this one must still work.
 */
const NEVER_GRANTED: Partial<Record<RoleSetting, string>> = {
  API_DATABASE_URL: `CASE verb
      WHEN 'UPDATE' THEN c.relname IN ('crm_leads', 'lead_submissions', 'form_submissions',
        'consent_proofs', 'deliveries')
      WHEN 'DELETE' THEN c.relname IN ('crm_leads', 'lead_submissions', 'form_submissions',
        'consent_proofs', 'deliveries', 'newsletter_subscribers', 'simulator_results')
      ELSE true
    END`,
  // The desk could hide what was done there, or lose a lead.
  DESK_DATABASE_URL: `verb = 'TRUNCATE' OR c.relname IN ('desk_audit', 'crm_leads', 'lead_submissions',
    'form_submissions', 'consent_proofs', 'deliveries', 'suppressed_addresses')`,
};

const tablePrivileges = (never: string): string => `
  SELECT format('may %s %s', lower(verb), c.relname) AS phrase
  FROM pg_class c, unnest(ARRAY['DELETE', 'TRUNCATE', 'UPDATE']) AS verb
  WHERE c.relnamespace = to_regnamespace('public') AND c.relkind IN ('r', 'p')
    AND has_table_privilege(c.oid, verb) AND (${never})
  ORDER BY 1`;

const MOST_NAMED = 4;

/** Refuses a role that may do more than the process needs (startup/grants.ts). */
export async function refuseExcessRights(db: Queryable, setting: RoleSetting): Promise<void> {
  const { rows } = await db.query(ROLE_PRIVILEGES);
  const ofRole = Object.entries(rows[0] ?? {}).filter(([, has]) => has);
  const never = NEVER_GRANTED[setting];
  const ofTables = never === undefined ? [] : (await db.query(tablePrivileges(never))).rows;
  const excess = [...ofRole.map(([phrase]) => phrase), ...ofTables.map(({ phrase }) => phrase)];
  if (excess.length === 0) return;
  const named = excess.slice(0, MOST_NAMED).join(', ');
  throw new DatabaseRefused(
    `${setting} has a role with more rights than it needs (${named}${excess.length > MOST_NAMED ? ' and more' : ''}): give it one of its own, as in docs/deploy.md, and run voltige migrate.`,
  );
}
