import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxOf } from '#domain/leads/email-address.ts';
import { ROLES } from '../testing/postgres.ts';
import { storeAnalysis } from '../testing/store-analysis.ts';
import {
  storeConfirmedSubscriber,
  storeContact,
  storeLead,
  storeSubscriber,
} from '../testing/stored-rows.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let db: Client;
beforeAll(async () => {
  database = await testDatabase();
  db = new Client(database.ownerUrl);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

const migrated = () => migrate({ ...database, apiUser: ROLES.api, workerUser: ROLES.worker });
const rows = async (statement: string, values: unknown[] = []) =>
  (await db.query(statement, values)).rows;

/** As if it had been stored that long ago. */
const aged = (table: string, column: string, id: string, age: string) =>
  db.query(`UPDATE ${table} SET ${column} = ${column} - $2::interval WHERE id = $1`, [id, age]);

test.each([
  'ana+salon@fret.example',
  'ana@fret.example',
  '+ana@fret.example',
  'a+b+c@fret.example',
])('the database and the limits find the same mailbox in %s', async (email) => {
  expect(await rows('SELECT mailbox_of($1) AS mailbox', [email])).toEqual([
    { mailbox: mailboxOf(email) },
  ]);
});

test('leads that are one person become one, the older one, with every registration and its analysis', async () => {
  const elder = await storeLead(db, { email: 'Ana@BÜCHER.example', answers: { company: 'Elder' } });
  const younger = await storeLead(db, { email: 'ana@xn--bcher-kva.example' });
  const third = await storeLead(db, { email: 'ＡNA@bücher.example' });
  for (const id of [elder, younger]) await storeAnalysis(db, id);
  await db.query(`UPDATE crm_leads SET created_at = created_at - interval '1 day'
    WHERE id = (SELECT lead_id FROM lead_submissions WHERE id = '${elder}')`);
  expect(await migrated()).toEqual({ rewritten: 4, joined: 2, left: 0 });
  expect(await rows('SELECT email, company FROM crm_leads')).toEqual([
    { email: 'ana@xn--bcher-kva.example', company: 'Elder' },
  ]);
  const history = await rows(
    "SELECT id, repeated, answers->>'email' AS email FROM lead_submissions ORDER BY created_at",
  );
  const email = 'ana@xn--bcher-kva.example';
  expect(history).toEqual([
    { id: elder, repeated: false, email },
    { id: younger, repeated: true, email },
    { id: third, repeated: true, email },
  ]);
  const analysed = await rows(`SELECT lead_submission_id AS id FROM analyses
    JOIN crm_leads l ON l.id = lead_id ORDER BY made_at`);
  expect(analysed).toEqual([{ id: elder }, { id: younger }]);
  expect(await migrated()).toEqual({ rewritten: 0, joined: 0, left: 0 });
});

test('a lead that a program made does not stay in the place of a person', async () => {
  const program = await storeLead(db, { email: 'BOB@fret.example', suspicion: 'honeypot' });
  await db.query(`UPDATE crm_leads SET suspicion = 'honeypot', email = 'bob@ｆret.example',
    created_at = created_at - interval '1 day' WHERE email = 'BOB@fret.example'`);
  const person = await storeLead(db, { email: 'bob@fret.example', answers: { company: 'Person' } });
  await migrated();
  expect(await rows("SELECT company FROM crm_leads WHERE email = 'bob@fret.example'")).toEqual([
    { company: 'Person' },
  ]);
  const ids = await rows("SELECT id FROM lead_submissions WHERE answers->>'email' LIKE 'bob@%'");
  expect(new Set(ids.map(({ id }) => id))).toEqual(new Set([program, person]));
});

test('contact requests are rewritten each, and what is no address is left and counted', async () => {
  const id = await storeContact(db, { email: 'CLEO@fret.example' });
  const broken = await storeContact(db, { email: 'cl\u0002eo@fret.example' });
  expect(await migrated()).toEqual({ rewritten: 1, joined: 0, left: 1 });
  const email = 'SELECT email FROM form_submissions WHERE id = $1';
  expect(await rows(email, [id])).toEqual([{ email: 'cleo@fret.example' }]);
  expect(await rows(email, [broken])).toEqual([{ email: 'cl\u0002eo@fret.example' }]);
});

test.each([
  ['confirmed', 'a request nobody answered', ['confirmed', 'pending']],
  ['unsubscribed', 'a request nobody answered', ['pending', 'unsubscribed']],
  ['unsubscribed', 'an earlier confirmation', ['earlier confirmed', 'unsubscribed']],
  ['confirmed', 'an earlier leaving', ['confirmed', 'earlier unsubscribed']],
])('of two subscriptions of one reader, %s stays beside %s', async (stays, _beside, states) => {
  const spellings = ['dora@bücher.example', 'dora@xn--bcher-kva.example'];
  await db.query('TRUNCATE newsletter_subscribers CASCADE');
  for (const [index, state] of states.entries()) {
    const address = { email: spellings[index] ?? '' };
    const id = await (state === 'pending' ? storeSubscriber : storeConfirmedSubscriber)(
      db,
      address,
    );
    if (state.includes('unsubscribed')) {
      await db.query(
        `UPDATE newsletter_subscribers SET state = 'unsubscribed', unsubscribed_at = now() WHERE id = $1`,
        [id],
      );
    }
    for (const column of state.startsWith('earlier') ? ['confirmed_at', 'unsubscribed_at'] : []) {
      await aged('newsletter_subscribers', column, id, '2 days');
    }
  }
  await migrated();
  expect(await rows('SELECT email, state FROM newsletter_subscribers')).toEqual([
    { email: 'dora@xn--bcher-kva.example', state: stays },
  ]);
});
