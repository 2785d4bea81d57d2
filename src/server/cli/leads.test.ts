import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { callCli } from '../testing/call-cli.ts';
import { storeLead, VISITOR } from '../testing/stored-rows.ts';
import { connectedDatabase } from '../testing/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'voltige-cli-'));

const { database, db, stop } = await connectedDatabase();
const cli = (...args: string[]) => callCli(args, { DATABASE_URL: database.ownerUrl });
const registration = await storeLead(db);
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
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stop();
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
  await storeLead(db, { email: 'before@fret.example', simulated: 'by version 2' });
  const { printed } = await cli('leads', 'export');
  const [head = '', ...lines] = printed.split('\r\n');
  const at = head.split(',').indexOf('gain_per_vehicle_year_euros');
  expect(head.split(',').slice(at, at + 10)).toEqual([
    'gain_per_vehicle_year_euros',
    'gain_low_euros',
    'gain_high_euros',
    'gain_per_year_euros',
    'charging_today',
    'electricity_price',
    'gain_span_low_euros',
    'gain_span_high_euros',
    'gain_against_arrival_euros',
    'gain_against_timer_euros',
  ]);
  const lineOf = (email: string) => lines.find((line) => line.includes(email));
  expect(lineOf('simulated@fret.example')).toContain(',182,142,222,4549,arrival,indexed,,,182,69,');
  for (const email of ['long-ago@fret.example', 'before@fret.example', VISITOR.email]) {
    expect(lineOf(email)).not.toMatch(/,(182|196),/);
  }
  await db.query(
    "DELETE FROM crm_leads WHERE email LIKE 'simulated@%' OR email LIKE 'long-ago@%' OR email LIKE 'before@%'",
  );
});

test('an export can be narrowed by time, and has the registration by which mails and receivers name a lead', async () => {
  const { printed } = await cli('leads', 'export', '--since', '1d', '--json');
  expect(JSON.parse(printed)).toMatchObject({
    email: VISITOR.email,
    lead_score: 79,
    registration_id: registration,
  });
});
