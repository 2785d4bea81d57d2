import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createPool } from '../database/pool.ts';
import { RETENTION_QUEUE } from '../deliveries/queues.ts';
import { callCli } from '../testing/call-cli.ts';
import { ROLES } from '../testing/postgres.ts';
import { storeContact, storeLead, storeSubscriber } from '../testing/stored-rows.ts';
import { connectedDatabase } from '../testing/test-database.ts';
import { RULES } from './rules.ts';
import { runRetention, scheduleRetention } from './run-retention.ts';

const { database, db: owner, stop } = await connectedDatabase();
const worker = new Client(database.workerUrl);
await worker.connect();
const workerPool = createPool({ url: database.workerUrl });
const boss = new PgBoss({
  connectionString: database.workerUrl,
  migrate: false,
  createSchema: false,
});
boss.on('error', () => {});
await boss.start();
beforeEach(() =>
  owner.query(`TRUNCATE crm_leads, lead_submissions, form_submissions, newsletter_subscribers,
    deliveries, simulator_results, consent_proofs, idempotency_keys, rate_limits,
    analyses`),
);
afterAll(async () => {
  await boss.stop({ graceful: false });
  await Promise.all([worker.end(), workerPool.end()]);
  await stop();
});

const NOTHING = Object.fromEntries(RULES.map(({ name }) => [name, 0]));
const emails = async (table: string) =>
  (await owner.query(`SELECT email FROM ${table} ORDER BY email`)).rows.map(({ email }) => email);

test('P17: a lead goes three years after the last contact, with all that hangs on it', async () => {
  await storeLead(owner, { email: 'old@fret.example', simulated: true });
  await storeLead(owner, { email: 'young@fret.example', simulated: true });
  await owner.query(`INSERT INTO deliveries (id, kind, event, lead_submission_id)
    SELECT gen_random_uuid(), 'sales_notice', 'lead.registered', id FROM lead_submissions`);
  await owner.query(`UPDATE simulator_results SET created_at = now() - interval '4 years'`);
  await owner.query(`UPDATE crm_leads SET created_at = now() - interval '4 years',
    last_contact_at = now() - interval '3 years' +
      CASE email WHEN 'old@fret.example' THEN interval '-1 hour' ELSE interval '1 hour' END`);
  expect(await runRetention(worker)).toEqual({
    ...NOTHING,
    leads: 1,
    'simulations of nobody': 1,
  });
  expect(await emails('crm_leads')).toEqual(['young@fret.example']);
  for (const table of ['lead_submissions', 'deliveries', 'simulator_results']) {
    expect((await owner.query(`SELECT 1 FROM ${table}`)).rows).toHaveLength(1);
  }
});

test('P17: a contact request goes after three years', async () => {
  await storeContact(owner, { email: 'old@fret.example' });
  await owner.query(`UPDATE form_submissions SET created_at = now() - interval '3 years 1 hour'`);
  await storeContact(owner, { email: 'young@fret.example' });
  expect(await runRetention(worker)).toEqual({ ...NOTHING, 'contact requests': 1 });
  expect(await emails('form_submissions')).toEqual(['young@fret.example']);
});

test('P15, P17: an unconfirmed subscription goes after 7 days, an ended one after 3 years, a confirmed one stays', async () => {
  for (const [email, state, age] of [
    ['pending-8-days', 'pending', '8 days'],
    ['pending-6-days', 'pending', '6 days'],
    ['ended-4-years', 'unsubscribed', '4 years'],
    ['ended-2-years', 'unsubscribed', '2 years'],
    ['asked-again', 'pending', '2 years'],
    ['reader-9-years', 'confirmed', '9 years'],
  ]) {
    const id = await storeSubscriber(owner, { email: `${email}@fret.example` });
    await owner.query(
      `UPDATE newsletter_subscribers SET state = $2, requested_at = now() - $3::interval,
         unsubscribed_at = CASE WHEN $2 = 'unsubscribed' OR email LIKE 'asked-again%' THEN now() - $3::interval END
       WHERE id = $1`,
      [id, state, age],
    );
  }
  expect(await runRetention(worker)).toEqual({
    ...NOTHING,
    'unconfirmed newsletter requests': 1,
    'ended newsletter subscriptions': 1,
  });
  expect(await emails('newsletter_subscribers')).toEqual([
    'asked-again@fret.example',
    'ended-2-years@fret.example',
    'pending-6-days@fret.example',
    'reader-9-years@fret.example',
  ]);
});

test('P17: a delivery goes 30 days after it ended; one that has not ended never does', async () => {
  const contact = await storeContact(owner);
  await owner.query(
    `INSERT INTO deliveries (id, kind, event, form_submission_id, state, created_at, ended_at)
     SELECT gen_random_uuid(), 'sales_notice', 'form.submitted', $1, state,
       now() - interval '90 days', now() - age::interval
     FROM (VALUES ('delivered', '31 days'), ('dead', '31 days'), ('dead', '29 days'),
       ('pending', NULL)) AS d(state, age)`,
    [contact],
  );
  expect(await runRetention(worker)).toEqual({ ...NOTHING, 'ended deliveries': 2 });
});

test('P17: an analysis goes after 90 days, with the mail about it', async () => {
  for (const [email, age] of [
    ['old@fret.example', '91 days'],
    ['young@fret.example', '89 days'],
  ] as const) {
    const id = await storeLead(owner, { email });
    await owner.query(
      `WITH made AS (
         INSERT INTO analyses (lead_id, lead_submission_id, language, model_version, figures,
           document, made_at)
         SELECT lead_id, id, 'fr', '2', '{}', '', now() - $2::interval FROM lead_submissions WHERE id = $1
         RETURNING id
       )
       INSERT INTO deliveries (id, kind, event, lead_submission_id, analysis_id)
       SELECT gen_random_uuid(), 'analysis_ready', 'lead.analysed', $1, id FROM made`,
      [id, age],
    );
  }
  expect(await runRetention(worker)).toEqual({ ...NOTHING, analyses: 1 });
  expect((await owner.query('SELECT 1 FROM deliveries')).rows).toHaveLength(1);
  expect(await emails('crm_leads')).toEqual(['old@fret.example', 'young@fret.example']);
});

test('P17: the proof of a choice about cookies goes after three years', async () => {
  await owner.query(`INSERT INTO consent_proofs
      (recorded_at, chosen_at, analytics, marketing, policy_date, language, ui_hash)
    SELECT now() - age, now() - age, true, true, '2026-11-15', 'fr', 'x'
    FROM unnest(ARRAY[interval '3 years 1 hour', interval '3 years -1 hour']) age`);
  expect(await runRetention(worker)).toEqual({
    ...NOTHING,
    'proofs of choices about cookies': 1,
  });
});

test('P17: keys and limits go when they have expired', async () => {
  await owner.query(`INSERT INTO idempotency_keys (endpoint, key, body_hash, submission_id, expires_at)
    VALUES ('/', 'old', '', gen_random_uuid(), now() - interval '1 minute'),
      ('/', 'young', '', gen_random_uuid(), now() + interval '1 minute')`);
  await owner.query(`INSERT INTO rate_limits (key, points, expires_at)
    VALUES ('old', 1, now() - interval '1 minute'), ('young', 1, now() + interval '1 minute')`);
  expect(await runRetention(worker)).toEqual({
    ...NOTHING,
    'idempotency keys': 1,
    'rate limits': 1,
  });
});

test('P17: a rule that cannot be applied keeps none of the others from it', async () => {
  await owner.query(`INSERT INTO rate_limits (key, points, expires_at)
    VALUES ('old', 1, now() - interval '1 minute')`);
  await owner.query(`REVOKE DELETE ON simulator_results FROM ${ROLES.worker}`);
  await owner.query('DELETE FROM maintenance_runs');
  await expect(runRetention(worker)).rejects.toMatchObject({ code: '42501' });
  expect((await owner.query('SELECT FROM maintenance_runs')).rows).toEqual([]);
  await owner.query(`GRANT DELETE ON simulator_results TO ${ROLES.worker}`);
  expect((await owner.query('SELECT 1 FROM rate_limits')).rows).toEqual([]);
});

test('P17: every table has a rule, goes with one that has, or has a reason to stay', async () => {
  const withoutRule: Record<string, string> = {
    lead_submissions: 'go with their lead',
    suppressed_addresses: 'hashes of those we must not write to, for good',
    disabled_destinations: 'ours, about nobody',
    webhook_destinations: 'ours, about nobody',
    readiness_probe: 'ours, about nobody',
    maintenance_runs: 'ours, about nobody',
    migrations: 'ours, about nobody',
  };
  const { rows } = await owner.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);
  const known = [...RULES.map(({ table }) => table), ...Object.keys(withoutRule)];
  expect(rows.map(({ tablename }) => tablename).filter((table) => !known.includes(table))).toEqual(
    [],
  );
});

test('more than one batch is removed completely, and a second run finds nothing', async () => {
  await owner.query(`INSERT INTO rate_limits (key, points, expires_at)
    SELECT n::text, 1, now() - interval '1 minute' FROM generate_series(1, 2500) n`);
  const environment = { DATABASE_URL: database.ownerUrl };
  const looked = await callCli(['retention', 'run', '--dry-run', '--json'], environment);
  expect(JSON.parse(looked.printed)).toEqual({ ...NOTHING, 'rate limits': 2500 });
  const { code, printed } = await callCli(['retention', 'run'], environment);
  expect(code).toBe(0);
  expect(printed).toContain('  2500  rate limits\n');
  const noted =
    "SELECT detail->'rate limits' AS count FROM maintenance_runs WHERE kind = 'retention'";
  expect((await worker.query(noted)).rows).toEqual([{ count: 2500 }]);
  expect(await runRetention(worker)).toEqual(NOTHING);
  expect((await worker.query(noted)).rows).toEqual([{ count: 0 }]);
});

test('P17: the worker removes what is over, every night and under its own rights', async () => {
  await storeContact(owner);
  await owner.query(`UPDATE form_submissions SET created_at = now() - interval '4 years'`);
  const log = { info: vi.fn(), warn() {}, error() {} };
  await scheduleRetention({ boss, db: workerPool, log });
  expect(await boss.getSchedules()).toMatchObject([{ name: RETENTION_QUEUE, cron: '17 3 * * *' }]);
  await boss.send(RETENTION_QUEUE);
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(log.info.mock.calls[0]?.[0]).toMatchObject({ removed: { 'contact requests': 1 } });
  expect((await owner.query('SELECT 1 FROM form_submissions')).rows).toEqual([]);
});
