import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceOf } from '#domain/leads/reference.ts';
import { enqueue, plannedDeliveries } from '../deliveries/enqueue.ts';
import { callCli } from '../testing/call-cli.ts';
import { storeLead, VISITOR } from '../testing/stored-rows.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let db: Client;
let reference: string;
const folder = mkdtempSync(join(tmpdir(), 'voltige-cli-'));
const cli = (...args: string[]) => callCli(args, { DATABASE_URL: database.ownerUrl });

beforeAll(async () => {
  database = await testDatabase();
  db = new Client(database.ownerUrl);
  await db.connect();
  reference = await storeLead(db);
  const facts = { form_type: 'pre_registration', suspicion: null } as const;
  await enqueue(
    db,
    plannedDeliveries('lead.registered', facts, []),
    'lead_submission_id',
    reference,
  );
  await db.query(`UPDATE deliveries SET state = 'dead', attempts = 48, last_error = 'SMTP 550'
    WHERE kind = 'acknowledgement'`);
  await storeLead(db, {
    email: 'small@fret.example',
    suspicion: 'honeypot',
    answers: {
      company: '=HYPERLINK("//x")\u202e',
      phone: undefined,
      fleet_size: 1,
      urgency: 'exploring',
    },
  });
  await db.query(`UPDATE crm_leads SET created_at = now() - interval '3 days'
    WHERE email = 'small@fret.example'`);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await db.end();
  await database.drop();
});

test('leads are listed newest first, and nobody is named unless asked for', async () => {
  const { code, printed } = await cli('leads', 'list');
  expect(code).toBe(0);
  const lines = printed.trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/79 +priority +from 100 +immediate +3 +Fret & Fils$/);
  expect(lines[2]).toContain('honeypot');
  expect(printed).not.toMatch(/@fret|Roy|\+33/);
  const asked = await cli('leads', 'list', '--contact');
  expect(asked.printed).toContain(VISITOR.email);
  expect(asked.printed).toContain(VISITOR.phone);
});

test('what a visitor typed cannot turn the line round', async () => {
  expect((await cli('leads', 'list')).printed).not.toContain('\u202e');
});

test('the list can be narrowed, and read by programs', async () => {
  const ids = async (...args: string[]) =>
    JSON.parse((await cli('leads', 'list', '--json', ...args)).printed).length;
  expect(await ids()).toBe(2);
  expect(await ids('--status', 'priority')).toBe(1);
  expect(await ids('--since', '1d')).toBe(1);
  expect(await ids('--since', '4d')).toBe(2);
  expect(await ids('--limit', '1')).toBe(1);
});

test.each([
  ['its address in other letters', () => VISITOR.email.toUpperCase()],
  ['the reference of its registration', () => reference],
  ['how that begins', () => reference.slice(0, 8)],
  ['the reference that mails print', () => referenceOf(reference)],
  ['that in small letters', () => referenceOf(reference).toLowerCase()],
])("a lead is shown by %s: why it has its score, and its deliveries' states", async (_, name) => {
  const { code, printed } = await cli('leads', 'show', name());
  expect(code).toBe(0);
  expect(printed).toContain(VISITOR.company);
  expect(printed).toMatch(
    /WHY 79 \(priority\)\n +26 +fleet_size +100\n +25 +urgency +immediate\n +8 +industry +logistics\n/,
  );
  expect(printed).toMatch(/sales_notice +pending +0/);
  expect(printed).toMatch(/acknowledgement +dead +48 .*SMTP 550/);
  expect(printed).not.toContain('small@fret.example');
  expect(printed).not.toMatch(/^ +search /m);
});

test('what a further registration of an address answered is shown with it, and the lead keeps its own', async () => {
  const email = 'two-fleets@fret.example';
  await storeLead(db, { email });
  const answers = { company: 'Camions du Nord', phone: '+33 1 99 00 18 77', fleet_size: 250 };
  const second = await storeLead(db, { email, repeated: true, answers });
  const { printed } = await cli('leads', 'show', referenceOf(second));
  const [lead = '', further = ''] = printed.split(`ANSWERS OF ${second}`);
  expect(lead).toContain(VISITOR.company);
  expect(lead).not.toContain('Camions du Nord');
  expect(further).toMatch(/company +Camions du Nord/);
  expect(further).toMatch(/phone +\+33 1 99 00 18 77/);
  await db.query('DELETE FROM crm_leads WHERE email = $1', [email]);
});

test('a lead that is not there is exit code 1', async () => {
  expect(await cli('leads', 'show', 'nobody@fret.example')).toEqual({
    code: 1,
    printed: '',
    complained: "There is no such lead; a contact or demo request is shown by 'forms show'.\n",
  });
});

test('S10: an export cannot run in a spreadsheet, and only its maker can read the file', async () => {
  const output = join(folder, 'leads.csv');
  const { code, printed } = await cli('leads', 'export', '--excel', '--output', output);
  expect({ code, printed }).toEqual({ code: 0, printed: `2 written to ${output}\n` });
  const csv = readFileSync(output, 'utf8');
  expect(csv.startsWith('\ufeffid;created_at;')).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(""//x"")`);
  expect(csv).toContain(`;'+33 1 99 00 18 44;`);
  expect(csv).toContain(';"fleet_size 26; urgency 25');
  expect(csv.split('\r\n')).toHaveLength(4);
  expect(csv).toContain(';honeypot;small@fret.example;');
  expect(statSync(output).mode & 0o777).toBe(0o600);
  const again = await cli('leads', 'export', '--output', output);
  expect(again).toMatchObject({ code: 1, complained: `${output} is there already.\n` });
});

test('an export says what the linked simulation found that the fleet keeps', async () => {
  await storeLead(db, { email: 'simulated@fret.example', simulated: true });
  await storeLead(db, { email: 'long-ago@fret.example', simulated: 'by version 1' });
  const { printed } = await cli('leads', 'export');
  const [head = '', ...lines] = printed.split('\r\n');
  const at = head.split(',').indexOf('gain_per_vehicle_year_euros');
  expect(head.split(',').slice(at, at + 4)).toEqual([
    'gain_per_vehicle_year_euros',
    'gain_low_euros',
    'gain_high_euros',
    'gain_per_year_euros',
  ]);
  const lineOf = (email: string) => lines.find((line) => line.includes(email));
  expect(lineOf('simulated@fret.example')).toContain(',196,143,242,4902,');
  for (const email of ['long-ago@fret.example', VISITOR.email]) {
    expect(lineOf(email)).not.toContain(',196,');
  }
  await db.query("DELETE FROM crm_leads WHERE email LIKE 'simulated@%' OR email LIKE 'long-ago@%'");
});
