import { Client } from 'pg';
import type { Queryable } from '../database/pool.ts';
import { recordDestinations } from '../deliveries/destinations.ts';
import { enqueue, plannedDeliveries } from '../deliveries/enqueue.ts';
import { callCli } from './call-cli.ts';
import { MAIL_SECRETS } from './start-mail-sender.ts';
import { storeConfirmedSubscriber, storeContact, storeLead } from './stored-rows.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

export const ANA = 'ana@fret.example';
export const BOB = 'bob@fret.example';
export const CRM = {
  name: 'crm',
  url: 'https://crm.example/',
  secrets: [`whsec_${btoa('x'.repeat(24))}`],
};

/** Somebody with something in every table. */
export async function storePerson(db: Queryable, email: string): Promise<void> {
  const lead = await storeLead(db, { email, simulated: true });
  await storeLead(db, { email, repeated: true });
  const contact = await storeContact(db, { email });
  const subscriber = await storeConfirmedSubscriber(db, { email });
  const facts = { form_type: 'contact', suspicion: null } as const;
  for (const [event, column, id] of [
    ['lead.registered', 'lead_submission_id', lead],
    ['form.submitted', 'form_submission_id', contact],
    ['newsletter.confirmed', 'newsletter_subscriber_id', subscriber],
  ] as const) {
    await enqueue(db, plannedDeliveries(event, facts, [CRM]), column, id);
  }
  await db.query(
    `INSERT INTO analyses (lead_id, lead_submission_id, language, model_version, figures, document)
     SELECT lead_id, id, 'fr', '2', '{}', convert_to('%PDF for ' || $2, 'UTF8')
     FROM lead_submissions WHERE id = $1`,
    [lead, email],
  );
  await db.query(
    `INSERT INTO idempotency_keys (endpoint, key, body_hash, submission_id, expires_at)
     VALUES ('contact', $1::uuid::text, '', $1, now() + interval '1 day')`,
    [contact],
  );
  await db.query(
    `INSERT INTO data_requests (id, email, language, opened_at) VALUES (gen_random_uuid(), $1, 'en', now())`,
    [email],
  );
  await db.query(
    `INSERT INTO rights_requests (kind, channel, received_day, records) VALUES ('erasure', 'letter', '2026-11-02', ARRAY[$1::uuid])`,
    [lead],
  );
}

/** Two of them; nobody is connected to it, so that it can be copied. */
export async function databaseWithPeople(): Promise<TestDatabase> {
  const database = await testDatabase();
  const db = new Client(database.ownerUrl);
  await db.connect();
  await recordDestinations(db, [CRM]);
  for (const email of [ANA, BOB]) await storePerson(db, email);
  await db.end();
  return database;
}

/** The command line with the desk's secrets and the worker's receivers. */
export const command = (on: TestDatabase, ...args: string[]) =>
  callCli(args, {
    DATABASE_URL: on.ownerUrl,
    TOKEN_SECRET: MAIL_SECRETS.join(','),
    WEBHOOKS: JSON.stringify([CRM]),
  });
/** Every row of every table, but those about who works at the desk; of a refusal all but its moment. */
export async function contents(of: TestDatabase): Promise<Record<string, string[]>> {
  const db = new Client(of.ownerUrl);
  await db.connect();
  const { rows: tables } = await db.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'pgboss') AND tablename NOT IN ('desk_audit', 'desk_sessions')`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const moment = name === 'public.suppressed_addresses' ? ` - 'created_at'` : '';
    const { rows } = await db.query<{ row: string }>(
      `SELECT (to_jsonb(t)${moment})::text AS row FROM ${name} t ORDER BY 1`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  await db.end();
  return all;
}
