import { Client } from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { rowsOf } from '../testing/backup-fixture.ts';
import { ROLES } from '../testing/postgres.ts';
import { testDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

const database = await testDatabase();
afterAll(() => database.drop());

const SCHEMA = `
  SELECT table_schema, table_name, column_name, data_type, column_default, is_nullable
  FROM information_schema.columns WHERE table_schema IN ('public', 'pgboss')
  ORDER BY 1, 2, ordinal_position`;

test('R17: migrating twice changes nothing and loses nothing', async () => {
  await rowsOf(
    database.ownerUrl,
    `INSERT INTO suppressed_addresses (email_hmac, reason, secret_id) VALUES ('\\x01', 'erased', 'x')`,
  );
  const before = await rowsOf(database.ownerUrl, SCHEMA);
  await migrate({ ...database, apiUser: ROLES.api, workerUser: ROLES.worker });
  expect(await rowsOf(database.ownerUrl, SCHEMA)).toEqual(before);
  expect(await rowsOf(database.ownerUrl, 'SELECT 1 FROM suppressed_addresses')).toHaveLength(1);
});

test('two migrations at once wait for each other, on an empty database too', async () => {
  const admin = new Client(inject('postgres').adminUrl);
  await admin.connect();
  await admin.query(`CREATE DATABASE at_once OWNER ${ROLES.owner}`);
  const ownerUrl = Object.assign(new URL(database.ownerUrl), { pathname: '/at_once' }).href;
  const target = { ownerUrl, apiUser: ROLES.api, workerUser: ROLES.worker };
  await Promise.all([migrate(target), migrate(target), migrate(target)]);
  expect(await rowsOf(ownerUrl, 'SELECT FROM crm_leads')).toEqual([]);
  await admin.query('DROP DATABASE at_once WITH (FORCE)');
  await admin.end();
});

test('P17: whatever points to a row that can go has an index, or each going reads a whole table', async () => {
  const withoutIndex = await rowsOf(
    database.ownerUrl,
    `SELECT c.conrelid::regclass::text AS table, a.attname AS column
     FROM pg_constraint c
     JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND NOT EXISTS (
       SELECT 1 FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1]
     )`,
  );
  expect(withoutIndex).toEqual([]);
});

test('R19: every moment is kept with its time zone, and the database sets it', async () => {
  const columns = await rowsOf(database.ownerUrl, SCHEMA);
  const ours = columns.filter((column) => column.table_schema === 'public');
  const moments = ours.filter((column) => /_(at|on)$/.test(String(column.column_name)));
  expect(moments.length).toBeGreaterThan(10);
  expect(moments.filter(({ data_type }) => data_type !== 'timestamp with time zone')).toEqual([
    // node-pg-migrate's own
    expect.objectContaining({ table_name: 'migrations', column_name: 'run_on' }),
  ]);
  const evidence = moments.filter(({ column_name }) => column_name === 'created_at');
  expect(evidence.every(({ column_default }) => column_default === 'now()')).toBe(true);
});
