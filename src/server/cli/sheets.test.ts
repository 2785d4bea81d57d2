import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceOf } from '#domain/leads/reference.ts';
import { callCli } from '../testing/call-cli.ts';
import { storeLead } from '../testing/stored-rows.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';

const ANA = 'ana@fret.example';

let database: TestDatabase;
let db: Client;
let first: string;
let second: string;
let another: string;
const cli = (...args: string[]) =>
  callCli(['sheets', ...args], { DATABASE_URL: database.ownerUrl });

beforeAll(async () => {
  database = await testDatabase();
  db = new Client(database.ownerUrl);
  await db.connect();
  first = await storeLead(db, { email: ANA });
  second = await storeLead(db, { email: ANA, repeated: true });
  another = await storeLead(db, { email: 'bob@fret.example' });
  for (const [network, minutes] of [
    ['office', 30],
    ['phone', 20],
    ['office', 10],
  ] as const) {
    await db.query(
      `INSERT INTO sheet_log (lead_submission_id, event, network, happened_at)
       VALUES ($1, 'sheet.opened', $2, now() - $3 * interval '1 minute')`,
      [first, network, minutes],
    );
  }
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

test('a sheet is shown with its openings, and from which network each came', async () => {
  const { code, printed } = await cli('show', referenceOf(first), '--json');
  expect(code).toBe(0);
  const { sheets, log } = JSON.parse(printed);
  expect(sheets).toMatchObject([{ id: first, revoked_at: null }]);
  expect(Date.parse(sheets[0].until) - Date.parse(sheets[0].created_at)).toBe(30 * 86_400_000);
  expect(log.map(({ network }: { network: number }) => network)).toEqual([1, 2, 1]);
  const { printed: table } = await cli('show', first);
  expect(table).toContain(`${referenceOf(first)}  `);
  expect(table.match(/opened +\d$/gm)).toHaveLength(3);
  expect(table).not.toMatch(/@|Roy|Fret|office/);
});

test('by the address of a person all of their sheets are shown and revoked, and nobody else’s', async () => {
  expect(JSON.parse((await cli('show', 'ANA@fret.example', '--json')).printed).sheets).toHaveLength(
    2,
  );
  expect(await cli('revoke', ANA)).toMatchObject({
    code: 0,
    printed: expect.stringContaining(`${referenceOf(first)}, ${referenceOf(second)}`),
  });
  const { rows } = await db.query(
    `SELECT lead_submission_id AS id, network FROM sheet_log WHERE event = 'sheet.revoked'`,
  );
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([first, second]));
  expect(rows.every(({ network }) => network === null)).toBe(true);
  expect(await cli('revoke', ANA)).toMatchObject({
    code: 1,
    complained: 'It was revoked before.\n',
  });
  expect((await cli('show', another)).printed).toContain('Never opened.');
});

test('one that does not exist, or is not named, is said to be so', async () => {
  expect(await cli('show', '0000-0000')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('There is no such pre-registration'),
  });
  expect((await cli('revoke')).code).toBe(2);
});
