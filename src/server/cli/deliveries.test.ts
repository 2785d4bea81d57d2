import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { enqueue } from '../deliveries/enqueue.ts';
import { ensureQueues, MAIL_QUEUE, webhookQueue } from '../deliveries/queues.ts';
import { callCli } from '../testing/call-cli.ts';
import { storeContact } from '../testing/stored-rows.ts';
import { connectedDatabase } from '../testing/test-database.ts';

const { database, db, stop } = await connectedDatabase();
const cli = (...args: string[]) => callCli(args, { DATABASE_URL: database.ownerUrl });
const boss = new PgBoss({ connectionString: database.ownerUrl, supervise: false });
await boss.start();
await ensureQueues(boss, [{ name: 'crm' }]);
await boss.stop({ graceful: false });
beforeEach(() => db.query('TRUNCATE deliveries, form_submissions; DELETE FROM pgboss.job'));
afterAll(stop);

async function keepDelivery(destination: string | null, state: string, age: string) {
  const id = randomUUID();
  const planned = {
    id,
    kind: destination === null ? 'sales_notice' : 'webhook',
    event: 'form.submitted',
    destination,
    queue: destination === null ? MAIL_QUEUE : webhookQueue(destination),
    priority: 0,
  } as const;
  await enqueue(db, [planned], 'form_submission_id', await storeContact(db));
  await db.query(
    `UPDATE deliveries SET state = $2, attempts = 10, last_error = 'HTTP 500',
       created_at = now() - $3::interval, ended_at = CASE WHEN $2 = 'dead' THEN now() END
     WHERE id = $1`,
    [id, state, age],
  );
  await db.query('DELETE FROM pgboss.job');
  return id;
}

const jobs = async () =>
  (await db.query('SELECT name, data FROM pgboss.job ORDER BY name')).rows as object[];
const stateOf = async (id: string) =>
  (await db.query('SELECT state, attempts, ended_at FROM deliveries WHERE id = $1', [id])).rows[0];

test('R20: what was given up is listed with its last error, and names nobody', async () => {
  const dead = await keepDelivery('crm', 'dead', '1 hour');
  const delivered = await keepDelivery(null, 'delivered', '2 hours');
  const { code, printed } = await cli('deliveries', 'list', '--dead');
  expect(code).toBe(0);
  expect(printed).toMatch(new RegExp(`${dead} .*form.submitted +crm +dead +10 .*HTTP 500`));
  expect(printed).not.toContain(delivered);
  expect(printed).not.toMatch(/@|\+33|Ana|Fret/);
  const ids = async (...args: string[]) =>
    JSON.parse((await cli('deliveries', 'list', '--json', ...args)).printed).map(
      ({ id }: { id: string }) => id,
    );
  expect(await ids()).toEqual([dead, delivered]);
  expect(await ids('--to', 'sales_notice')).toEqual([delivered]);
  expect(await ids('--state', 'pending')).toEqual([]);
  expect(await ids('--since', '90m')).toEqual([dead]);
  expect((await cli('deliveries', 'list', '--state', 'pending')).printed).toBe('None.\n');
});

test('R20: one is replayed by its id, from the first attempt on', async () => {
  const dead = await keepDelivery('crm', 'dead', '1 hour');
  const other = await keepDelivery('crm', 'dead', '1 hour');
  expect(await cli('deliveries', 'replay', dead)).toEqual({
    code: 0,
    printed: '1 enqueued again.\n',
    complained: '',
  });
  expect(await stateOf(dead)).toEqual({ state: 'pending', attempts: 0, ended_at: null });
  expect(await stateOf(other)).toMatchObject({ state: 'dead' });
  expect(await jobs()).toEqual([
    { name: webhookQueue('crm'), data: { delivery_id: dead, attempt: 1 } },
  ]);
});

test('R20: all dead ones since a moment, or all of them', async () => {
  const young = await keepDelivery(null, 'dead', '1 hour');
  const old = await keepDelivery('crm', 'dead', '3 days');
  await keepDelivery('crm', 'pending', '1 hour');
  const since = await cli('deliveries', 'replay', '--since', '1d', '--json');
  expect(JSON.parse(since.printed)).toEqual({ replayed: [young] });
  const all = await cli('deliveries', 'replay', '--all-dead', '--json');
  expect(JSON.parse(all.printed)).toEqual({ replayed: [old] });
  expect(await jobs()).toEqual([
    { name: MAIL_QUEUE, data: { delivery_id: young, attempt: 1 } },
    { name: webhookQueue('crm'), data: { delivery_id: old, attempt: 1 } },
  ]);
});

test('what is not dead is not sent twice', async () => {
  const pending = await keepDelivery('crm', 'pending', '1 hour');
  expect(await cli('deliveries', 'replay', pending)).toMatchObject({
    code: 1,
    complained: 'The others are not there, or not dead.\n',
  });
  expect(await jobs()).toEqual([]);
});

test('a destination that was gone can be enabled again, once', async () => {
  await db.query(
    `INSERT INTO disabled_destinations (destination, reason) VALUES ('crm', 'HTTP 410')`,
  );
  expect(await cli('destinations', 'enable', 'crm')).toMatchObject({ code: 0 });
  expect((await db.query('SELECT 1 FROM disabled_destinations')).rows).toEqual([]);
  expect(await cli('destinations', 'enable', 'crm')).toMatchObject({
    code: 1,
    complained: 'No destination of that name is disabled.\n',
  });
});
