import { RETENTION } from '#domain/retention.ts';

export interface Rule {
  name: string;
  table: string;
  /** What is over, by the database's own clock. */
  over: string;
  /** Visitors' requests change it all the time. */
  busy?: boolean;
}

const UNREFERENCED = ['crm_leads', 'lead_submissions', 'form_submissions']
  .map((table) => `NOT EXISTS (SELECT 1 FROM ${table} r WHERE r.simulator_result_id = t.id)`)
  .join(' AND ');

/** In this order: a simulation is nobody's once its lead is gone. */
export const RULES: readonly Rule[] = [
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
    over: `state = 'pending' AND unsubscribed_at IS NULL AND requested_at < now() - interval '${RETENTION.unconfirmedNewsletterDays} days'`,
  },
  {
    name: 'ended newsletter subscriptions',
    table: 'newsletter_subscribers',
    // Also of those for whom somebody has asked again and nobody confirmed: it may have been a stranger.
    over: `state <> 'confirmed' AND unsubscribed_at < now() - interval '${RETENTION.consentProofYears} years'
      AND requested_at < now() - interval '${RETENTION.unconfirmedNewsletterDays} days'`,
  },
  {
    name: 'ended deliveries',
    table: 'deliveries',
    over: `ended_at < now() - interval '${RETENTION.deliveryPayloadDays} days'`,
  },
  {
    name: 'simulations of nobody',
    table: 'simulator_results',
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
