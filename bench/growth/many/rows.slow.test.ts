import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#server/testing/test-database.ts';
import { OPERATIONS } from './operations.ts';
import { copiedEmail, multiply, storeSamples } from './rows.ts';

const LEADS = 20_000;
/** A list has fifty lines, and looks at a few rows for each. */
const MOST_ROWS = 400;
/** Those that grow with the leads. */
const GROWING = [
  'crm_leads',
  'lead_submissions',
  'deliveries',
  'form_submissions',
  'newsletter_subscribers',
  'simulator_results',
];

let database: TestDatabase;
let admin: Client;

beforeAll(async () => {
  database = await testDatabase();
  await storeSamples(database.apiUrl, database.ownerUrl, 100);
  const { pathname } = new URL(database.ownerUrl);
  const url = Object.assign(new URL(inject('postgres').adminUrl), { pathname }).href;
  await multiply(url, LEADS, () => {});
  admin = new Client(url);
  await admin.connect();
});

afterAll(async () => {
  await admin.end();
  await database.drop();
});

/** How many rows or entries of an index were read so far, by table. */
async function rowsRead(): Promise<Record<string, number>> {
  // A connection's counts are there once it has ended.
  for (;;) {
    const { rows } = await admin.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
         AND backend_type = 'client backend'`,
    );
    if (rows.length === 0) break;
    await pause(50);
  }
  const { rows } = await admin.query(
    `SELECT t.relname, (t.seq_tup_read + sum(i.idx_tup_read))::integer AS read
     FROM pg_stat_user_tables t JOIN pg_stat_user_indexes i USING (relid)
     WHERE t.relname = ANY($1) GROUP BY t.relname, t.seq_tup_read`,
    [GROWING],
  );
  return Object.fromEntries(rows.map(({ relname, read }) => [relname, read]));
}

test.each(OPERATIONS.filter(({ readsAll }) => !readsAll))(
  'however many leads there are, few rows are read for one: $name',
  async ({ run }) => {
    await rowsRead();
    // Entries of rows that changed are read until they are cleared away: those of the operation before are not this one's.
    await admin.query(`VACUUM ${GROWING.join(', ')}`);
    const before = await rowsRead();
    const of = (await run({ ...database, emailOf: (n) => copiedEmail(LEADS - n) }, 0)) ?? 1;
    const after = await rowsRead();
    const read = GROWING.map((table) => [table, ((after[table] ?? 0) - (before[table] ?? 0)) / of]);
    expect(read.filter(([, rows]) => Number(rows) >= MOST_ROWS)).toEqual([]);
  },
);
