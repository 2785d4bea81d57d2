import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { keepSubscriber } from '../testing/kept-rows.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { enqueue } from './enqueue.ts';
import { plannedDeliveries } from './plan.ts';
import { ensureQueues } from './queues.ts';

const DESTINATIONS = [{ name: 'crm', url: 'https://crm.example/in', secrets: ['whsec_x'] }];

let database: TestDatabase;
let api: Pool;
let owner: Pool;
let boss: PgBoss;
beforeAll(async () => {
  database = await testDatabase();
  api = createPool({ url: database.apiUrl });
  owner = createPool({ url: database.ownerUrl });
  boss = new PgBoss({ connectionString: database.ownerUrl, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  await ensureQueues(boss, DESTINATIONS);
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await Promise.all([api.end(), owner.end()]);
  await database.drop();
});

const planned = () =>
  plannedDeliveries(
    'newsletter.confirmed',
    { form_type: 'newsletter', suspicion: null },
    DESTINATIONS,
  );

async function rowsOf(ids: string[]) {
  const { rows: deliveries } = await owner.query('SELECT * FROM deliveries WHERE id = ANY($1)', [
    ids,
  ]);
  const { rows: jobs } = await owner.query(
    `SELECT * FROM pgboss.job WHERE (data->>'delivery_id')::uuid = ANY($1) ORDER BY name`,
    [ids],
  );
  return { deliveries, jobs };
}

test('R6: deliveries and jobs come with the commit of their caller, and go with its rollback', async () => {
  for (const [ending, count] of [
    ['ROLLBACK', 0],
    ['COMMIT', 2],
  ] as const) {
    const deliveries = planned();
    const id = await keepSubscriber(owner);
    const connection = await api.connect();
    await connection.query('BEGIN');
    await enqueue(connection, deliveries, 'newsletter_subscriber_id', id);
    await connection.query(ending);
    connection.release();
    const rows = await rowsOf(deliveries.map((delivery) => delivery.id));
    expect([rows.deliveries.length, rows.jobs.length]).toEqual([count, count]);
  }
});

test('our insert writes what pg-boss itself would write', async () => {
  const deliveries = planned();
  await enqueue(api, deliveries, 'newsletter_subscriber_id', await keepSubscriber(owner));
  const ours = (await rowsOf(deliveries.map(({ id }) => id))).jobs;

  const twins = deliveries.map((delivery) => ({ ...delivery, id: randomUUID() }));
  for (const { id, queue, priority } of twins) {
    await boss.insert(queue, [{ data: { delivery_id: id, attempt: 1 }, priority }]);
  }
  const theirs = (await rowsOf(twins.map(({ id }) => id))).jobs;

  const comparable = (row: Record<string, unknown>) => {
    const { id: _id, data, created_on, start_after, keep_until, ...rest } = row;
    const [created, start, keep] = [created_on, start_after, keep_until].map(Number) as [
      number,
      number,
      number,
    ];
    return {
      ...rest,
      dataKeys: Object.keys(data as object),
      wait: start - created,
      keep: keep - start,
    };
  };
  expect(ours).toHaveLength(2);
  expect(ours.map(comparable)).toEqual(theirs.map(comparable));
});

test('a job holds ids only', async () => {
  const { rows } = await owner.query('SELECT data FROM pgboss.job');
  for (const { data } of rows) expect(Object.keys(data).sort()).toEqual(['attempt', 'delivery_id']);
});
