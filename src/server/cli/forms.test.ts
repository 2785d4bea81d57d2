import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceOf } from '#domain/leads/reference.ts';
import { enqueue, plannedDeliveries } from '../deliveries/enqueue.ts';
import { callCli } from '../testing/call-cli.ts';
import { storeContact, storeLead, VISITOR } from '../testing/stored-rows.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let db: Client;
let contact: string;
let demo: string;
const cli = (...args: string[]) => callCli(args, { DATABASE_URL: database.ownerUrl });

beforeAll(async () => {
  database = await testDatabase();
  db = new Client(database.ownerUrl);
  await db.connect();
  contact = await storeContact(db);
  const facts = { form_type: 'contact', suspicion: null } as const;
  await enqueue(db, plannedDeliveries('form.submitted', facts, []), 'form_submission_id', contact);
  await db.query(`UPDATE deliveries SET state = 'dead', attempts = 48, last_error = 'SMTP 550'
    WHERE kind = 'acknowledgement'`);
  demo = await storeContact(db, {
    email: 'bot@fret.example',
    suspicion: 'too-fast',
    answers: { message: 'Sujet: Autre\n\n=HYPERLINK("//x")\u202e' },
  });
  await db.query(
    `UPDATE form_submissions SET form_type = 'demo_request', company = 'Fret;=1+1',
       created_at = now() - interval '3 days'
     WHERE id = $1`,
    [demo],
  );
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

test('requests are listed newest first, and nobody is named unless asked for', async () => {
  const { code, printed } = await cli('forms', 'list');
  expect(code).toBe(0);
  const lines = printed.trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(new RegExp(`^${contact} .* contact +pricing +10 +2 +Fret & Fils$`));
  expect(lines[2]).toMatch(/demo_request +pricing +10 +too-fast/);
  expect(printed).not.toMatch(/@fret|Roy|\+33/);
  const asked = await cli('forms', 'list', '--contact');
  expect(asked.printed).toContain(VISITOR.email);
  expect(asked.printed).toContain(VISITOR.phone);
});

test('the list can be narrowed, and read by programs', async () => {
  const ids = async (...args: string[]) =>
    JSON.parse((await cli('forms', 'list', '--json', ...args)).printed).map(
      ({ id }: { id: string }) => id,
    );
  expect(await ids()).toEqual([contact, demo]);
  expect(await ids('--form', 'demo_request')).toEqual([demo]);
  expect(await ids('--since', '1d')).toEqual([contact]);
  expect(await ids('--limit', '1')).toEqual([contact]);
});

test.each([
  ['its id', () => contact],
  ['the reference that mails print', () => referenceOf(contact)],
  ['that in small letters', () => referenceOf(contact).toLowerCase()],
  ['its address in other letters', () => VISITOR.email.toUpperCase()],
])("a request is shown by %s: its message, and its deliveries' states", async (_, name) => {
  const { code, printed } = await cli('forms', 'show', name());
  expect(code).toBe(0);
  expect(printed).toMatch(/ {2}subject +pricing\n/);
  expect(printed).toContain(
    'MESSAGE\n  Sujet: Information sur les tarifs\n\n  Combien pour 40 camionnettes ?\n',
  );
  expect(printed).toMatch(/sales_notice +pending +0/);
  expect(printed).toMatch(/acknowledgement +dead +48 .*SMTP 550/);
  expect(printed).not.toContain('bot@fret.example');
});

test('somebody who wrote twice is shown with both, each beside its own deliveries', async () => {
  const again = await storeContact(db);
  const { printed } = await cli('forms', 'show', VISITOR.email, '--json');
  const counts = JSON.parse(printed).map(({ id, deliveries }: Record<string, unknown[]>) => [
    id,
    deliveries?.length,
  ]);
  await db.query('DELETE FROM form_submissions WHERE id = $1', [again]);
  expect(counts).toEqual([
    [again, 0],
    [contact, 2],
  ]);
});

test('what a visitor wrote cannot turn the line round', async () => {
  expect((await cli('forms', 'show', demo)).printed).not.toContain('\u202e');
});

test('a request that is not there is exit code 1, and where else to look', async () => {
  expect(await cli('forms', 'show', referenceOf(randomUUID()))).toEqual({
    code: 1,
    printed: '',
    complained: "There is no such request; a pre-registration is shown by 'leads show'.\n",
  });
});

test('R20: the reference of a delivery that was given up can be pasted into what shows it', async () => {
  const lead = await storeLead(db);
  const facts = { form_type: 'pre_registration', suspicion: null } as const;
  const plan = plannedDeliveries('lead.registered', facts, []);
  await enqueue(db, plan, 'lead_submission_id', lead);
  await db.query(`UPDATE deliveries SET state = 'dead'`);
  const { printed } = await cli('deliveries', 'list', '--dead');
  const [titles = '', ...lines] = printed.trimEnd().split('\n');
  const references = lines.map((line) => line.slice(titles.indexOf('reference')).split(' ')[0]);
  expect(new Set(references)).toEqual(new Set([lead, contact]));
  expect((await cli('leads', 'show', lead)).printed).toContain(VISITOR.company);
  expect((await cli('forms', 'show', contact)).printed).toContain(VISITOR.company);
});

test('S10: an export has every request with its suspicion, and cannot run in a spreadsheet', async () => {
  const { code, printed } = await cli('forms', 'export');
  expect(code).toBe(0);
  const lines = printed.trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^id,created_at,form_type,subject,suspicion,lead_score,email,/);
  expect(lines[1]).toContain(',demo_request,pricing,too-fast,10,bot@fret.example,');
  expect(lines[1]).toContain(`"Fret;'=1+1"`);
  expect(lines[1]).toContain(`\n'=HYPERLINK(""//x"")`);
  expect(lines[2]).toContain(`,contact,pricing,,10,${VISITOR.email},`);
  const young = await cli('forms', 'export', '--since', '1d', '--json');
  expect(JSON.parse(young.printed)).toMatchObject({ id: contact, suspicion: null, lead_score: 10 });
});
