import type { Pool, PoolClient } from 'pg';
import { type AttemptJob, type Claim, claimAttempt, LEASE_SECONDS } from '../deliveries/claim.ts';
import { recordEnd } from '../deliveries/record.ts';

const ADDRESS = `
  SELECT d.kind, mailbox_of(coalesce(l.answers->>'email', f.email, n.email)) AS mailbox
  FROM deliveries d
  LEFT JOIN lead_submissions l ON l.id = d.lead_submission_id
  LEFT JOIN form_submissions f ON f.id = d.form_submission_id
  LEFT JOIN newsletter_subscribers n ON n.id = d.newsletter_subscriber_id
  WHERE d.id = $1 AND d.kind IN ('acknowledgement', 'newsletter_confirmation')`;

/**
 * Sent within a day, being sent, or waiting for another attempt. How often one subscriber is asked to
 * confirm is decided when the letter is asked for: a mail that is left out here would have been the only
 * one with a link that works.
 */
const ANOTHER_ONE = `
  SELECT 1 FROM deliveries d
  WHERE d.kind = $3 AND d.id <> $1
    AND (
      d.lead_submission_id IN (
        SELECT s.id FROM lead_submissions s JOIN crm_leads c ON c.id = s.lead_id
        WHERE mailbox_of(c.email) = $2 AND s.created_at > pgboss.job_now() - interval '2 days'
      )
      OR d.form_submission_id IN (
        SELECT id FROM form_submissions
        WHERE mailbox_of(email) = $2 AND created_at > pgboss.job_now() - interval '2 days'
      )
      OR d.newsletter_subscriber_id IN (
        SELECT n.id FROM newsletter_subscribers n, deliveries own
        WHERE mailbox_of(n.email) = $2 AND own.id = $1 AND n.id <> own.newsletter_subscriber_id
      )
    )
    AND (
      d.state = 'delivered' AND d.ended_at > pgboss.job_now() - interval '24 hours'
      OR d.state = 'pending' AND (d.attempts > 0 OR d.next_attempt_at > pgboss.job_now())
    )
  LIMIT 1`;

/**
 * Claims a mail. At most one acknowledgement and one question about the letter go to a mailbox in 24
 * hours: forms must not become a means to flood a third person. Claim and check stand under one lock, so
 * that of several at once exactly one is sent.
 */
export async function claimMail(pool: Pool, job: AttemptJob): Promise<Claim | null> {
  const connection = await pool.connect();
  try {
    await connection.query('BEGIN');
    const claim = await claimUnderLock(connection, job);
    await connection.query('COMMIT');
    connection.release();
    return claim;
  } catch (error) {
    connection.release(true);
    throw error;
  }
}

async function claimUnderLock(connection: PoolClient, job: AttemptJob): Promise<Claim | null> {
  const { rows } = await connection.query(ADDRESS, [job.delivery_id]);
  const [limited] = rows;
  if (limited === undefined) return claimAttempt(connection, job, LEASE_SECONDS.mail);
  await connection.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    limited.mailbox,
  ]);
  const claim = await claimAttempt(connection, job, LEASE_SECONDS.mail);
  if (claim === null) return null;
  const values = [job.delivery_id, limited.mailbox, limited.kind];
  const another = await connection.query(ANOTHER_ONE, values);
  if (another.rows.length === 0) return claim;
  await recordEnd(connection, claim, 'skipped', 'one was sent within 24 hours');
  return null;
}
