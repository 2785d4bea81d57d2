import { RETENTION } from '#domain/privacy/retention.ts';

export interface RetentionRule {
  name: string;
  table: string;
  /** SQL condition for rows past their retention time, by the database's clock. */
  over: string;
  /** Visitors' requests change it all the time. */
  busy?: boolean;
  /** No index finds these rows: keeping one would cost every request more than a nightly look at the table. */
  withoutIndex?: boolean;
}

const UNREFERENCED = ['crm_leads', 'lead_submissions', 'form_submissions']
  .map((table) => `NOT EXISTS (SELECT 1 FROM ${table} r WHERE r.simulator_result_id = t.id)`)
  .join(' AND ');

/** The order matters: a simulation can be removed once its lead is gone. */
export const RULES: readonly RetentionRule[] = [
  {
    name: 'leads',
    table: 'crm_leads',
    over: `last_contact_at < now() - interval '${RETENTION.leadYearsAfterLastContact} years'`,
  },
  {
    name: 'contact requests',
    table: 'form_submissions',
    over: `created_at < now() - interval '${RETENTION.leadYearsAfterLastContact} years'`,
  },
  {
    name: 'unconfirmed newsletter requests',
    table: 'newsletter_subscribers',
    withoutIndex: true,
    over: `state = 'pending' AND unsubscribed_at IS NULL AND requested_at < now() - interval '${RETENTION.unconfirmedNewsletterDays} days'`,
  },
  {
    name: 'ended newsletter subscriptions',
    table: 'newsletter_subscribers',
    withoutIndex: true,
    // Also if somebody has subscribed them again and nobody confirmed: it may have been a stranger.
    over: `state <> 'confirmed' AND unsubscribed_at < now() - interval '${RETENTION.consentProofYears} years'
      AND requested_at < now() - interval '${RETENTION.unconfirmedNewsletterDays} days'`,
  },
  {
    name: 'ended deliveries',
    table: 'deliveries',
    withoutIndex: true,
    over: `ended_at < now() - interval '${RETENTION.deliveryPayloadDays} days'`,
  },
  {
    name: 'requests to see data',
    table: 'data_requests',
    // One whose erasure has not been carried out waits for it.
    over: `requested_at < now() - interval '${RETENTION.dataRequestDays} days' AND erasure_requested_at IS NULL`,
  },
  { name: 'sessions at the desk', table: 'desk_sessions', over: 'ends_at < now()' },
  {
    name: 'audit log of the desk',
    table: 'desk_audit',
    over: `happened_at < now() - interval '${RETENTION.deskAuditMonths} months'`,
  },
  {
    name: 'answered requests for rights',
    table: 'rights_requests',
    over: `answered_at < now() - interval '${RETENTION.rightsRequestYears} years'`,
  },
  {
    name: 'analyses',
    table: 'analyses',
    over: `made_at < now() - interval '${RETENTION.analysisDays} days'`,
  },
  {
    name: 'simulations of nobody',
    table: 'simulator_results',
    withoutIndex: true,
    over: `created_at < now() - interval '${RETENTION.unclaimedSimulationDays} days' AND ${UNREFERENCED}`,
  },
  {
    name: 'proofs of choices about cookies',
    table: 'consent_proofs',
    over: `recorded_at < now() - interval '${RETENTION.consentProofYears} years'`,
  },
  {
    name: 'idempotency keys',
    table: 'idempotency_keys',
    over: 'expires_at < now()',
    busy: true,
  },
  { name: 'rate limits', table: 'rate_limits', over: 'expires_at < now()', busy: true },
];
