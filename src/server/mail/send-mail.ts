import type { Pool, PoolClient } from 'pg';
import { canonicalEmail, mailboxOf } from '#domain/leads/email-address.ts';
import { DATA_ACCESS } from '#domain/privacy/data-access.ts';
import { BRAND, type Statements } from '#domain/site/brand.ts';
import { newDataLink } from '../data-requests/data-link.ts';
import type { Send } from '../deliveries/attempt.ts';
import {
  type AttemptJob,
  type Claim,
  claimAttempt,
  isPending,
  LEASE_SECONDS,
  recordEnd,
} from '../deliveries/attempt-statements.ts';
import type { MailKind, Outcome } from '../deliveries/delivery.ts';
import type { Delivery, Subject } from '../deliveries/subject.ts';
import { analysisById, type StoredAnalysis } from '../lead-analyses/stored-analyses.ts';
import type { SkipReason } from '../words/words.ts';
import { mailFor } from './mail-for.ts';
import { mailMessage, teamOf } from './message.ts';
import { absorbSimulationNotice, isItsTurn } from './one-notice-per-lead.ts';
import { isSuppressed, suppress } from './suppression.ts';
import {
  isNoSuchMailbox,
  type MailSettings,
  mailTransport,
  outcomeOfSmtpError,
} from './transport.ts';

interface SenderDependencies {
  db: Pool;
  mail: MailSettings;
  origin: string;
  /** For the team's links, where there is a desk. */
  deskOrigin?: string | undefined;
  tokenSecrets: readonly string[];
  statements?: Statements;
}

/** How mails are claimed and sent. */
export function mailSender(dependencies: SenderDependencies) {
  const { db, mail, origin, deskOrigin, tokenSecrets } = dependencies;
  const { statements = BRAND.statements } = dependencies;
  const { smtpUrl } = mail;
  const transport = smtpUrl === undefined ? undefined : mailTransport({ ...mail, smtpUrl });

  const context = { ...mail, origin, deskOrigin, tokenSecrets, statements, team: teamOf(mail) };

  async function send({ delivery, now }: Claim, subject: Subject): Promise<Outcome> {
    const kind = delivery.kind as MailKind;
    if (transport === undefined) return { kind: 'skipped', error: 'SMTP_URL not set' };
    await absorbSimulationNotice(db, delivery, subject);
    const dataToken = subject.of === 'data-request' ? await newDataLink(db, subject.id) : undefined;
    const analysis = await aboutAnalysis(db, delivery);
    const addressed = mailFor(delivery, subject, { ...context, dataToken, analysis });
    if ('skip' in addressed) return { kind: 'skipped', error: addressed.skip };
    // Looked up in the spelling that goes over the wire: the mailer would normalise any other one.
    const to = canonicalEmail(addressed.to);
    if (to === '') return { kind: 'skipped', error: 'not an address' };
    const toVisitor = kind !== 'sales_notice' && kind !== 'analysis_reminder';
    // An erased address stays so with any tag ('+news') that a stranger adds.
    for (const address of toVisitor ? [to, mailboxOf(to)] : []) {
      if (await isSuppressed(db, tokenSecrets, address, kind)) {
        return { kind: 'skipped', error: 'suppressed' };
      }
    }
    const { content, ...envelope } = addressed;
    const message = mailMessage(content, {
      ...envelope,
      to,
      id: delivery.id,
      now,
      from: mail.from,
    });
    try {
      await transport.send(message);
      return { kind: 'delivered' };
    } catch (error) {
      if (toVisitor && isNoSuchMailbox(error)) {
        await suppress(db, tokenSecrets, to, 'bounced');
      }
      return outcomeOfSmtpError(error);
    }
  }
  return { send: send satisfies Send, claim: (job: AttemptJob) => claimMail(db, job) };
}

async function aboutAnalysis(
  db: Pool,
  { analysis_id }: Delivery,
): Promise<StoredAnalysis | undefined> {
  return analysis_id === null ? undefined : analysisById(db, analysis_id);
}

const LIMITED_MAILBOX = `
  SELECT d.kind, mailbox_of(coalesce(l.answers->>'email', f.email, n.email, r.email)) AS mailbox
  FROM deliveries d
  LEFT JOIN lead_submissions l ON l.id = d.lead_submission_id
  LEFT JOIN form_submissions f ON f.id = d.form_submission_id
  LEFT JOIN newsletter_subscribers n ON n.id = d.newsletter_subscriber_id
  LEFT JOIN data_requests r ON r.id = d.data_request_id
  WHERE d.id = $1 AND d.kind IN ('acknowledgement', 'newsletter_confirmation', 'data_link', 'analysis_ready')`;

/**
 * Sent within a day, being sent, or waiting for another attempt. How often one subscriber is asked to
 * confirm is decided when they subscribe: a mail skipped here would have been the only one with a link
 * that works.
 */
const RECENT_MAIL = `
  SELECT 1 FROM (
    SELECT d.* FROM crm_leads c
    JOIN lead_submissions s ON s.lead_id = c.id
    JOIN deliveries d ON d.lead_submission_id = s.id
    WHERE mailbox_of(c.email) = $2 AND s.created_at > pgboss.job_now() - interval '2 days'
    UNION ALL
    SELECT d.* FROM form_submissions f
    JOIN deliveries d ON d.form_submission_id = f.id
    WHERE mailbox_of(f.email) = $2 AND f.created_at > pgboss.job_now() - interval '2 days'
    UNION ALL
    SELECT d.* FROM newsletter_subscribers n
    JOIN deliveries d ON d.newsletter_subscriber_id = n.id
    JOIN deliveries own ON own.id = $1 AND own.newsletter_subscriber_id <> n.id
    WHERE mailbox_of(n.email) = $2
  ) d
  WHERE d.kind = $3 AND d.id <> $1
    AND (
      d.state = 'delivered' AND d.ended_at > pgboss.job_now() - interval '24 hours'
      OR d.state = 'pending' AND (d.attempts > 0 OR d.next_attempt_at > pgboss.job_now())
    )
  LIMIT 1`;

/** A link that was opened is no reason to wait: the owner of the mailbox is asking. */
const RECENT_LINK = `
  SELECT 1 FROM data_requests r JOIN deliveries d ON d.data_request_id = r.id
  WHERE mailbox_of(r.email) = $2 AND r.requested_at > pgboss.job_now() - interval '2 days'
    AND d.kind = $3 AND d.id <> $1
  HAVING count(*) FILTER (
      WHERE d.state = 'delivered' AND d.ended_at > pgboss.job_now() - interval '24 hours'
    ) >= ${DATA_ACCESS.mailsPerDay}
    OR bool_or(
      d.state = 'delivered' AND r.opened_at IS NULL
        AND d.ended_at > pgboss.job_now() - interval '${DATA_ACCESS.mailGapMinutes} minutes'
      OR d.state = 'pending' AND (d.attempts > 0 OR d.next_attempt_at > pgboss.job_now())
    )`;

/**
 * An analysis waits until a day after the mailbox got another. Those of several registrations are all sent, in the order in
 * which they were made.
 */
const POSTPONE_ANALYSIS = `
  UPDATE deliveries own SET next_attempt_at = recent.until
  FROM (
    SELECT max(CASE d.state WHEN 'delivered' THEN d.ended_at + interval '24 hours'
      ELSE greatest(d.next_attempt_at, pgboss.job_now()) + interval '1s' END) AS until
    FROM deliveries mine
    JOIN analyses a ON a.id = mine.analysis_id
    JOIN crm_leads c ON mailbox_of(c.email) = $2
    JOIN analyses other ON other.lead_id = c.id AND other.id <> a.id
    JOIN deliveries d ON d.analysis_id = other.id AND d.kind = mine.kind
    WHERE mine.id = $1 AND (
      d.state = 'delivered' AND d.ended_at > pgboss.job_now() - interval '24 hours'
      OR ${isPending('d')} AND (other.made_at, other.id) < (a.made_at, a.id)
    )
  ) recent
  WHERE own.id = $1 AND recent.until IS NOT NULL
  RETURNING own.id`;

const MOST_ANALYSES_A_MONTH = 7;

/**
 * A registration may be typed by a stranger: after so many a mailbox is sent no further analysis by itself. What
 * somebody of the team approved is sent all the same.
 */
const MANY_ANALYSES = `
  SELECT 1 FROM deliveries mine
  JOIN analyses a ON a.id = mine.analysis_id AND a.approval IS NULL
  JOIN crm_leads c ON mailbox_of(c.email) = $2
  JOIN analyses other ON other.lead_id = c.id AND other.id <> a.id
  JOIN deliveries d ON d.analysis_id = other.id AND d.kind = mine.kind
  WHERE mine.id = $1 AND d.state = 'delivered' AND d.ended_at > pgboss.job_now() - interval '30 days'
  HAVING count(*) >= ${MOST_ANALYSES_A_MONTH}`;

/** From the first attempt on: what the mail says and what its link opens stay the same. */
const IS_BEING_SENT = `
  UPDATE analyses SET sent_at = now() FROM deliveries d
  WHERE d.id = $1 AND analyses.id = d.analysis_id AND analyses.sent_at IS NULL`;

/**
 * Claims a mail. At most one acknowledgement, one newsletter confirmation and one analysis go to a mailbox in 24
 * hours, a few analyses in a month, and a few links to a person's data: forms must not become a means to flood a third
 * person. Claim and check run under one lock, so that of several at once exactly one is sent.
 */
async function claimMail(pool: Pool, job: AttemptJob): Promise<Claim | null> {
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
  const { rows } = await connection.query(LIMITED_MAILBOX, [job.delivery_id]);
  const [limited] = rows;
  if (limited === undefined) {
    const claimed = await claimAttempt(connection, job, LEASE_SECONDS.mail);
    return claimed && (await isItsTurn(connection, claimed.delivery)) ? claimed : null;
  }
  await connection.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    limited.mailbox,
  ]);
  const claim = await claimAttempt(connection, job, LEASE_SECONDS.mail);
  if (claim === null) return null;
  if (limited.kind === 'analysis_ready') {
    const values = [job.delivery_id, limited.mailbox];
    if ((await connection.query(MANY_ANALYSES, values)).rows.length > 0) {
      await recordEnd(connection, claim, 'skipped', 'too many for this mailbox');
      return null;
    }
    const postponed = await connection.query(POSTPONE_ANALYSIS, values);
    if (postponed.rows.length > 0) return null;
    await connection.query(IS_BEING_SENT, [job.delivery_id]);
    return claim;
  }
  const values = [job.delivery_id, limited.mailbox, limited.kind];
  const isLink = limited.kind === 'data_link';
  const recent = await connection.query(isLink ? RECENT_LINK : RECENT_MAIL, values);
  if (recent.rows.length === 0) return claim;
  const why: SkipReason = isLink
    ? 'others were sent shortly before'
    : 'one was sent the day before';
  await recordEnd(connection, claim, 'skipped', why);
  return null;
}
