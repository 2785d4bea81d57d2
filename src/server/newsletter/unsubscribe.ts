import type { Pool } from 'pg';
import { isUnsubscribeToken, subscriberIdIn } from './tokens.ts';

const UNSUBSCRIBE = {
  name: 'unsubscribe',
  text: `UPDATE newsletter_subscribers
    SET state = 'unsubscribed', unsubscribed_at = coalesce(unsubscribed_at, now())
    WHERE id = $1 AND state <> 'unsubscribed'`,
};

export type UnsubscribeOutcome = { kind: 'unsubscribed' } | { kind: 'gone' };

/** As often as one likes, and for ever; also for someone who has been erased in the meantime. */
export async function unsubscribe(
  { pool, tokenSecret }: { pool: Pool; tokenSecret: string },
  token: string,
): Promise<UnsubscribeOutcome> {
  if (!isUnsubscribeToken(tokenSecret, token)) return { kind: 'gone' };
  await pool.query({ ...UNSUBSCRIBE, values: [subscriberIdIn(token)] });
  return { kind: 'unsubscribed' };
}
