import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createPool } from '../../database/pool.ts';
import { LEASE_SECONDS } from '../../deliveries/attempt-statements.ts';
import { enqueue, plannedDeliveries } from '../../deliveries/enqueue.ts';
import { suppress } from '../../mail/suppression.ts';
import { DEVELOPMENT_SECRET } from '../../startup/configuration/secrets.ts';
import { migrate } from '../../startup/migrate.ts';
import { callCli } from '../call-cli.ts';
import { ROLES, startPostgres } from '../postgres.ts';
import { type SmtpMail, startSmtpSink } from '../smtp-sink.ts';
import { storeContact } from '../stored-rows.ts';
import { restartingProcess } from './restarting-process.ts';

interface NewsletterRunOptions {
  subscribers: number;
  kills: number;
  /** Also how many are under way at once. */
  perSecond: number;
  /** Lets the leases of killed workers run out by the database's clock, not by ours. */
  leap?: boolean;
}

const ISSUE = 'docs/newsletter/turpe-2026.fr.mdx';
const VISITOR = 'visiteur@fret.example';
const DOWN_MS = 400;
const TIMEOUT_MS = 600_000;
/** Of a hundred: on the suppression list, left before, never confirmed, leaving while it is sent. */
const SHARES = { suppressed: 3, unsubscribed: 2, pending: 2, leaving: 3 };

/**
 * Sends an issue to many readers while the worker is killed in the middle of a batch, again and again,
 * and compares who was to get it with what the mail server was given.
 */
export async function newsletterRun({
  subscribers,
  kills,
  perSecond,
  leap = false,
}: NewsletterRunOptions) {
  const postgres = await startPostgres({ inMemory: true });
  await migrate({ ...postgres, apiUser: ROLES.api, workerUser: ROLES.worker });
  const db = createPool({ url: postgres.ownerUrl });
  const leaving = Math.ceil((subscribers * SHARES.leaving) / 100);
  const expected = await storeReaders(db, subscribers + leaving);

  const issueMails: SmtpMail[] = [];
  const takenMs: number[] = [];
  const visitorMailMs: number[] = [];
  let askedMs = Number.POSITIVE_INFINITY;
  const stops = Array.from({ length: kills }, (_, kill) =>
    Math.round((subscribers * (kill + 0.5)) / (kills + 0.5)),
  );
  const faults: Promise<void>[] = [];
  const sink = await startSmtpSink({
    onMail: (mail) => {
      if (mail.to.includes(VISITOR)) visitorMailMs.push(Date.now() - askedMs);
      else {
        issueMails.push(mail);
        takenMs.push(Date.now());
      }
      // A visitor's mail that is under way would wait for its lease, newsletter or not.
      const visitorWaits = askedMs <= Date.now() && visitorMailMs.length === 0;
      // Taken by the mail server, and the worker will never know.
      if (issueMails.length >= (stops[0] ?? Number.POSITIVE_INFINITY) && !visitorWaits) {
        stops.shift();
        faults.push(killed());
      }
    },
  });
  const worker = restartingProcess('src/server/startup/worker-command.ts', {
    WORKER_DATABASE_URL: postgres.workerUrl,
    SITE_ORIGIN: 'https://www.voltige.example',
    SITE_DIR: 'no-build',
    SMTP_URL: sink.url,
    NEWSLETTER_PER_SECOND: String(perSecond),
    DELIVERY_TIME_SCALE: '0.002',
  });
  async function killed(): Promise<void> {
    await worker.kill();
    await pause(DOWN_MS);
    worker.start();
  }

  const start = Date.now();
  try {
    const environment = { DATABASE_URL: postgres.ownerUrl };
    const sent = await callCli(['newsletter', 'send', ISSUE, '--yes'], environment);
    if (sent.code !== 0) throw new Error(sent.complained);
    worker.start();
    await until(() => issueMails.length > subscribers / 10);
    const left = await leaveMeanwhile(db, leaving);
    askedMs = Date.now();
    await writeAsVisitor(db);
    await until(() => visitorMailMs.length > 0);
    await until(async () => {
      const { pending, leased } = await waiting(db);
      if (leap && pending > 0 && leased === pending && worker.kills() === kills)
        await leapAhead(db);
      return pending === 0;
    });
    await Promise.all(faults);
    const report = await callCli(['newsletter', 'report', '--json'], environment);
    const got = new Map<string, string[]>();
    for (const { to, raw } of issueMails) {
      const id = /^Message-ID: (<.+>)/im.exec(raw)?.[1] ?? '';
      for (const address of to) got.set(address, [...(got.get(address) ?? []), id]);
    }
    const wanted = expected.readers.filter((email) => !left.includes(email));
    const forbidden = [...expected.nobody, ...left];
    const { sent: recorded, skipped, failed, waiting: notDone } = JSON.parse(report.printed)[0];
    return {
      seconds: Math.round((Date.now() - start) / 1000),
      killed: worker.kills(),
      readers: wanted.length,
      leftMeanwhile: left.length,
      mails: issueMails.length,
      withoutMail: wanted.filter((email) => !got.has(email)).length,
      repeats: issueMails.length - got.size,
      repeatsAllowed: kills * perSecond,
      toTheWrongPeople: forbidden.filter((email) => got.has(email)).length,
      underAnotherMessageId: [...got.values()].filter((ids) => new Set(ids).size > 1).length,
      withoutOneClick: issueMails.filter(({ raw }) => !ONE_CLICK.test(raw)).length,
      recorded: { sent: recorded, skipped, failed, waiting: notDone },
      mostInASecond: mostWithin(1000, takenMs),
      perSecond,
      visitorMailMs: visitorMailMs[0] ?? Number.POSITIVE_INFINITY,
      log: worker.log(),
    };
  } finally {
    await worker.stop();
    await db.end();
    await Promise.all([sink.stop(), postgres.stop()]);
  }
}
export type NewsletterRun = Awaited<ReturnType<typeof newsletterRun>>;

/** What is promised of it, each with whether it was kept. */
export function promisesOf(run: NewsletterRun): [promise: string, kept: boolean][] {
  return [
    ['every reader has the issue', run.withoutMail === 0],
    ['nobody else has it', run.toTheWrongPeople === 0],
    ['repeats are at most kills times mails under way', run.repeats <= run.repeatsAllowed],
    ['a repeat has the Message-ID of the first', run.underAnotherMessageId === 0],
    ['every mail can be unsubscribed with one click', run.withoutOneClick === 0],
    // A batch that took long and the next one may fall into one second.
    ['the mail server is not flooded', run.mostInASecond <= 2 * run.perSecond],
    ['a visitor’s mail did not wait for it', run.visitorMailMs < 10_000],
    ['the report says so', run.recorded.sent === run.readers && run.recorded.waiting === 0],
  ];
}

/** mostWithin(1000, [0, 10, 1005, 1006]) // => 3 */
function mostWithin(spanMs: number, moments: readonly number[]): number {
  const counts = moments.map((from, index) =>
    moments.slice(index).findIndex((at) => at >= from + spanMs),
  );
  return Math.max(...counts.map((count, index) => (count < 0 ? moments.length - index : count)));
}

const ONE_CLICK =
  /^List-Unsubscribe:\s+<https:\/\/\S+>\r?\nList-Unsubscribe-Post:\s+List-Unsubscribe=One-Click/im;

/** `confirmed` in number who are to get it, and others who are not, in both languages. */
async function storeReaders(db: Pool, confirmed: number) {
  const part = (share: number) => Math.max(1, Math.round((confirmed * share) / 100));
  const groups = {
    confirmed,
    suppressed: part(SHARES.suppressed),
    unsubscribed: part(SHARES.unsubscribed),
    pending: part(SHARES.pending),
  };
  const addresses = Object.entries(groups).map(([group, count]) => {
    const emails = Array.from({ length: count }, (_, number) => `${group}${number}@fret.example`);
    return { group, emails };
  });
  for (const { group, emails } of addresses) {
    await db.query(
      `INSERT INTO newsletter_subscribers (id, email, state, language, source, form_data,
         consent_text_version, confirmed_at, unsubscribed_at)
       SELECT gen_random_uuid(), email, $2, CASE WHEN number % 3 = 0 THEN 'en' ELSE 'fr' END,
         'footer_newsletter', '{}', '1', CASE WHEN $2 <> 'pending' THEN now() END,
         CASE WHEN $2 = 'unsubscribed' THEN now() END
       FROM unnest($1::text[]) WITH ORDINALITY AS given(email, number)`,
      [emails, group === 'suppressed' ? 'confirmed' : group],
    );
  }
  const [readers, suppressed, ...others] = addresses.map(({ emails }) => emails);
  for (const [number, email] of (suppressed ?? []).entries()) {
    const reason = (['erased', 'bounced', 'unsubscribed'] as const)[number % 3] ?? 'erased';
    await suppress(db, [DEVELOPMENT_SECRET], email, reason);
  }
  return { readers: readers ?? [], nobody: [...(suppressed ?? []), ...others.flat()] };
}

/** Readers who leave before it is their turn: while we hold a delivery's row nobody can claim it. */
async function leaveMeanwhile(db: Pool, count: number): Promise<string[]> {
  const { rows } = await db.query(
    `WITH waiting AS (
       SELECT d.newsletter_subscriber_id AS id
       FROM deliveries d JOIN newsletter_subscribers s ON s.id = d.newsletter_subscriber_id
       WHERE d.state = 'pending' AND d.next_attempt_at <= pgboss.job_now()
         AND s.email LIKE 'confirmed%'
       ORDER BY d.id DESC LIMIT $1 FOR UPDATE OF d SKIP LOCKED
     )
     UPDATE newsletter_subscribers s SET state = 'unsubscribed', unsubscribed_at = now()
     FROM waiting WHERE s.id = waiting.id RETURNING s.email`,
    [count],
  );
  return rows.map(({ email }) => String(email));
}

async function writeAsVisitor(db: Pool): Promise<void> {
  const id = await storeContact(db, { email: VISITOR });
  const facts = { form_type: 'contact', suspicion: null } as const;
  await enqueue(db, plannedDeliveries('form.submitted', facts, []), 'form_submission_id', id);
}

async function waiting(db: Pool): Promise<{ pending: number; leased: number }> {
  const { rows } = await db.query(
    `SELECT count(*)::int AS pending,
       count(*) FILTER (WHERE next_attempt_at > pgboss.job_now())::int AS leased
     FROM deliveries WHERE state = 'pending' AND kind = 'newsletter_issue'`,
  );
  return { pending: rows[0].pending, leased: rows[0].leased };
}

/** Once the last worker has finished what it had, so that only dead ones lose their lease. */
async function leapAhead(db: Pool): Promise<void> {
  const before = await waiting(db);
  await pause(2000);
  const { pending, leased } = await waiting(db);
  if (pending !== before.pending || leased !== pending) return;
  await db.query(
    `CREATE OR REPLACE FUNCTION pgboss.job_now() RETURNS timestamptz LANGUAGE sql STABLE
     AS 'SELECT now() + interval ''${LEASE_SECONDS.mail} seconds'''`,
  );
}

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('It took too long.');
    await pause(100);
  }
}
