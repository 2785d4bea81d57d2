import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { storeContact } from '../testing/stored-rows.ts';
import { connectedDatabase } from '../testing/test-database.ts';
import { RULES } from './rules.ts';
import { runRetention } from './run-retention.ts';

const { database, db: owner, stop } = await connectedDatabase();
const worker = new Client(database.workerUrl);
await worker.connect();
afterAll(async () => {
  await worker.end();
  await stop();
});

const NOTHING = Object.fromEntries(RULES.map(({ name }) => [name, 0]));

test('P17: among more deliveries than one statement looks at, each that is over goes', async () => {
  const contact = await storeContact(owner);
  await owner.query(
    `INSERT INTO deliveries (id, kind, event, form_submission_id, state, ended_at)
     SELECT gen_random_uuid(), 'sales_notice', 'form.submitted', $1, 'delivered',
       now() - CASE WHEN n % 3 = 0 THEN interval '31 days' ELSE interval '29 days' END
     FROM generate_series(1, 60000) n`,
    [contact],
  );
  const { rows } = await owner.query(
    `SELECT pg_relation_size('deliveries') / 8192 > 1000 AS is_large`,
  );
  expect(rows).toEqual([{ is_large: true }]);
  expect(await runRetention(worker)).toEqual({ ...NOTHING, 'ended deliveries': 20_000 });
});
