import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { unsubscribeToken } from '../http/newsletter-tokens.ts';
import { suppress, suppressionHash } from '../mail/suppression.ts';
import { unsubscribe } from '../newsletter/unsubscribe.ts';
import { backupFixture, databaseSettings, rowsOf } from '../testing/backup-fixture.ts';
import type { CliAnswer } from '../testing/call-cli.ts';
import { storeConfirmedSubscriber, storeContact, storeLead } from '../testing/stored-rows.ts';
import { emptyDatabase } from '../testing/test-database.ts';

const fixture = await backupFixture();
const target = await emptyDatabase();
const api = createPool({ url: fixture.database.apiUrl });
const secrets = [fixture.environment.TOKEN_SECRET];
const journal = join(fixture.dir, 'refusals.json');
/** The first backup: before everything that its readers then ask for. */
let before: string;
/** Restoring it, after all that, into the target. */
let restored: CliAnswer;

const address = (name: string) => `${name}@fret.example`;
const privacy = async (...args: string[]) => {
  const { code, complained } = await fixture.cli(['privacy', ...args]);
  expect([code, complained]).toEqual([0, '']);
};
const erase = (name: string) => privacy('erase', '--email', address(name));
const leave = (id: string) =>
  unsubscribe(
    { pool: api, tokenSecrets: secrets, destinations: () => [] },
    unsubscribeToken(secrets, id),
  );
const refusals = () => fixture.cli(['backup', '--refusals']);

/** Everybody is there when the first backup is made; what they do afterwards it does not know. */
beforeAll(async () => {
  const { db } = fixture;
  for (const name of ['gone', 'stays', 'bounced-first', 'corrected', 'readmitted', 'bounces']) {
    await storeLead(db, { email: address(name), simulated: true });
  }
  await storeContact(db, { email: address('gone') });
  const leaves = await storeConfirmedSubscriber(db, { email: address('leaves') });
  const back = await storeConfirmedSubscriber(db, { email: address('left-and-back') });
  await suppress(db, secrets, address('bounced-first'), 'bounced');
  await suppress(db, secrets, address('bounced-only'), 'bounced');
  // Erased earlier, and then they write to us again.
  for (const name of ['new-again', 'erased-twice']) {
    await storeLead(db, { email: address(name) });
    await erase(name);
    await storeLead(db, { email: address(name) });
  }
  await leave(back);
  await refusals();
  await db.query(
    "UPDATE newsletter_subscribers SET state = 'confirmed', confirmed_at = now() WHERE id = $1",
    [back],
  );
  before = JSON.parse((await fixture.cli(['backup', '--json'])).printed).file;

  await erase('gone');
  await erase('erased-twice');
  await erase('bounced-first');
  await privacy('rectify', '--email', address('corrected'), '--set', `email=${address('correct')}`);
  await erase('correct');
  await erase('readmitted');
  await privacy('readmit', '--email', address('readmitted'));
  await privacy('readmit', '--email', address('bounced-only'));
  await suppress(db, secrets, address('bounces'), 'bounced');
  await leave(leaves);
  await storeLead(db, { email: address('readmitted') });
  await api.end();
  const { code, printed } = await refusals();
  expect([code, printed]).toEqual([0, expect.stringMatching(/refusals\.json: \d+ addresses not/)]);
  restored = await restore([before]);
});
afterAll(async () => {
  await target.drop();
  await fixture.end();
});

const restore = (args: string[] = [], settings: Record<string, string> = {}) =>
  fixture.cli(['restore', ...args], { ...databaseSettings(target), ...settings });

async function leads(): Promise<string[]> {
  const rows = await rowsOf(target.ownerUrl, 'SELECT email FROM crm_leads ORDER BY email');
  return rows.map(({ email }) => String(email).replace('@fret.example', ''));
}

async function reasonFor(name: string): Promise<unknown> {
  const hash = suppressionHash(secrets[0] ?? '', address(name)).toString('hex');
  const rows = await rowsOf(
    target.ownerUrl,
    `SELECT reason FROM suppressed_addresses WHERE email_hmac = '\\x${hash}'`,
  );
  return rows[0]?.reason;
}

test('P18: the journal names nobody and is its owner’s alone', () => {
  expect(readFileSync(journal, 'utf8')).not.toMatch(/@|fret/);
});

test('P18: a journal that is missing, damaged or of another secret stops a restore before it begins', async () => {
  const good = readFileSync(journal, 'utf8');
  const empty = await emptyDatabase();
  const cases: [content: string | undefined, says: RegExp, settings?: Record<string, string>][] = [
    [undefined, /refusals\.json is missing: .*--without-refusals/],
    [good.slice(0, -20), /refusals\.json is damaged/],
    ['', /is damaged/],
    [good.replace(/"reason": "erased"/, '"reason": "bounced"'), /is damaged/],
    [
      good,
      /TOKEN_SECRET lacks the secret by which \d+ of those/,
      { TOKEN_SECRET: randomBytes(32).toString('hex') },
    ],
  ];
  for (const [content, says, settings] of cases) {
    if (content === undefined) rmSync(journal);
    else writeFileSync(journal, content);
    const { code, complained } = await restore([], { ...databaseSettings(empty), ...settings });
    expect([code, complained]).toEqual([1, expect.stringMatching(says)]);
  }
  const tables = "SELECT FROM pg_tables WHERE schemaname = 'public'";
  expect(await rowsOf(empty.ownerUrl, tables)).toEqual([]);
  await empty.drop();
  writeFileSync(journal, good);
});

test('P18: a journal that cannot be read is left as it is, and a backup is made all the same', async () => {
  const good = readFileSync(journal, 'utf8');
  writeFileSync(journal, good.slice(0, 100));
  const alone = await refusals();
  expect([alone.code, alone.complained]).toEqual([1, expect.stringMatching(/is damaged/)]);
  const elsewhere = await fixture.cli(['privacy', 'erase', '--email', address('nobody')]);
  expect(elsewhere.code).toBe(1);
  expect(elsewhere.complained).toMatch(/^They are erased, but .*backup --refusals\. .* is damaged/);
  const readmitted = await fixture.cli(['privacy', 'readmit', '--email', address('nobody')]);
  expect([readmitted.code, readmitted.complained]).toEqual([
    1,
    expect.stringMatching(/is damaged/),
  ]);
  const [newest] = fixture.files().slice(-1);
  const whole = await fixture.cli(['backup']);
  expect([whole.code, whole.complained]).toEqual([1, expect.stringMatching(/is damaged/)]);
  expect(whole.printed).toMatch(/\.dump: \d+ rows/);
  expect(fixture.files().at(-1)).not.toBe(newest);
  expect(readFileSync(journal, 'utf8')).toBe(good.slice(0, 100));
  writeFileSync(journal, good);
});

test('P18: who was erased, left or bounced since a backup does not come back by it', async () => {
  expect([restored.code, restored.complained]).toEqual([0, '']);
  expect(restored.printed).toMatch(
    /5 erased again, 1 unsubscribed again, \d more not to be written to\./,
  );
  expect(await leads()).toEqual(['bounces', 'new-again', 'stays']);
  expect(await rowsOf(target.ownerUrl, 'SELECT FROM form_submissions')).toEqual([]);
  expect(
    await rowsOf(target.ownerUrl, 'SELECT email, state FROM newsletter_subscribers ORDER BY email'),
  ).toEqual([
    { email: address('leaves'), state: 'unsubscribed' },
    { email: address('left-and-back'), state: 'confirmed' },
  ]);
  for (const name of ['gone', 'erased-twice', 'bounced-first', 'correct', 'new-again']) {
    expect([name, await reasonFor(name)]).toEqual([name, 'erased']);
  }
  expect(await reasonFor('bounces')).toBe('bounced');
});

test('P18: who wants our mails again stays off the list after a restore', async () => {
  expect(await reasonFor('readmitted')).toBeUndefined();
  expect(await reasonFor('bounced-only')).toBeUndefined();
});

test('P18: what they send afterwards is kept', async () => {
  // Of a backup made after they were readmitted.
  expect((await fixture.cli(['backup'])).code).toBe(0);
  expect((await restore(['--replace'])).complained).toBe('');
  expect(await leads()).toEqual(['bounces', 'new-again', 'readmitted', 'stays']);
});

test('P18: nobody is readmitted without an entry in the journal', async () => {
  const args = ['privacy', 'readmit', '--email', address('bounces')];
  const { code, complained } = await fixture.cli(args, { BACKUP_DIR: '' });
  expect([code, complained]).toEqual([1, expect.stringMatching(/^BACKUP_DIR is missing/)]);
});

test('P18: a database that was restored in another way is corrected by a backup of itself', async () => {
  const earlier = await backupOfEarlierMoment();
  expect((await restore([earlier, '--replace'])).complained).toBe('');
  expect(await leads()).not.toContain('gone');
  expect(await leads()).toContain('stays');
});

/** Of the target, in which somebody stands who was erased and is not on its list. */
async function backupOfEarlierMoment(): Promise<string> {
  const db = new Client(target.ownerUrl);
  await db.connect();
  await storeLead(db, { email: address('gone') });
  await db.query('DELETE FROM suppressed_addresses');
  await db.end();
  const { printed } = await fixture.cli(['backup', '--json'], databaseSettings(target));
  return JSON.parse(printed).file;
}

test('P18: refusals that only the replaced database knows of are kept', async () => {
  await suppress(fixture.db, secrets, address('last-minute'), 'bounced');
  await fixture.db.end();
  const { complained } = await fixture.cli(['restore', before, '--replace']);
  expect(complained).toBe('');
  const hash = suppressionHash(secrets[0] ?? '', address('last-minute')).toString('hex');
  expect(
    await rowsOf(
      fixture.database.ownerUrl,
      `SELECT reason FROM suppressed_addresses WHERE email_hmac = '\\x${hash}'`,
    ),
  ).toEqual([{ reason: 'bounced' }]);
});

test('P18: with a lost journal a restore is possible by an explicit option', async () => {
  rmSync(journal);
  const refused = await restore([before, '--replace']);
  expect([refused.code, refused.complained]).toEqual([1, expect.stringMatching(/is missing/)]);
  const empty = await emptyDatabase();
  const settings = databaseSettings(empty);
  const { code, printed } = await restore([before, '--without-refusals'], settings);
  expect(code).toBe(0);
  expect(printed).toContain('0 erased again');
  await empty.drop();
});
