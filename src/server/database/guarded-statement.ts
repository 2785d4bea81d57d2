import type { QueryResultRow } from 'pg';

/** How often something may be sent under one key; the key is a keyed hash, never an address. */
export interface Limit {
  key: string;
  most: number;
  seconds: number;
}

/** One sending, and how it is known again when it is repeated. */
export interface Sending {
  id: string;
  limits: Limit[];
  endpoint: string;
  key: string;
  keySeconds: number;
  bodyHash: Buffer;
}

/**
 * Members of a WITH list that count the sending against its limits and claim its key, so that both
 * are part of the one statement that keeps it: one round trip, one commit. What follows inserts FROM
 * claimed WHERE claimed.is_new. Takes the parameters $1 to $6. Who repeats what was kept already is
 * never told to wait: they would believe it lost.
 *
 * ON CONFLICT DO UPDATE and not DO NOTHING: it returns the row that another connection has just
 * committed, which a statement cannot otherwise see.
 */
export const GUARDS = `
wanted AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS w(key text, most integer, seconds integer)
),
counted AS (
  INSERT INTO rate_limits AS kept (key, points, expires_at)
  SELECT key, 1, now() + seconds * interval '1s' FROM wanted ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN kept.expires_at <= now() THEN 1 ELSE kept.points + 1 END,
    expires_at = CASE WHEN kept.expires_at <= now() THEN excluded.expires_at ELSE kept.expires_at END
  RETURNING key, points, expires_at
),
excess AS (
  SELECT ceil(extract(epoch FROM max(expires_at) - now()))::integer AS retry_after_s
  FROM counted JOIN wanted USING (key) WHERE points > most AND NOT EXISTS (
    SELECT 1 FROM idempotency_keys
    WHERE endpoint = $2 AND key = $3 AND body_hash = $4 AND expires_at > now()
  )
),
claimed AS (
  INSERT INTO idempotency_keys AS kept (endpoint, key, body_hash, submission_id, expires_at)
  SELECT $2::text, $3::text, $4::bytea, $5::uuid, now() + $6::integer * interval '1s'
  FROM excess WHERE retry_after_s IS NULL
  ON CONFLICT (endpoint, key) DO UPDATE SET
    body_hash = CASE WHEN kept.expires_at <= now() THEN excluded.body_hash ELSE kept.body_hash END,
    submission_id =
      CASE WHEN kept.expires_at <= now() THEN excluded.submission_id ELSE kept.submission_id END,
    expires_at = CASE WHEN kept.expires_at <= now() THEN excluded.expires_at ELSE kept.expires_at END
  RETURNING submission_id, submission_id = $5::uuid AS is_new, body_hash = $4::bytea AS same_body
)`;

/** What a statement with GUARDS selects of them, FROM excess LEFT JOIN claimed ON true. */
export const VERDICT = 'retry_after_s, submission_id, is_new, same_body';

export function guardValues(sending: Sending): unknown[] {
  const { limits, endpoint, key, bodyHash, id, keySeconds } = sending;
  return [JSON.stringify(limits), endpoint, key, bodyHash, id, keySeconds];
}

export type Verdict =
  | { kind: 'kept'; id: string }
  | { kind: 'replayed'; id: string }
  | { kind: 'limited'; retryAfterS: number }
  | { kind: 'key-reused' };

export function verdictOf(row: QueryResultRow | undefined): Verdict {
  if (row === undefined) throw new Error('A guarded statement returns one row.');
  if (row.retry_after_s !== null) {
    return { kind: 'limited', retryAfterS: Math.max(1, row.retry_after_s) };
  }
  if (row.is_new) return { kind: 'kept', id: row.submission_id };
  return row.same_body ? { kind: 'replayed', id: row.submission_id } : { kind: 'key-reused' };
}
