import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPool } from '../database/pool.ts';
import { RETENTION_QUEUE } from '../deliveries/queues.ts';
import { keepContact } from '../testing/kept-rows.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { scheduleRetention } from './schedule-retention.ts';

let database: TestDatabase;
let owner: Pool;
let db: Pool;
let boss: PgBoss;

beforeAll(async () => {
  database = await testDatabase();
  owner = createPool({ url: database.ownerUrl });
  db = createPool({ url: database.workerUrl });
  boss = new PgBoss({ connectionString: database.workerUrl, migrate: false, createSchema: false });
  boss.on('error', () => {});
  await boss.start();
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await Promise.all([owner.end(), db.end()]);
  await database.drop();
});

test('P17: the worker removes what is over, every night and under its own rights', async () => {
  await keepContact(owner);
  await owner.query(`UPDATE form_submissions SET created_at = now() - interval '4 years'`);
  const log = { info: vi.fn(), warn() {}, error() {} };
  await scheduleRetention({ boss, db, log });
  expect(await boss.getSchedules()).toMatchObject([{ name: RETENTION_QUEUE, cron: '17 3 * * *' }]);
  await boss.send(RETENTION_QUEUE);
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(log.info.mock.calls[0]?.[0]).toMatchObject({ removed: { 'contact requests': 1 } });
  expect((await owner.query('SELECT 1 FROM form_submissions')).rows).toEqual([]);
});
