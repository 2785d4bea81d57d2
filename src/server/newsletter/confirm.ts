import type { Pool } from 'pg';
import type { DestinationFilter } from '../deliveries/destinations.ts';
import { deliveryCtes, plannedDeliveries } from '../deliveries/enqueue.ts';
import { isConfirmToken, subscriberIdIn } from '../http/newsletter-tokens.ts';

const READ = {
  name: 'read-subscriber',
  text: 'SELECT id, requested_at, state FROM newsletter_subscribers WHERE id = $1',
};

/** Of two confirmations at once, the second updates nothing. */
const CONFIRM = {
  name: 'confirm-subscriber',
  text: `WITH confirmed AS (
    UPDATE newsletter_subscribers SET
      state = 'confirmed', confirmed_at = now(), unsubscribed_at = NULL, renewal = NULL,
      language = coalesce(renewal->>'language', language),
      source = coalesce(renewal->>'source', source),
      form_data = coalesce(renewal->'form_data', form_data),
      consent_text_version = coalesce(renewal->>'consent_text_version', consent_text_version)
    WHERE id = $1 AND requested_at = $2
      AND (state = 'pending' OR state = 'unsubscribed' AND requested_at > unsubscribed_at)
      AND requested_at > now() - interval '48 hours'
    RETURNING id
  ),
  subject AS (SELECT id, 'newsletter.confirmed' AS event FROM confirmed),
  ${deliveryCtes({ planned: '$3', subject: 'subject', column: 'newsletter_subscriber_id' })}
  SELECT id FROM confirmed`,
};

interface Dependencies {
  pool: Pool;
  tokenSecrets: readonly string[];
  destinations: () => readonly DestinationFilter[];
}

/** 'already' only for the link that confirmed: the first answer may have been lost. */
export type ConfirmOutcome = { kind: 'confirmed' } | { kind: 'already' } | { kind: 'gone' };

export async function confirm(
  { pool, tokenSecrets, destinations }: Dependencies,
  token: string,
): Promise<ConfirmOutcome> {
  const id = subscriberIdIn(token);
  if (id === undefined) return { kind: 'gone' };
  const read = async () => {
    const [row] = (await pool.query({ ...READ, values: [id] })).rows;
    return row && isConfirmToken(tokenSecrets, token, row) ? row : undefined;
  };
  const subscriber = await read();
  if (subscriber === undefined) return { kind: 'gone' };
  const facts = { form_type: 'newsletter', suspicion: null } as const;
  const deliveries = plannedDeliveries('newsletter.confirmed', facts, destinations());
  const values = [id, subscriber.requested_at, JSON.stringify(deliveries)];
  const confirmed = await pool.query({ ...CONFIRM, values });
  if (confirmed.rowCount === 1) return { kind: 'confirmed' };
  return { kind: (await read())?.state === 'confirmed' ? 'already' : 'gone' };
}
