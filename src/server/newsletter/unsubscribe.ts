import type { Pool } from 'pg';
import { deliveryMembers } from '../deliveries/enqueue.ts';
import { plannedDeliveries } from '../deliveries/plan.ts';
import type { DestinationFilter } from '../webhooks/destination.ts';
import { isUnsubscribeToken, subscriberIdIn } from './tokens.ts';

/** Whoever was told that someone reads the letter is told that they no longer do. */
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
  ${deliveryMembers({ planned: '$2', subject: 'subject', column: 'newsletter_subscriber_id' })}
  SELECT 1`,
};

interface Office {
  pool: Pool;
  tokenSecrets: readonly string[];
  destinations: () => readonly DestinationFilter[];
}

export type UnsubscribeOutcome = { kind: 'unsubscribed' } | { kind: 'gone' };

/** As often as one likes, and for ever; also for someone who has been erased in the meantime. */
export async function unsubscribe(
  { pool, tokenSecrets, destinations }: Office,
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
