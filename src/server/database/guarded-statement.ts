import type { Pool, QueryConfig, QueryResultRow } from 'pg';

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
  /** The sender gave the key: its repeat is no new sending, is not counted and never told to wait. */
  isNamed: boolean;
  keySeconds: number;
  bodyHash: Buffer;
}

/**
 * Members of a WITH list that count the sending against its limits and claim its key, so that both
 * are part of the one statement that keeps it: one round trip, one commit. What follows inserts FROM
 * claimed WHERE claimed.is_new. Takes the parameters $1 to $6.
 *
 * Every statement locks its counters before its key, or its key alone: excess reads all of counted
 * before claimed begins. Were a repeat to take its key first and its counters afterwards, two would
 * wait for each other.
 *
 * ON CONFLICT DO UPDATE and not DO NOTHING: it returns the row that another connection has just
 * committed, which a statement cannot otherwise see.
 */
export const GUARDS = `
wanted AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb)
    AS w(key text, most integer, seconds integer, counts_repeats boolean)
),
counted AS (
  INSERT INTO rate_limits AS kept (key, points, expires_at)
  SELECT key, 1, now() + seconds * interval '1s' FROM wanted
  WHERE counts_repeats OR NOT EXISTS (
    SELECT 1 FROM idempotency_keys earlier
    WHERE endpoint = $2 AND earlier.key = $3 AND body_hash = $4 AND expires_at > now()
  )
  ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN kept.expires_at <= now() THEN 1 ELSE kept.points + 1 END,
    expires_at = CASE WHEN kept.expires_at <= now() THEN excluded.expires_at ELSE kept.expires_at END
  RETURNING key, points, expires_at
),
excess AS (
  SELECT ceil(extract(epoch FROM max(expires_at) - now()))::integer AS retry_after_s
  FROM counted JOIN wanted USING (key) WHERE points > most
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

export type Verdict =
  | { kind: 'kept'; id: string }
  | { kind: 'replayed'; id: string }
  | { kind: 'limited'; retryAfterS: number }
  | { kind: 'key-reused' };

/** Runs a statement with GUARDS; what it needs beyond theirs are the parameters from $7 on. */
export async function sendGuarded(
  pool: Pool,
  statement: QueryConfig,
  sending: Sending,
  ...more: string[]
): Promise<{ verdict: Verdict; row: QueryResultRow | undefined }> {
  const { rows } = await pool.query({ ...statement, values: [...guardValues(sending), ...more] });
  const verdict = verdictOf(rows[0]);
  const repeat = verdict.kind === 'limited' ? await keptMeanwhile(pool, sending) : undefined;
  return { verdict: repeat ?? verdict, row: rows[0] };
}

function guardValues({ limits, isNamed, endpoint, key, bodyHash, id, keySeconds }: Sending) {
  const wanted = limits.map((limit) => ({ ...limit, counts_repeats: !isNamed }));
  return [JSON.stringify(wanted), endpoint, key, bodyHash, id, keySeconds];
}

/** Of several sent at once, those that waited for the first do not yet see that it was kept. */
async function keptMeanwhile(pool: Pool, sending: Sending): Promise<Verdict | undefined> {
  if (!sending.isNamed) return undefined;
  const { rows } = await pool.query({
    name: 'kept-meanwhile',
    text: `SELECT submission_id FROM idempotency_keys
      WHERE endpoint = $1 AND key = $2 AND body_hash = $3 AND expires_at > now()`,
    values: [sending.endpoint, sending.key, sending.bodyHash],
  });
  return rows[0] && { kind: 'replayed', id: rows[0].submission_id };
}

function verdictOf(row: QueryResultRow | undefined): Verdict {
  if (row === undefined) throw new Error('A guarded statement returns one row.');
  if (row.retry_after_s !== null) {
    return { kind: 'limited', retryAfterS: Math.max(1, row.retry_after_s) };
  }
  if (row.is_new) return { kind: 'kept', id: row.submission_id };
  return row.same_body ? { kind: 'replayed', id: row.submission_id } : { kind: 'key-reused' };
}
