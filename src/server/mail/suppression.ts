import { createHmac } from 'node:crypto';
import type { MailKind } from '../deliveries/delivery.ts';
import type { Queryable } from '../deliveries/enqueue.ts';

export type SuppressionReason = 'unsubscribed' | 'erased' | 'bounced';

/** The list knows addresses by a keyed hash only: whoever reads it learns of nobody. */
export function suppressionHash(secret: string, email: string): Buffer {
  return createHmac('sha256', secret).update(`suppressed:${email}`).digest();
}

/** The stricter reason stays. */
export async function suppress(
  db: Queryable,
  hash: Buffer,
  reason: SuppressionReason,
): Promise<void> {
  await db.query(
    `INSERT INTO suppressed_addresses AS kept (email_hmac, reason) VALUES ($1, $2)
     ON CONFLICT (email_hmac) DO UPDATE SET reason = excluded.reason
     WHERE kept.reason = 'unsubscribed'`,
    [hash, reason],
  );
}

/**
 * Erased and bounced addresses get nothing. Who has unsubscribed gets no newsletter; an answer to a
 * form they fill in afterwards, and the mail in which they confirm a new subscription, they do get.
 */
export async function isSuppressed(db: Queryable, hash: Buffer, kind: MailKind): Promise<boolean> {
  const { rows } = await db.query(
    `SELECT 1 FROM suppressed_addresses
     WHERE email_hmac = $1 AND (reason <> 'unsubscribed' OR $2)`,
    [hash, kind === 'newsletter_welcome' || kind === 'newsletter_reminder'],
  );
  return rows.length > 0;
}
