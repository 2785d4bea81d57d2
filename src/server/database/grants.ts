import { type Client, escapeIdentifier } from 'pg';

/**
 * What each role may do; whatever is not here it may not. Nobody but the owner changes tables, and
 * the API cannot delete a lead or rewrite what was agreed to: a hole in it must not become a loss.
 */
const API_GRANTS = [
  'USAGE ON SCHEMA public, pgboss',
  'SELECT, INSERT ON crm_leads, lead_submissions, simulator_results, deliveries',
  'UPDATE (lead_score, qualification_status, score_lines, simulator_completed, simulator_result_id, last_contact_at) ON crm_leads',
  'UPDATE (lead_score, qualification_status, score_lines, simulator_result_id) ON lead_submissions',
  'SELECT, INSERT ON form_submissions',
  'INSERT ON consent_proofs',
  'SELECT, INSERT, UPDATE ON newsletter_subscribers, idempotency_keys, rate_limits',
  'UPDATE ON readiness_probe',
  'SELECT ON pgboss.queue, pgboss.version',
  'SELECT, INSERT ON pgboss.job, pgboss.job_common',
];

const WORKER_GRANTS = [
  'USAGE ON SCHEMA public, pgboss',
  'SELECT, UPDATE, DELETE ON consent_proofs, crm_leads, lead_submissions, form_submissions, newsletter_subscribers, simulator_results, idempotency_keys, rate_limits',
  'SELECT, INSERT, UPDATE, DELETE ON deliveries, disabled_destinations, suppressed_addresses',
  'SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA pgboss',
  'USAGE ON ALL SEQUENCES IN SCHEMA pgboss',
];

interface Roles {
  apiUser: string;
  workerUser: string;
}

export async function grantRights(owner: Client, { apiUser, workerUser }: Roles): Promise<void> {
  const { rows } = await owner.query('SELECT current_user AS name');
  const wanted = [
    { user: apiUser, grants: API_GRANTS },
    { user: workerUser, grants: WORKER_GRANTS },
  ].filter(({ user }) => user !== rows[0].name);
  await owner.query('BEGIN');
  for (const { user, grants } of wanted) {
    const role = escapeIdentifier(user);
    await owner.query(`REVOKE ALL ON ALL TABLES IN SCHEMA public, pgboss FROM ${role}`);
    for (const grant of grants) await owner.query(`GRANT ${grant} TO ${role}`);
  }
  await owner.query('COMMIT');
}
