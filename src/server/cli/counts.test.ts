import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayInParis } from '#domain/site/paris-time.ts';
import { callCli } from '../testing/call-cli.ts';
import { storeLead } from '../testing/stored-rows.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let db: Client;
const cli = (...args: string[]) =>
  callCli(['counts', ...args], { DATABASE_URL: database.ownerUrl });
const TODAY = dayInParis(new Date());

const STEPS: [
  day: string,
  step: string,
  page: string,
  language: string,
  source: string,
  n: number,
][] = [
  [TODAY, 'visit', 'home', 'fr', 'search', 40],
  [TODAY, 'simulator', 'home', 'fr', 'search', 20],
  [TODAY, 'form', 'home', 'fr', 'search', 8],
  [TODAY, 'lead', 'home', 'fr', 'search', 4],
  [TODAY, 'qualified', 'home', 'fr', 'search', 1],
  [TODAY, 'visit', 'faq', 'en', 'direct', 10],
  [TODAY, 'message', 'faq', 'en', 'direct', 2],
  ['2026-01-01', 'visit', 'home', 'fr', 'direct', 1000],
];

beforeAll(async () => {
  database = await testDatabase();
  db = new Client(database.ownerUrl);
  await db.connect();
  const add = (day: string, event: string, detail: string, rest: (string | number)[]) =>
    db.query('INSERT INTO audience_counts VALUES ($1, $2, $3, $4, $5, $6, $7)', [
      ...[day, event, detail],
      ...rest,
    ]);
  for (const [day, step, ...rest] of STEPS) await add(day, 'funnel_step', step, rest);
  await add(TODAY, 'page_view', '', ['home', 'fr', '', 90]);
  for (const [event, bar, count] of [
    ['lcp', '1000', 3],
    ['lcp', '4000', 1],
    ['cls', '0.01', 4],
    ['navigation', 'above', 2],
  ] as const)
    await add(TODAY, event, bar, ['home', 'fr', '', count]);
  await storeLead(db, { email: 'ana@fret.example' });
  await storeLead(db, { email: 'bob@fret.example' });
  await db.query(`UPDATE crm_leads SET language = 'en', referrer_url = 'https://www.google.fr/'
    WHERE email = 'bob@fret.example'`);
  await db.query(`UPDATE crm_leads SET qualification_status =
    CASE language WHEN 'en' THEN 'priority' ELSE 'standard' END`);
  await storeLead(db, { email: 'robot@fret.example' });
  await db.query(`UPDATE crm_leads SET suspicion = 'too-fast' WHERE email LIKE 'robot%'`);
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

test('the funnel is shown by the page on which visits began, and in all', async () => {
  const { code, printed } = await cli();
  expect(code).toBe(0);
  expect(printed).toMatch(/^home +40 +20 \(50%\) +8 \(20%\) +4 \(10%\) +1 \(3%\) +0 \(0%\)$/m);
  expect(printed).toMatch(/^faq +10 .* 2 \(20%\)$/m);
  expect(printed).toMatch(/^all +50 +20 \(40%\)/m);
  expect(printed).toMatch(/^page_view +90$/m);
  expect(printed).toMatch(/^home +fr +4 +≤ 1000 +≤ 0.01 +more$/m);
});

test('beside it stands what is stored, whoever agreed, and without what programs sent', async () => {
  const { printed } = await cli('--by', 'source', '--json');
  const { funnel, stored } = JSON.parse(printed);
  expect(funnel.map(({ of, visit }: { of: string; visit: number }) => [of, visit])).toEqual([
    ['search', 40],
    ['direct', 10],
    ['all', 50],
  ]);
  expect(stored).toEqual([
    { of: 'direct', leads: 1, qualified: 0, messages: 0 },
    { of: 'search', leads: 1, qualified: 1, messages: 0 },
    { of: 'all', leads: 2, qualified: 1, messages: 0 },
  ]);
  const byLanguage = JSON.parse((await cli('--by', 'language', '--json')).printed);
  expect(byLanguage.stored.map(({ of }: { of: string }) => of)).toEqual(['en', 'fr', 'all']);
});

test('days outside the period are left out, and the last day of it is not', async () => {
  const funnelOf = async (...args: string[]) =>
    JSON.parse((await cli(...args, '--by', 'day', '--json')).printed).funnel;
  expect(await funnelOf('--since', '2026-01-01', '--until', '2026-01-01')).toMatchObject([
    { of: '2026-01-01', visit: 1000 },
    { of: 'all', visit: 1000 },
  ]);
  expect(await funnelOf('--since', '2025-01-01', '--until', '2025-12-31')).toMatchObject([
    { of: 'all', visit: 0 },
  ]);
});

test('before anything was counted it says so without an error', async () => {
  const { code, printed } = await cli('--until', '2020-01-01', '--since', '2020-01-01');
  expect(code).toBe(0);
  expect(printed).toMatch(/^all +0 +0/m);
  expect(printed).not.toMatch(/NaN|undefined/);
});

test.each([
  [['--by', 'visitor'], /--by is 'visitor'/],
  [['--since', '2026-02-02', '--until', '2026-02-01'], /--since is after --until/],
  [['--since', 'yesterday'], /no moment/],
])('%j is refused with what is wrong', async (args, message) => {
  const { code, complained } = await cli(...args);
  expect(code).toBe(2);
  expect(complained).toMatch(message);
});
