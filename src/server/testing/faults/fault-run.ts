import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createPool } from '../../database/pool.ts';
import { injectFaults } from './inject-faults.ts';
import { type Accepted, sendAsVisitors } from './simulated-visitors.ts';
import { type SystemUnderTest, startSystemUnderTest } from './system-under-test.ts';

interface FaultRunOptions {
  submissions: number;
  rounds: number;
  overMs: number;
}

const TIMEOUT_MS = 240_000;
const ADDRESS = /[\w.+-]+@[\w-]+\.[\w.-]+/g;

/** Sends forms while every part is killed, then compares what was accepted with what was stored and delivered. */
export async function faultRun({ submissions, rounds, overMs }: FaultRunOptions) {
  const system = await startSystemUnderTest();
  const db = createPool({ url: system.postgres.ownerUrl });
  const start = Date.now();
  try {
    const [visits, faults] = await Promise.all([
      sendAsVisitors({ port: system.port, submissions, overMs }),
      injectFaults(system, rounds, overMs),
    ]);
    await untilNothingIsPending(db);
    return {
      seconds: Math.round((Date.now() - start) / 1000),
      ...faults,
      requests: visits.requests,
      requestsThatFailed: visits.refused,
      answersOf201: visits.accepted.length,
      ...(await compareRows(db, visits.accepted)),
      ...(await deliveriesOf(db, system)),
      ...(await analysesOf(db, system)),
      logLines: system.logs().split('\n').length,
      addressesInLogs: [...new Set(system.logs().match(ADDRESS))],
    };
  } finally {
    await db.end();
    await system.stop();
  }
}

async function untilNothingIsPending(db: Pool): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const { rows } = await db.query(
      "SELECT count(*)::int AS pending FROM deliveries WHERE state = 'pending'",
    );
    if (rows[0].pending === 0) return;
    await pause(500);
  }
}

async function compareRows(db: Pool, accepted: Accepted[]) {
  const { rows } = await db.query(`
    SELECT id, answers->>'email' AS email FROM lead_submissions
    UNION ALL SELECT id, email FROM form_submissions`);
  const storedIds = new Set(rows.map(({ id }) => id));
  const acceptedIds = new Set(accepted.map(({ id }) => id));
  return {
    accepted: acceptedIds.size,
    rows: rows.length,
    people: new Set(rows.map(({ email }) => email)).size,
    acceptedButMissing: [...acceptedIds].filter((id) => !storedIds.has(id)).length,
  };
}

/** Every registration has one analysis, and its visitor the mail about it: again, as any mail, but not another one. */
async function analysesOf(db: Pool, { mails }: SystemUnderTest) {
  const { rows } = await db.query(
    `SELECT s.answers->>'email' AS email, count(a.id)::int AS analyses
     FROM lead_submissions s LEFT JOIN analyses a ON a.lead_submission_id = s.id GROUP BY s.id`,
  );
  const mailed = new Map<string, Set<string>>();
  for (const { to, raw } of mails) {
    if (!/\/analyse\?token=/.test(raw.replaceAll(/=\r?\n/g, ''))) continue;
    const id = /^Message-ID: <([\w-]+)@/im.exec(raw)?.[1] ?? '';
    for (const address of to) mailed.set(address, (mailed.get(address) ?? new Set()).add(id));
  }
  return {
    registrations: rows.length,
    analysedOnce: rows.filter(({ analyses }) => analyses === 1).length,
    mailedTheirAnalysisOnce: rows.filter(({ email }) => mailed.get(email)?.size === 1).length,
  };
}

async function deliveriesOf(db: Pool, { receivedFile, mails: smtpMails }: SystemUnderTest) {
  const { rows } = await db.query('SELECT id, kind, state, attempts FROM deliveries');
  const received = readFileSync(receivedFile, 'utf8').trim().split('\n');
  const arrived = new Set(received);
  const mails = smtpMails.map(({ raw }) => /^Message-ID: <([\w-]+)@/im.exec(raw)?.[1] ?? '');
  const mailed = new Set(mails);
  const webhooks = rows.filter(({ kind }) => kind === 'webhook');
  const notices = rows.filter(({ kind }) => kind === 'sales_notice');
  const count = (list: typeof rows, state: string) =>
    list.filter((row) => row.state === state).length;
  return {
    webhooks: webhooks.length,
    webhooksDelivered: count(webhooks, 'delivered'),
    webhooksNeverReceived: webhooks.filter(({ id }) => !arrived.has(id)).length,
    webhooksReceivedAgain: received.length - arrived.size,
    salesNotices: notices.length,
    salesNoticesNeverReceived: notices.filter(({ id }) => !mailed.has(id)).length,
    mailsReceivedAgain: mails.length - mailed.size,
    pending: count(rows, 'pending'),
    dead: count(rows, 'dead'),
    mostAttempts: Math.max(...rows.map(({ attempts }) => attempts)),
  };
}
