import { type Client, escapeIdentifier } from 'pg';
import { REPLACED_COLUMNS } from '../leads/register-lead.ts';

interface Rights {
  api?: string;
  worker?: string;
  desk?: string;
}

/**
 * What each role may do with each table; whatever is not here it may not. Nobody but the owner changes
 * tables, and the API cannot delete a lead or rewrite what was agreed to: a hole in it must not become
 * a loss. docs/database-roles.md says the same in words, and a test tries every verb as every role.
 */
const RIGHTS = {
  crm_leads: {
    // A trigger keeps all but score, simulation and last contact of a lead that a person registered.
    api: `SELECT, INSERT, UPDATE (last_contact_at, ${REPLACED_COLUMNS.join(', ')})`,
    worker: 'SELECT, DELETE',
    desk: 'SELECT, UPDATE (suspicion)',
  },
  lead_submissions: {
    api: 'SELECT, INSERT, UPDATE (lead_score, qualification_status, score_lines, simulator_result_id)',
    worker: 'SELECT, DELETE',
    desk: `SELECT (id, lead_id, created_at, repeated, answers, lead_score, qualification_status,
      score_lines, suspicion, simulator_result_id, language, consent_text_version, released_at, search),
      UPDATE (suspicion, released_at)`,
  },
  // Messages are read by the person they came from alone, through a function below.
  form_submissions: {
    api: 'SELECT (id, simulator_result_id), INSERT',
    worker: 'SELECT, DELETE',
    desk: 'SELECT, UPDATE (suspicion, released_at)',
  },
  newsletter_subscribers: {
    api: `SELECT, INSERT, UPDATE (state, requested_at, confirmed_at, unsubscribed_at, suspicion,
      renewal, language, source, form_data, consent_text_version)`,
    worker: 'SELECT, DELETE',
    desk: 'SELECT',
  },
  simulator_results: { api: 'SELECT, INSERT', worker: 'SELECT, DELETE', desk: 'SELECT' },
  consent_proofs: { api: 'INSERT', worker: 'SELECT, DELETE' },
  deliveries: {
    api: 'SELECT, INSERT',
    worker: 'SELECT, INSERT, UPDATE, DELETE',
    // What was held back of a released request, approved analyses, tests of destinations; and what failed, once more.
    desk: `SELECT, INSERT (id, kind, event, destination, next_attempt_at, held_until, lead_submission_id,
      form_submission_id, analysis_id), UPDATE (state, attempts, last_error, next_attempt_at, ended_at)`,
  },
  disabled_destinations: {
    worker: 'SELECT, INSERT',
    desk: 'SELECT, INSERT (destination, reason), DELETE',
  },
  webhook_destinations: {
    api: 'SELECT',
    worker: 'SELECT, INSERT, UPDATE, DELETE',
    desk: 'SELECT',
  },
  suppressed_addresses: {
    api: 'SELECT (email_hmac, reason, created_at)',
    worker: 'SELECT, INSERT, UPDATE (reason, created_at, secret_id, erased_rows)',
    desk: 'SELECT (email_hmac, reason, created_at, erased_rows)',
  },
  // Who holds a link may only end it; at the desk somebody says whether one that waits is sent. The worker
  // replaces one that is not sent yet.
  analyses: {
    api: 'SELECT, UPDATE (revoked_at)',
    worker: `SELECT, INSERT, UPDATE (simulator_result_id, model_version, figures, document, made_at, reminded_at, sent_at),
      DELETE`,
    desk: 'SELECT, UPDATE (approval, approved_at, revoked_at)',
  },
  // Only the worker, which sends the mail, decides what its link is.
  data_requests: {
    api: `SELECT (id, email, language, requested_at, link_expires_at, opened_at, page_expires_at,
      erasure_requested_at), INSERT (id, email, language)`,
    worker: 'SELECT, UPDATE (link_hash, link_expires_at, recipients_informed_at), DELETE',
    // Asks for an erasure as a person does; the worker carries it out.
    desk: `SELECT (id, email, language, requested_at, link_expires_at, opened_at, page_expires_at,
      erasure_requested_at), INSERT (id, email, language, erasure_requested_at)`,
  },
  // The worker locks what it is about to remove, which takes the right to change a column.
  idempotency_keys: {
    api: 'SELECT, INSERT, UPDATE',
    worker: 'SELECT, UPDATE (expires_at), DELETE',
  },
  rate_limits: { api: 'SELECT, INSERT, UPDATE', worker: 'SELECT, UPDATE (expires_at), DELETE' },
  readiness_probe: { api: 'UPDATE' },
  // The nightly removal is the worker's; backups and drills are noted by the owner.
  maintenance_runs: {
    api: 'SELECT',
    worker: 'SELECT, INSERT, UPDATE',
  },
  // Ended by who logs out, by the command line, or by the worker once they are over.
  desk_sessions: {
    worker: 'SELECT, DELETE',
    desk: `SELECT, INSERT (token_hash, subject, name, roles, ends_at), UPDATE (last_seen_at), DELETE`,
  },
  // Lines are added by the database's own clock; the desk can neither change nor remove one.
  desk_audit: {
    worker: 'SELECT, DELETE',
    desk: 'SELECT, INSERT (subject, name, action, records, facts, network)',
  },
  // What was asked and when stays as it was written down; only that it was answered is added.
  rights_requests: {
    worker: 'SELECT, DELETE',
    desk: `SELECT, INSERT (id, kind, channel, received_day, records), UPDATE (answered_at, outcome)`,
  },
  'pgboss.queue': { api: 'SELECT', desk: 'SELECT' },
  'pgboss.version': { api: 'SELECT' },
  'pgboss.job': { api: 'SELECT, INSERT' },
  'pgboss.job_common': { api: 'SELECT, INSERT', desk: 'INSERT' },
} as const satisfies Record<string, Rights>;

/** What the API may do with a token from a person's mail, and with the key of the page that it opened. */
const DATA_PAGE_FUNCTIONS = [
  'data_link_is_open(bytea)',
  'open_data_page(bytea, bytea)',
  'data_page(bytea)',
  'messages_on_data_page()',
  'request_erasure(bytea)',
];

/** Corrections of what somebody gave us, also in what the desk may not change by itself. */
const DESK_FUNCTIONS = ['rectify_person(text, jsonb)'];

/** The queue's own tables are the worker's, as pg-boss makes them. */
const WHOLE_QUEUE = [
  'SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA pgboss',
  'USAGE ON ALL SEQUENCES IN SCHEMA pgboss',
];

interface Roles {
  apiUser: string;
  workerUser: string;
  deskUser?: string | undefined;
}

export async function grantRights(owner: Client, roles: Roles): Promise<void> {
  const { apiUser, workerUser, deskUser } = roles;
  const { rows } = await owner.query('SELECT current_user AS name');
  const wanted = [
    {
      user: apiUser,
      grants: [...grantsOf('api'), `EXECUTE ON FUNCTION ${DATA_PAGE_FUNCTIONS.join(', ')}`],
    },
    { user: workerUser, grants: [...grantsOf('worker'), ...WHOLE_QUEUE] },
    ...(deskUser === undefined
      ? []
      : [
          {
            user: deskUser,
            grants: [...grantsOf('desk'), `EXECUTE ON FUNCTION ${DESK_FUNCTIONS.join(', ')}`],
          },
        ]),
  ].filter(({ user }) => user !== rows[0].name);
  await owner.query('BEGIN');
  // Every role may call a new function, and one from a backup is new.
  const functions = [...DATA_PAGE_FUNCTIONS, ...DESK_FUNCTIONS].join(', ');
  await owner.query(`REVOKE EXECUTE ON FUNCTION ${functions} FROM PUBLIC`);
  for (const { user, grants } of wanted) {
    const role = escapeIdentifier(user);
    await owner.query(`REVOKE ALL ON ALL TABLES IN SCHEMA public, pgboss FROM ${role}`);
    await owner.query(`REVOKE ALL ON ALL FUNCTIONS IN SCHEMA public FROM ${role}`);
    await owner.query(`GRANT USAGE ON SCHEMA public, pgboss TO ${role}`);
    for (const grant of grants) await owner.query(`GRANT ${grant} TO ${role}`);
  }
  await owner.query('COMMIT');
}

function grantsOf(role: keyof Rights): string[] {
  return Object.entries<Rights>(RIGHTS).flatMap(([table, { [role]: rights }]) =>
    rights === undefined ? [] : [`${rights} ON ${table}`],
  );
}
