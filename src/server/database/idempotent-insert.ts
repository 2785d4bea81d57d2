import type { Pool, QueryConfig, QueryResultRow } from 'pg';

/** How often something may be sent under one key; the key is a keyed hash, never an address. */
export interface RateLimit {
  key: string;
  most: number;
  seconds: number;
}

/** A request to store something once: its rate limits, and the key by which a repeat is recognised. */
export interface IdempotentRequest {
  id: string;
  limits: RateLimit[];
  endpoint: string;
  key: string;
  /** The client sent an Idempotency-Key: its repeats are not counted against the limits. */
  hasClientKey: boolean;
  keySeconds: number;
  bodyHash: Buffer;
}

/**
 * A period that ends later than one that begins now was counted before the clock was set back. A minute more,
 * because of two at once the one that began first may come second.
 */
const IS_OVER = `existing.expires_at NOT BETWEEN now() AND excluded.expires_at + interval '1 minute'`;

/**
 * CTEs that count the request against its limits and claim its key in the same statement that stores it:
 * one round trip, one commit. What follows them inserts FROM claimed WHERE claimed.is_new. They take the
 * parameters $1 to $6.
 *
 * Every statement locks its counters before its key, or its key alone: over_limit reads all of counted
 * before claimed begins. A repeat that locked its key first and its counters afterwards could deadlock
 * with another.
 *
 * ON CONFLICT DO UPDATE and not DO NOTHING: it returns the row that another connection has just
 * committed, which a statement cannot otherwise see.
 */
export const IDEMPOTENCY_CTES = `
wanted AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb)
    AS w(key text, most integer, seconds integer, counts_repeats boolean)
),
counted AS (
  INSERT INTO rate_limits AS existing (key, points, expires_at)
  SELECT key, 1, now() + seconds * interval '1s' FROM wanted
  WHERE counts_repeats OR NOT EXISTS (
    SELECT 1 FROM idempotency_keys earlier
    WHERE endpoint = $2 AND earlier.key = $3 AND body_hash = $4 AND expires_at > now()
  )
  ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN ${IS_OVER} THEN 1 ELSE existing.points + 1 END,
    expires_at = CASE WHEN ${IS_OVER} THEN excluded.expires_at ELSE existing.expires_at END
  RETURNING key, points, expires_at
),
over_limit AS (
  SELECT ceil(extract(epoch FROM max(expires_at) - now()))::integer AS retry_after_s
  FROM counted JOIN wanted USING (key) WHERE points > most
),
claimed AS (
  INSERT INTO idempotency_keys AS existing (endpoint, key, body_hash, submission_id, expires_at)
  SELECT $2::text, $3::text, $4::bytea, $5::uuid, now() + $6::integer * interval '1s'
  FROM over_limit WHERE retry_after_s IS NULL
  ON CONFLICT (endpoint, key) DO UPDATE SET
    body_hash = CASE WHEN existing.expires_at <= now() THEN excluded.body_hash ELSE existing.body_hash END,
    submission_id =
      CASE WHEN existing.expires_at <= now() THEN excluded.submission_id ELSE existing.submission_id END,
    expires_at = CASE WHEN existing.expires_at <= now() THEN excluded.expires_at ELSE existing.expires_at END
  RETURNING submission_id, submission_id = $5::uuid AS is_new, body_hash = $4::bytea AS same_body
)`;

/** What such a statement selects from them, FROM over_limit LEFT JOIN claimed ON true. */
export const VERDICT_COLUMNS = 'retry_after_s, submission_id, is_new, same_body';

export type Verdict =
  | { kind: 'stored'; id: string }
  | { kind: 'replayed'; id: string }
  | { kind: 'limited'; retryAfterS: number }
  | { kind: 'key-reused' };

/** Runs a statement that begins with IDEMPOTENCY_CTES; its own parameters start at $7. */
export async function insertIdempotently(
  pool: Pool,
  statement: QueryConfig,
  request: IdempotentRequest,
  ...more: string[]
): Promise<{ verdict: Verdict; row: QueryResultRow | undefined }> {
  const { rows } = await pool.query({ ...statement, values: [...cteValues(request), ...more] });
  const verdict = verdictOf(rows[0]);
  const repeat = verdict.kind === 'limited' ? await storedMeanwhile(pool, request) : undefined;
  return { verdict: repeat ?? verdict, row: rows[0] };
}

function cteValues({
  limits,
  hasClientKey,
  endpoint,
  key,
  bodyHash,
  id,
  keySeconds,
}: IdempotentRequest) {
  const wanted = limits.map((limit) => ({ ...limit, counts_repeats: !hasClientKey }));
  return [JSON.stringify(wanted), endpoint, key, bodyHash, id, keySeconds];
}

/** Of several sent at once, those that waited for the first do not yet see that it was stored. */
async function storedMeanwhile(
  pool: Pool,
  request: IdempotentRequest,
): Promise<Verdict | undefined> {
  if (!request.hasClientKey) return undefined;
  const { rows } = await pool.query({
    name: 'kept-meanwhile',
    text: `SELECT submission_id FROM idempotency_keys
      WHERE endpoint = $1 AND key = $2 AND body_hash = $3 AND expires_at > now()`,
    values: [request.endpoint, request.key, request.bodyHash],
  });
  return rows[0] && { kind: 'replayed', id: rows[0].submission_id };
}

function verdictOf(row: QueryResultRow | undefined): Verdict {
  if (row === undefined) throw new Error('A guarded statement returns one row.');
  if (row.retry_after_s !== null) {
    return { kind: 'limited', retryAfterS: Math.max(1, row.retry_after_s) };
  }
  if (row.is_new) return { kind: 'stored', id: row.submission_id };
  return row.same_body ? { kind: 'replayed', id: row.submission_id } : { kind: 'key-reused' };
}
