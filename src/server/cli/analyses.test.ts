import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { referenceOf } from '#domain/leads/reference.ts';
import { enqueue, plannedDeliveries } from '../deliveries/enqueue.ts';
import { remindOfWaiting } from '../lead-analyses/stored-analyses.ts';
import { callCli } from '../testing/call-cli.ts';
import { storeAnalysis } from '../testing/store-analysis.ts';
import { storeLead, VISITOR } from '../testing/stored-rows.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let db: Client;
const folder = mkdtempSync(join(tmpdir(), 'voltige-cli-'));
const cli = (...args: string[]) =>
  callCli(['analyses', ...args], { DATABASE_URL: database.ownerUrl });

beforeAll(async () => {
  database = await testDatabase();
  db = new Client(database.ownerUrl);
  await db.connect();
});
beforeEach(() => db.query('TRUNCATE crm_leads CASCADE; DELETE FROM pgboss.job'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await db.end();
  await database.drop();
});

const mails = async () =>
  (
    await db.query(
      `SELECT d.analysis_id, d.kind, d.state, j.name AS queue FROM deliveries d
       LEFT JOIN pgboss.job j ON j.data->>'delivery_id' = d.id::text
       WHERE d.kind LIKE 'analysis_%' ORDER BY d.created_at`,
    )
  ).rows;
const setMail = (analysis: string, state: string) =>
  db.query(
    `UPDATE deliveries SET state = $2, ended_at = CASE WHEN $2 <> 'pending' THEN now() END
     WHERE analysis_id = $1`,
    [analysis, state],
  );
const revokedVersions = async () =>
  (
    await db.query('SELECT version FROM analyses WHERE revoked_at IS NOT NULL ORDER BY version')
  ).rows.map(({ version }) => version);

/** As many leads as states that an analysis can be in. */
async function oneOfEach(): Promise<string[]> {
  const states = [
    'waiting',
    'not sent yet',
    'sent',
    'not sent',
    'given up',
    'approved, not sent yet',
    'revoked',
    'over',
    'no longer known',
  ];
  for (const [hoursAgo, state] of states.entries()) {
    const lead = await storeLead(db, { email: `lead${hoursAgo}@fret.example` });
    const isWaiting = state === 'waiting' || state.startsWith('approved');
    const approval = isWaiting ? 'waiting' : null;
    const age = state === 'over' ? 91 * 24 : hoursAgo;
    const id = await storeAnalysis(db, lead, { approval, hoursAgo: age });
    if (state === 'sent') await setMail(id, 'delivered');
    if (state === 'not sent') await setMail(id, 'skipped');
    if (state === 'given up') await setMail(id, 'dead');
    if (state.startsWith('approved')) await cli('approve', lead);
    if (state === 'revoked') await cli('revoke', lead);
    if (state === 'no longer known') {
      await db.query('DELETE FROM deliveries WHERE analysis_id = $1', [id]);
    }
  }
  // It is the oldest.
  return [...states.filter((state) => state !== 'over'), 'over'];
}

test('analyses are listed newest first, in words, and nobody is named', async () => {
  const states = await oneOfEach();
  const { code, printed } = await cli('list');
  expect(code).toBe(0);
  const [titles = '', ...lines] = printed.trimEnd().split('\n');
  const [from, to] = [titles.indexOf('state'), titles.indexOf('until')];
  expect(lines.map((line) => line.slice(from, to).trim())).toEqual(states);
  expect(lines[0]).toMatch(
    /^[0-9a-f-]{36} +1 +fr +196 +20\d\d-.* Paris +waiting +20\d\d-\d\d-\d\d /,
  );
  expect(printed).not.toMatch(/@|Roy|Ana|Fret|\+33/);
});

test('the list can be narrowed, and read by programs', async () => {
  await oneOfEach();
  const listed = async (...args: string[]) =>
    JSON.parse((await cli('list', '--json', ...args)).printed);
  expect(await listed()).toHaveLength(9);
  expect(await listed('--since', '150m')).toHaveLength(3);
  expect(await listed('--limit', '2')).toHaveLength(2);
  const [waiting, ...others] = await listed('--waiting');
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({
    state: 'waiting',
    approval: 'waiting',
    version: 1,
    gain_per_vehicle_year_euros: 196,
  });
  expect(waiting).not.toHaveProperty('document');
});

test('a later version takes the place of one that waits', async () => {
  const lead = await storeLead(db);
  await storeAnalysis(db, lead, { approval: 'waiting', hoursAgo: 1 });
  await storeAnalysis(db, lead, { approval: 'waiting' });
  const rows = JSON.parse((await cli('list', '--json')).printed);
  expect(rows.map((row: Record<string, unknown>) => [row.version, row.state])).toEqual([
    [2, 'waiting'],
    [1, 'replaced'],
  ]);
  expect(JSON.parse((await cli('list', '--waiting', '--json')).printed)).toHaveLength(1);
});

test('all versions are shown, with figures, what was left open and the states of their mails', async () => {
  const lead = await storeLead(db);
  await storeLead(db, { email: 'other@fret.example' }).then((other) => storeAnalysis(db, other));
  await setMail(await storeAnalysis(db, lead, { hoursAgo: 30 }), 'delivered');
  const open = [{ id: 'contract', gainOtherwiseEuros: 87 } as const];
  const newest = await storeAnalysis(db, lead, { open });
  const names = [
    VISITOR.email.toUpperCase(),
    lead,
    referenceOf(lead).toLowerCase(),
    newest.slice(0, 8),
  ];
  for (const name of names) {
    const { code, printed } = await cli('show', name);
    expect(code, name).toBe(0);
    expect(printed).toMatch(new RegExp(`${lead} +2 .*not sent yet.*\n${lead} +1 .* sent `));
    expect(printed).toMatch(/version 2 +25 +196 +143 +242 +4902\n/);
    expect(printed).toMatch(/LEFT OPEN IN VERSION 2\n {2}.*€87/);
    expect(printed.match(/analysis_ready/g)).toHaveLength(2);
    expect(printed).not.toContain('@');
  }
  const shown = JSON.parse((await cli('show', lead, '--json')).printed);
  expect(shown.analyses[0].figures.open).toEqual(open);
  expect(JSON.stringify(shown)).not.toContain('document');
});

/** Of one address, each with an analysis that waits. */
async function twoRegistrations() {
  const first = await storeLead(db);
  const one = await storeAnalysis(db, first, { approval: 'waiting', hoursAgo: 2 });
  const second = await storeLead(db, { repeated: true });
  const other = await storeAnalysis(db, second, { approval: 'waiting', hoursAgo: 1 });
  return { first, one, second, other };
}

test('an address shows its registrations one below the other, a reference its own alone', async () => {
  const { first, second, other } = await twoRegistrations();
  const all = await cli('show', VISITOR.email);
  expect(all.printed).toMatch(new RegExp(`${second} +1 .*LEFT OPEN.*${first} +1 .*LEFT OPEN`, 's'));
  for (const name of [referenceOf(second), other]) {
    const { printed } = await cli('show', name);
    expect(printed).toContain(second);
    expect(printed).not.toContain(first);
  }
  const pdf = join(folder, 'which.pdf');
  for (const args of [['show', '--pdf', pdf], ['approve'], ['revoke']]) {
    expect(await cli(...args, VISITOR.email)).toEqual({
      code: 1,
      printed: '',
      complained: `There are several, name one: ${referenceOf(second)}, ${referenceOf(first)}.\n`,
    });
  }
  expect(existsSync(pdf)).toBe(false);
});

test('before one is made, what is to make it is shown', async () => {
  const lead = await storeLead(db);
  const facts = { form_type: 'pre_registration', suspicion: null } as const;
  await enqueue(db, plannedDeliveries('lead.registered', facts, []), 'lead_submission_id', lead);
  const { code, printed } = await cli('show', lead);
  expect(code).toBe(0);
  expect(printed).toMatch(/^No analysis\.\n\nDELIVERY .*\n.*lead\.registered +analysis +pending/);
  expect(printed).not.toContain('acknowledgement');
  expect(await cli('show', lead, '--pdf', join(folder, 'none.pdf'))).toMatchObject({ code: 1 });
  expect(existsSync(join(folder, 'none.pdf'))).toBe(false);
});

test('the newest document is written into a new file that only its maker can read', async () => {
  const lead = await storeLead(db);
  await storeAnalysis(db, lead, { document: '%PDF old', hoursAgo: 1 });
  await storeAnalysis(db, lead, { document: '%PDF new', approval: 'waiting' });
  const pdf = join(folder, 'analysis.pdf');
  const { code, printed } = await cli('show', lead, '--pdf', pdf);
  expect(code).toBe(0);
  expect(printed).toContain(`Version 2 was written to ${pdf}\n`);
  expect(readFileSync(pdf, 'utf8')).toBe('%PDF new');
  expect(statSync(pdf).mode & 0o777).toBe(0o600);
  expect(await cli('show', lead, '--pdf', pdf)).toEqual({
    code: 1,
    printed: '',
    complained: `${pdf} is there already.\n`,
  });
  const other = join(folder, 'json.pdf');
  const asJson = await cli('show', lead, '--json', '--pdf', other);
  expect(JSON.parse(asJson.printed).analyses).toHaveLength(2);
  expect(existsSync(other)).toBe(true);
});

test('of two registrations of an address one is approved and sent once, and the other goes on waiting', async () => {
  const { first, one, second, other } = await twoRegistrations();
  const stranger = await storeLead(db, { email: 'other@fret.example' });
  await storeAnalysis(db, stranger, { approval: 'waiting' });
  expect(await cli('approve', referenceOf(first))).toEqual({
    code: 0,
    printed: `${referenceOf(first)}, version 1: approved, it is sent; a day after another registration's at the earliest.\n`,
    complained: '',
  });
  const sent = { kind: 'analysis_ready', state: 'pending', queue: 'analysis-mail' };
  expect(await mails()).toEqual([{ analysis_id: one, ...sent }]);
  expect(await revokedVersions()).toEqual([]);
  expect(await cli('approve', first)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('No analysis of it waits to be approved'),
  });
  expect(await mails()).toHaveLength(1);
  expect((await cli('approve', second)).code).toBe(0);
  expect(await mails()).toMatchObject([{ analysis_id: one }, { analysis_id: other }]);
  const asJson = await cli('approve', stranger, '--json');
  expect(JSON.parse(asJson.printed)).toMatchObject({ reference: stranger, version: 1 });
});

test('by the reference in the reminder it is approved, and it is listed once', async () => {
  const lead = await storeLead(db);
  await storeAnalysis(db, lead, { approval: 'waiting', hoursAgo: 21 });
  expect(await remindOfWaiting(db)).toBe(1);
  expect((await cli('approve', referenceOf(lead))).code).toBe(0);
  expect((await mails()).map(({ kind }) => kind)).toEqual(['analysis_reminder', 'analysis_ready']);
  const rows = JSON.parse((await cli('list', '--json')).printed);
  expect(rows).toMatchObject([{ state: 'approved, not sent yet' }]);
});

test('what a later one replaced, or was revoked, is not approved', async () => {
  const replaced = await storeLead(db);
  await storeAnalysis(db, replaced, { approval: 'waiting', hoursAgo: 2 });
  await storeAnalysis(db, replaced);
  const revoked = await storeLead(db, { email: 'other@fret.example' });
  await storeAnalysis(db, revoked, { approval: 'waiting' });
  await cli('revoke', revoked);
  for (const lead of [replaced, revoked]) expect((await cli('approve', lead)).code).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test('all versions of a registration are revoked, and none of another one of the address', async () => {
  const first = await storeLead(db);
  await storeAnalysis(db, first, { hoursAgo: 2 });
  await storeAnalysis(db, first, { approval: 'waiting' });
  const again = await storeLead(db, { repeated: true });
  await storeAnalysis(db, again);
  expect(await cli('revoke', referenceOf(first))).toMatchObject({
    code: 0,
    printed: '2 versions are revoked: their links no longer open.\n',
  });
  expect(await revokedVersions()).toEqual([1, 2]);
  expect(JSON.parse((await cli('revoke', first, '--json')).printed)).toEqual({ revoked: 0 });
  expect((await cli('revoke', again)).printed).toBe(
    '1 version is revoked: its link no longer opens.\n',
  );
});

test.each(['show', 'approve', 'revoke'])('%s of nobody is exit code 1', async (name) => {
  expect(await cli(name, 'nobody@fret.example')).toEqual({
    code: 1,
    printed: '',
    complained: 'There is no such pre-registration.\n',
  });
  const lead = await storeLead(db);
  if (name !== 'show') expect((await cli(name, lead)).code).toBe(1);
});
