import type { Pool } from 'pg';
import type { DestinationFilter } from '../deliveries/destinations.ts';
import { deliveryCtes, plannedDeliveries } from '../deliveries/enqueue.ts';
import { isUnsubscribeToken, subscriberIdIn } from '../http/newsletter-tokens.ts';

/** Webhooks get this only for subscribers whose confirmation they got. */
const UNSUBSCRIBE = {
  name: 'unsubscribe',
  text: `WITH earlier AS (
    SELECT id, state FROM newsletter_subscribers WHERE id = $1 FOR UPDATE
  ),
  gone AS (
    UPDATE newsletter_subscribers s SET state = 'unsubscribed', unsubscribed_at = now()
    FROM earlier WHERE s.id = earlier.id AND earlier.state <> 'unsubscribed'
    RETURNING s.id, earlier.state
  ),
  subject AS (SELECT id, 'newsletter.unsubscribed' AS event FROM gone WHERE state = 'confirmed'),
  ${deliveryCtes({ planned: '$2', subject: 'subject', column: 'newsletter_subscriber_id' })}
  SELECT 1`,
};

interface Dependencies {
  pool: Pool;
  tokenSecrets: readonly string[];
  destinations: () => readonly DestinationFilter[];
}

export type UnsubscribeOutcome = { kind: 'unsubscribed' } | { kind: 'gone' };

/** Works repeatedly and never expires; also for somebody who has been erased in the meantime. */
export async function unsubscribe(
  { pool, tokenSecrets, destinations }: Dependencies,
  token: string,
): Promise<UnsubscribeOutcome> {
  if (!isUnsubscribeToken(tokenSecrets, token)) return { kind: 'gone' };
  const facts = { form_type: 'newsletter', suspicion: null } as const;
  const deliveries = plannedDeliveries('newsletter.unsubscribed', facts, destinations());
  await pool.query({
    ...UNSUBSCRIBE,
    values: [subscriberIdIn(token), JSON.stringify(deliveries)],
  });
  return { kind: 'unsubscribed' };
}
