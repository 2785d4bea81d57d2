import { createHmac } from 'node:crypto';
import { mailboxOf } from '#domain/leads/email-address.ts';
import { DatabaseRefused } from '../database/admission.ts';
import type { Queryable } from '../database/pool.ts';
import type { MailKind } from '../deliveries/delivery.ts';

export type SuppressionReason = 'unsubscribed' | 'erased' | 'bounced';

/** Only a keyed hash is stored: who reads the list learns no address. */
export function suppressionHash(secret: string, email: string): Buffer {
  return createHmac('sha256', secret).update(`suppressed:${email}`).digest();
}

/** One for each secret: an address is listed under the secret that was the newest at that time. */
export function suppressionHashes(secrets: readonly string[], email: string): Buffer[] {
  return secrets.map((secret) => suppressionHash(secret, email));
}

/** The stricter reason stays; of an erasure it is the latest that counts, for the backups made before it. */
const ON_LIST = {
  unsubscribed: 'NOTHING',
  bounced: "UPDATE SET reason = excluded.reason WHERE existing.reason = 'unsubscribed'",
  erased: `UPDATE SET reason = excluded.reason, created_at = excluded.created_at,
    erased_rows = coalesce(existing.erased_rows, '{}') || excluded.erased_rows`,
} as const satisfies Record<SuppressionReason, string>;

/** Under the newest secret; `erasedRows` are the ids by which a backup still knows who was erased. */
export async function suppress(
  db: Queryable,
  [newest = '']: readonly string[],
  email: string,
  reason: SuppressionReason,
  erasedRows: readonly string[] = [],
): Promise<void> {
  await db.query(
    `INSERT INTO suppressed_addresses AS existing (email_hmac, reason, secret_id, erased_rows)
     VALUES ($1, $2, $3, $4) ON CONFLICT (email_hmac) DO ${ON_LIST[reason]}`,
    [suppressionHash(newest, email), reason, secretId(newest), erasedRows],
  );
}

/**
 * Erased and bounced addresses get nothing. Who has unsubscribed gets no newsletter; an answer to a
 * form they fill in afterwards, and the mail in which they confirm a new subscription, they do get. Who asks to
 * see their data is entitled to it, also if something was stored about them again after an erasure; only where a
 * mailbox does not exist is nothing sent.
 */
function reasonsAgainst(kind: MailKind): SuppressionReason[] {
  if (kind === 'data_link') return ['bounced'];
  const isNewsletter = kind.startsWith('newsletter_') && kind !== 'newsletter_confirmation';
  return ['bounced', 'erased', ...(isNewsletter ? (['unsubscribed'] as const) : [])];
}

export async function isSuppressed(
  db: Queryable,
  secrets: readonly string[],
  email: string,
  kind: MailKind,
): Promise<boolean> {
  const { rows } = await db.query(
    'SELECT 1 FROM suppressed_addresses WHERE email_hmac = ANY($1) AND reason = ANY($2)',
    [suppressionHashes(secrets, email), reasonsAgainst(kind)],
  );
  return rows.length > 0;
}

/** Which of many addresses get no newsletter: whatever the reason, and under any tag. */
export async function suppressedIn(db: Queryable, secrets: readonly string[]) {
  const { rows } = await db.query(
    "SELECT encode(email_hmac, 'hex') AS hash FROM suppressed_addresses",
  );
  const listed = new Set(rows.map(({ hash }) => String(hash)));
  return (email: string): boolean =>
    [email, mailboxOf(email)].some((address) =>
      suppressionHashes(secrets, address).some((hash) => listed.has(hash.toString('hex'))),
    );
}

/**
 * Refuses to mail without a secret that part of the list was made with: who was erased under it would
 * be written to again.
 */
export async function refuseUnreadableList(
  db: Queryable,
  secrets: readonly string[],
): Promise<void> {
  const { rows } = await db.query(
    'SELECT count(*)::int AS count FROM suppressed_addresses WHERE secret_id <> ALL($1)',
    [secrets.map(secretId)],
  );
  const count = Number(rows[0]?.count);
  if (count === 0) return;
  throw new DatabaseRefused(
    `TOKEN_SECRET lacks the secret by which ${count} of the addresses that must not be written to are known: put the earlier one behind the new one, separated by a comma.`,
  );
}

/** Identifies a secret without revealing it. */
export function secretId(secret: string): string {
  return createHmac('sha256', secret).update('secret id').digest('base64url').slice(0, 8);
}
