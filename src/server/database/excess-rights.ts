import type { Queryable } from '../deliveries/enqueue.ts';
import { DatabaseRefused } from './admission.ts';

/** What a hole in the process would turn into a loss of everything, whatever the role is called. */
const OF_THE_ROLE = `
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

/**
 * Only what the API will never be granted: a later version may have granted it more than this one
 * knows, and going back to this one must still work.
 */
const OF_THE_API = `
  SELECT format('may %s %s', lower(verb), c.relname) AS phrase
  FROM pg_class c, unnest(ARRAY['DELETE', 'TRUNCATE', 'UPDATE']) AS verb
  WHERE c.relnamespace = to_regnamespace('public') AND c.relkind IN ('r', 'p')
    AND has_table_privilege(c.oid, verb)
    AND CASE verb
      WHEN 'UPDATE' THEN c.relname IN ('crm_leads', 'lead_submissions', 'form_submissions',
        'consent_proofs', 'deliveries')
      WHEN 'DELETE' THEN c.relname IN ('crm_leads', 'lead_submissions', 'form_submissions',
        'consent_proofs', 'deliveries', 'newsletter_subscribers', 'simulator_results')
      ELSE true
    END
  ORDER BY 1`;

const MOST_NAMED = 4;

/** Refuses a role that may do more than the process needs (database/grants.ts). */
export async function refuseExcessRights(
  db: Queryable,
  setting: 'API_DATABASE_URL' | 'WORKER_DATABASE_URL',
): Promise<void> {
  const { rows } = await db.query(OF_THE_ROLE);
  const ofTheRole = Object.entries(rows[0] ?? {}).filter(([, has]) => has);
  const ofTheApi = setting === 'API_DATABASE_URL' ? (await db.query(OF_THE_API)).rows : [];
  const excess = [...ofTheRole.map(([phrase]) => phrase), ...ofTheApi.map(({ phrase }) => phrase)];
  if (excess.length === 0) return;
  const named = excess.slice(0, MOST_NAMED).join(', ');
  throw new DatabaseRefused(
    `${setting} has a role with more rights than it needs (${named}${excess.length > MOST_NAMED ? ' and more' : ''}): give it one of its own, as in docs/operations.md, and run npm run db:migrate.`,
  );
}
