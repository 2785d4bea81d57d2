import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createPool } from '../../database/pool.ts';
import { causeTrouble } from './trouble.ts';
import { startTroubledHouse, type TroubledHouse } from './troubled-house.ts';
import { type Accepted, sendAsVisitors } from './visitors.ts';

interface Wishes {
  submissions: number;
  rounds: number;
  overMs: number;
}

const PATIENCE_MS = 240_000;
const ADDRESS = /[\w.+-]+@[\w-]+\.[\w.-]+/g;

/** Visitors come while everything breaks; then the books are compared. */
export async function faultRun({ submissions, rounds, overMs }: Wishes) {
  const house = await startTroubledHouse();
  const db = createPool({ url: house.postgres.ownerUrl });
  const start = Date.now();
  try {
    const [visits, trouble] = await Promise.all([
      sendAsVisitors({ port: house.port, submissions, overMs }),
      causeTrouble(house, rounds, overMs),
    ]);
    await untilNothingIsPending(db);
    return {
      seconds: Math.round((Date.now() - start) / 1000),
      ...trouble,
      requests: visits.requests,
      requestsThatFailed: visits.refused,
      answersOf201: visits.accepted.length,
      ...(await booksOf(db, visits.accepted)),
      ...(await deliveriesOf(db, house)),
      logLines: house.logs().split('\n').length,
      addressesInLogs: [...new Set(house.logs().match(ADDRESS))],
    };
  } finally {
    await db.end();
    await house.stop();
  }
}

async function untilNothingIsPending(db: Pool): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const { rows } = await db.query(
      "SELECT count(*)::int AS pending FROM deliveries WHERE state = 'pending'",
    );
    if (rows[0].pending === 0) return;
    await pause(500);
  }
}

async function booksOf(db: Pool, accepted: Accepted[]) {
  const { rows } = await db.query(`
    SELECT id, answers->>'email' AS email FROM lead_submissions
    UNION ALL SELECT id, email FROM form_submissions`);
  const kept = new Set(rows.map(({ id }) => id));
  const told = new Set(accepted.map(({ id }) => id));
  return {
    accepted: told.size,
    rows: rows.length,
    people: new Set(rows.map(({ email }) => email)).size,
    acceptedButMissing: [...told].filter((id) => !kept.has(id)).length,
  };
}

async function deliveriesOf(db: Pool, { receivedFile, mails: sunk }: TroubledHouse) {
  const { rows } = await db.query('SELECT id, kind, state, attempts FROM deliveries');
  const received = readFileSync(receivedFile, 'utf8').trim().split('\n');
  const arrived = new Set(received);
  const mails = sunk.map(({ raw }) => /^Message-ID: <([\w-]+)@/im.exec(raw)?.[1] ?? '');
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
