import type { Client } from 'pg';
import { CLAIMS } from '#domain/site/claims.ts';
import type { Language } from '#domain/site/language.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import type { Queryable } from '../database/pool.ts';
import { insertAttemptJobsSql } from '../deliveries/enqueue.ts';
import { NEWSLETTER_QUEUE } from '../deliveries/queues.ts';
import type { Issue } from './issue-files.ts';
import { IssueRefused } from './parse-issue.ts';

/** What the form promises: so many e-mails in the shortest month. */
const DAYS_BETWEEN = 28 / CLAIMS.newsletterPerMonth.value;

/** After that long deliveries may be gone, by which one sees whom it was sent to. */
const RESUMED_WITHIN_DAYS = 7;

/** An issue is enqueued in such helpings, each in one statement. */
const BATCH_SIZE = 1000;

interface EarlierIssue {
  id: string;
  name: string;
  created_at: Date;
  /** Its sending was broken off, and can go on. */
  begun: boolean;
  /** Holds the same texts, no more and no fewer. */
  same: boolean;
  /** Holds one of them. */
  repeats: boolean;
  /** Goes to some of the same readers, and less than a month ago. */
  recent: boolean;
}

const EARLIER = `
  SELECT id, name, created_at, content = $1::jsonb AS same,
    enqueued_at IS NULL AND created_at > now() - $3 * interval '1 day' AS begun,
    EXISTS (
      SELECT FROM jsonb_each(content) sent JOIN jsonb_each($1::jsonb) given USING (key, value)
    ) AS repeats,
    content ?| ARRAY(SELECT jsonb_object_keys($1::jsonb))
      AND created_at > now() - $2 * interval '1 day' AS recent
  FROM newsletter_issues ORDER BY created_at DESC`;

export interface Sending {
  /** Of an issue that a sending was broken off of; undefined for a new one. */
  resumed: string | undefined;
  readers: { language: Language; readers: number }[];
}

/** What sending would do; refused where it was done already or would break what readers were promised. */
export async function planSending(
  db: Queryable,
  issue: Issue,
  { anyway }: { anyway: boolean },
): Promise<Sending> {
  const { rows } = await db.query(EARLIER, [
    JSON.stringify(issue.texts),
    DAYS_BETWEEN,
    RESUMED_WITHIN_DAYS,
  ]);
  const earlier = rows as unknown as EarlierIssue[];
  const begun = earlier.find((one) => one.same && one.begun);
  const sent = earlier.find(({ id, repeats }) => repeats && id !== begun?.id);
  if (sent) {
    throw new IssueRefused(`These words were sent on ${dayOf(sent)}, as ${sent.name}.`);
  }
  const recent = earlier.find((one) => one.recent && one.id !== begun?.id);
  if (recent && !anyway) {
    throw new IssueRefused(
      `${recent.name} was sent on ${dayOf(recent)}, and readers were promised at most ${CLAIMS.newsletterPerMonth.value} e-mail a month: wait until ${DAYS_BETWEEN} days have passed, or send it --anyway.`,
    );
  }
  const { rows: readers } = await db.query(
    `SELECT language, count(*)::int AS readers FROM newsletter_subscribers s
     WHERE ${READS} GROUP BY language ORDER BY language DESC`,
    [begun?.id ?? null, Object.keys(issue.texts)],
  );
  return { resumed: begun?.id, readers: readers as unknown as Sending['readers'] };
}

function dayOf({ created_at }: EarlierIssue): string {
  return dayInParis(created_at);
}

/**
 * Who is still to be sent issue $1 in one of the languages $2. Who confirmed after it was begun reads
 * the next one: where the sending was broken off, it goes to those it would have gone to.
 */
const READS = `s.state = 'confirmed' AND s.language = ANY($2)
  AND s.confirmed_at <= coalesce((SELECT created_at FROM newsletter_issues WHERE id = $1), now())
  AND NOT EXISTS (
    SELECT FROM deliveries d
    WHERE d.newsletter_issue_id = $1 AND d.newsletter_subscriber_id = s.id
  )`;

/** A delivery and its job for each, in one statement: there is never one without the other. */
const ENQUEUE = `
  WITH readers AS (
    SELECT s.id FROM newsletter_subscribers s WHERE ${READS} ORDER BY s.id LIMIT ${BATCH_SIZE}
  ),
  stored AS (
    INSERT INTO deliveries (id, kind, event, next_attempt_at, newsletter_subscriber_id, newsletter_issue_id)
    SELECT gen_random_uuid(), 'newsletter_issue', 'newsletter.issue', pgboss.job_now(), id, $1
    FROM readers
    RETURNING id
  ),
  jobs AS (
    ${insertAttemptJobsSql(`
      SELECT '${NEWSLETTER_QUEUE}' AS queue, id AS delivery_id, 1 AS attempt, -1 AS priority,
        pgboss.job_now() AS start_after
      FROM stored`)}
  )
  SELECT count(*)::int AS count FROM stored`;

/** Enqueues the issue for everyone who reads it; broken off, it goes on where it was. */
export async function sendIssue(
  db: Queryable,
  issue: Issue,
  { resumed }: Sending,
): Promise<{ id: string; enqueued: number }> {
  const id = resumed ?? (await storeIssue(db, issue));
  let enqueued = 0;
  for (;;) {
    const { rows } = await db.query(ENQUEUE, [id, Object.keys(issue.texts)]);
    const count = Number(rows[0]?.count);
    enqueued += count;
    if (count === 0) break;
  }
  await db.query('UPDATE newsletter_issues SET enqueued_at = now() WHERE id = $1', [id]);
  return { id, enqueued };
}

async function storeIssue(db: Queryable, { name, texts }: Issue): Promise<string> {
  const { rows } = await db.query(
    'INSERT INTO newsletter_issues (name, content) VALUES ($1, $2) RETURNING id',
    [name, JSON.stringify(texts)],
  );
  return String(rows[0]?.id);
}

/** Of two commands at once, only one sends: the other would not see what the first has begun. */
export async function whileAlone<Result>(db: Client, work: () => Promise<Result>): Promise<Result> {
  const lock = "hashtextextended('newsletter send', 0)";
  const { rows } = await db.query(`SELECT pg_try_advisory_lock(${lock}) AS alone`);
  if (!rows[0]?.alone) throw new IssueRefused('Another command is sending an issue.');
  try {
    return await work();
  } finally {
    await db.query(`SELECT pg_advisory_unlock(${lock})`);
  }
}
