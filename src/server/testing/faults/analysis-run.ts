import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createPool } from '../../database/pool.ts';
import { enqueue, plannedDeliveries } from '../../deliveries/enqueue.ts';
import { analysisToken } from '../../lead-analyses/stored-analyses.ts';
import { DEVELOPMENT_SECRET } from '../../startup/configuration/secrets.ts';
import { migrate } from '../../startup/migrate.ts';
import { ROLES, startPostgres } from '../postgres.ts';
import { startSmtpSink } from '../smtp-sink.ts';
import { storeLead } from '../stored-rows.ts';
import { restartingProcess } from './restarting-process.ts';

interface AnalysisRunOptions {
  /** One in ten of them by somebody who registers a second time. */
  registrations: number;
  kills: number;
}

const DOWN_MS = 400;
const TIMEOUT_MS = 600_000;
/** Ends the leases of killed workers, and the day between two mails to one address. */
const LEAP = '25 hours';

/**
 * Analyses are made and mailed while the worker is killed in the middle of them, again and again; then what is stored
 * and what the mail server was given are compared with who registered.
 */
export async function analysisRun({ registrations, kills }: AnalysisRunOptions) {
  const postgres = await startPostgres({ inMemory: true });
  await migrate({ ...postgres, apiUser: ROLES.api, workerUser: ROLES.worker });
  const db = createPool({ url: postgres.ownerUrl });
  const sink = await startSmtpSink();
  const worker = restartingProcess('src/server/startup/worker-command.ts', {
    WORKER_DATABASE_URL: postgres.workerUrl,
    SITE_ORIGIN: 'https://www.voltige.example',
    SITE_DIR: 'no-build',
    SMTP_URL: sink.url,
    DELIVERY_TIME_SCALE: '0.002',
  });
  const start = Date.now();
  try {
    await register(db, registrations);
    worker.start();
    for (let kill = 1; kill <= kills; kill += 1) {
      const enough = Math.round((registrations * (kill - 0.5)) / kills);
      await until(async () => (await counts(db)).analyses >= enough);
      await worker.kill();
      await pause(DOWN_MS);
      worker.start();
    }
    await until(async () => {
      const { pending, waiting } = await counts(db);
      if (pending > 0 && pending === waiting) await leapAhead(db, pending);
      return pending === 0;
    });
    return {
      seconds: Math.round((Date.now() - start) / 1000),
      killed: worker.kills(),
      ...(await stored(db)),
      ...(await mailed(db, sink.mails)),
      addressesInLog: /@fret\.example/.test(worker.log()),
    };
  } finally {
    await worker.stop();
    await db.end();
    await Promise.all([sink.stop(), postgres.stop()]);
  }
}

/** In both languages, with and without a simulation. */
async function register(db: Pool, registrations: number): Promise<void> {
  const people = Math.ceil(registrations * 0.9);
  const facts = { form_type: 'pre_registration', suspicion: null } as const;
  for (let number = 0; number < registrations; number += 1) {
    const repeated = number >= people;
    const id = await storeLead(db, {
      email: `lead${number % people}@fret.example`,
      language: number % 3 === 0 ? 'en' : 'fr',
      simulated: number % 4 === 0,
      repeated,
      answers: { fleet_size: [5, 25, 100][number % 3] },
    });
    const event = repeated ? 'lead.repeated' : 'lead.registered';
    const planned = plannedDeliveries(event, facts, []).filter(({ kind }) => kind === 'analysis');
    await enqueue(db, planned, 'lead_submission_id', id);
  }
}

async function counts(db: Pool) {
  const { rows } = await db.query(
    `SELECT (SELECT count(*)::int FROM analyses) AS analyses, count(*)::int AS pending,
       count(*) FILTER (WHERE next_attempt_at > pgboss.job_now())::int AS waiting
     FROM deliveries WHERE state = 'pending'`,
  );
  return rows[0] as { analyses: number; pending: number; waiting: number };
}

/** Once the last worker has finished what it had, so that only dead ones lose their lease. */
async function leapAhead(db: Pool, before: number): Promise<void> {
  await pause(3000);
  const { pending, waiting } = await counts(db);
  if (pending !== before || waiting !== pending) return;
  await db.query(
    `CREATE OR REPLACE FUNCTION pgboss.job_now() RETURNS timestamptz LANGUAGE sql STABLE
     AS 'SELECT now() + interval ''${LEAP}'''`,
  );
}

async function stored(db: Pool) {
  const { rows } = await db.query(
    `WITH made AS (SELECT lead_submission_id, count(*) AS times FROM analyses GROUP BY 1),
     versions AS (
       SELECT lead_submission_id, count(*) AS count, max(version) AS last FROM analyses GROUP BY 1
     )
     SELECT (SELECT count(*)::int FROM lead_submissions) AS registrations,
       (SELECT count(*)::int FROM made WHERE times = 1) AS analysed_once,
       (SELECT count(*)::int FROM versions WHERE count <> last) AS with_a_gap,
       (SELECT count(*)::int FROM deliveries WHERE state NOT IN ('delivered', 'skipped')) AS not_ended`,
  );
  const { registrations, analysed_once, with_a_gap, not_ended } = rows[0];
  return {
    registrations: registrations as number,
    analysedOnce: analysed_once as number,
    withAGapInVersions: with_a_gap as number,
    notEnded: not_ended as number,
  };
}

/** The last version of each registration, by the token in its link. */
async function mailed(db: Pool, mails: readonly { raw: string; to: readonly string[] }[]) {
  const { rows } = await db.query(
    `SELECT DISTINCT ON (a.lead_submission_id) c.email, a.id
     FROM analyses a JOIN crm_leads c ON c.id = a.lead_id
     ORDER BY a.lead_submission_id, a.version DESC`,
  );
  const texts = mails.map(({ raw, to }) => ({ to, text: raw.replaceAll(/=\r?\n/g, '') }));
  const hasLast = ({ email, id }: { email: string; id: string }) =>
    texts.some(
      ({ to, text }) =>
        to.includes(email) && text.includes(analysisToken([DEVELOPMENT_SECRET], id)),
    );
  const ids = mails.map(({ raw }) => /^Message-ID: <([\w-]+)@/im.exec(raw)?.[1] ?? '');
  return {
    analysed: rows.length,
    withoutTheMailOfItsLastVersion: rows.filter((row) => !hasLast(row)).length,
    mails: mails.length,
    mailsAgain: mails.length - new Set(ids).size,
  };
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('It took too long.');
    await pause(50);
  }
}
