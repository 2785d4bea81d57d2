import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, expect, inject, test, vi } from 'vitest';
import { writeAudit } from '../desk/audit.ts';
import { startSession } from '../desk/sessions.ts';
import { migrate } from '../startup/migrate.ts';
import { backupFixture, databaseSettings, jsonIn, rowsOf } from '../testing/backup-fixture.ts';
import { neededProgram } from '../testing/needed-program.ts';
import { ROLES } from '../testing/postgres.ts';
import { storeConfirmedSubscriber, storeContact, storeLead } from '../testing/stored-rows.ts';
import { emptyDatabase } from '../testing/test-database.ts';
import { type TableSums, tableSums } from './table-sums.ts';

const fixture = await backupFixture();
await storeLead(fixture.db, { email: 'ada@fret.example', simulated: true });
await storeContact(fixture.db, { email: 'bob@fret.example' });
await storeConfirmedSubscriber(fixture.db, { email: 'eve@fret.example' });
await startSession(fixture.db, { subject: 'lea', name: 'Léa', roles: ['sales'] });
await writeAudit(fixture.db, { subject: 'lea', name: 'Léa', network: null }, { action: 'login' });
/** The key that opens what is encrypted for age. */
const identity = join(fixture.folder, 'key');
execFileSync(neededProgram('age-keygen'), ['-o', identity], { stdio: 'pipe' });
const sealed = await backedUp({ BACKUP_RECIPIENT: recipientOf(identity) });
/** Into it the backup is restored first of all; then its one lead is changed. */
const target = await emptyDatabase();
const restore = (args: string[] = [], settings: Record<string, string> = {}) =>
  fixture.cli(['restore', ...args], {
    ...databaseSettings(target),
    BACKUP_IDENTITY: identity,
    ...settings,
  });
const first = await restore();
const restored = await sumsOf(target.ownerUrl);
await rowsOf(target.ownerUrl, "UPDATE crm_leads SET company = 'Since'");
afterAll(async () => {
  await target.drop();
  await fixture.end();
});
afterEach(() => vi.unstubAllEnvs());

async function backedUp(settings: Record<string, string> = {}): Promise<string> {
  const { printed, complained } = await fixture.cli(['backup', '--json'], settings);
  expect(complained).toBe('');
  return join(fixture.dir, JSON.parse(printed).file);
}

function recipientOf(key: string): string {
  return execFileSync(neededProgram('age-keygen'), ['-y', key], { encoding: 'utf8' }).trim();
}

async function sumsOf(url: string) {
  const db = new Client(url);
  await db.connect();
  try {
    return await tableSums(db);
  } finally {
    await db.end();
  }
}

test('R18: an encrypted backup shows nothing, and becomes the same rows in an empty database', async () => {
  expect(readFileSync(sealed, 'latin1')).toMatch(/^age-encryption\.org/);
  expect(readFileSync(sealed, 'latin1')).not.toMatch(/PGDMP|fret\.example/);
  expect([first.code, first.complained]).toEqual([0, '']);
  expect(first.printed).toMatch(
    /ago: \d\d tables, \d+ rows, counts and sums as they were then\.\n/,
  );
  const { tables }: { tables: TableSums } = jsonIn(`${sealed}.json`);
  const ours = Object.entries(tables).filter(([name]) => !name.startsWith('pgboss.'));
  expect(ours).toHaveLength(20);
  const kept = ours.filter(([name]) => name !== 'desk_sessions');
  expect(restored).toMatchObject(Object.fromEntries(kept));
  // With the rights of a new database, and no others.
  expect(await rowsOf(target.apiUrl, 'SELECT email FROM crm_leads')).toEqual([
    { email: 'ada@fret.example' },
  ]);
  await expect(rowsOf(target.apiUrl, 'DELETE FROM crm_leads')).rejects.toThrow(/permission denied/);
  await expect(rowsOf(target.apiUrl, 'SELECT FROM unfinished_restore')).rejects.toThrow(
    /not exist/,
  );
});

test('R18: a database that holds something is left alone', async () => {
  const { code, complained } = await restore();
  expect(code).toBe(1);
  expect(complained).toMatch(/^The database 'empty_\w+' is not empty: .*--replace.*\n$/);
});

test.each([ROLES.api, ROLES.worker, ROLES.desk])(
  'R18: nothing is replaced under %s while it is connected',
  async (role) => {
    const connected = new Client(Object.assign(new URL(target.ownerUrl), { username: role }).href);
    await connected.connect();
    const { code, complained } = await restore(['--replace']);
    await connected.end();
    expect(code).toBe(1);
    expect(complained).toContain(`is in use by ${role}: stop site, worker, desk and timers first.`);
  },
);

test('R18: the desk works on what was restored, and who was logged in logs in again', async () => {
  const facts: { tables: TableSums } = jsonIn(`${sealed}.json`);
  expect(facts.tables.desk_sessions?.rows).toBe(1);
  expect(await rowsOf(target.deskUrl, 'SELECT FROM desk_sessions')).toEqual([]);
  expect(await rowsOf(target.deskUrl, 'SELECT action FROM desk_audit')).toEqual([
    { action: 'login' },
  ]);
});

/** A copy of the backup whose facts agree with its bytes: so the faults of disks get past the first look. */
function altered(name: string, change: (bytes: Buffer) => Buffer, agree = true): string {
  const file = join(fixture.folder, 'copies', name);
  mkdirSync(join(fixture.folder, 'copies'), { recursive: true });
  const facts = jsonIn(`${sealed}.json`);
  const bytes = change(readFileSync(sealed));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(file, bytes);
  writeFileSync(`${file}.json`, JSON.stringify(agree ? { ...facts, sha256 } : facts));
  return file;
}

/** The same backup without encryption, so that pg_restore and psql meet the damage. */
function opened(change: (bytes: Buffer) => Buffer): (bytes: Buffer) => Buffer {
  return (input) =>
    change(execFileSync(neededProgram('age'), ['--decrypt', '-i', identity], { input }));
}

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
/** In the definition of a table, which stands in the dump as text. */
const misspelt = (bytes: Buffer) => {
  const place = bytes.indexOf('CREATE TABLE public.newsletter_subscribers');
  return Buffer.concat([bytes.subarray(0, place), Buffer.from('X'), bytes.subarray(place + 1)]);
};
const DAMAGES: [what: string, says: RegExp, file: () => string, key?: string][] = [
  ['is not the file that was written', /is damaged/, () => altered('a.dump.age', half, false)],
  ['is cut off, encrypted', /'age' failed/, () => altered('b.dump.age', half)],
  ['is cut off', /'pg_restore' failed: .*end of file/, () => altered('c.dump', opened(half))],
  [
    'has a fault in its SQL',
    /'psql' failed: ERROR: {2}syntax error/,
    () => altered('d.dump', opened(misspelt)),
  ],
  ['is opened by a wrong key', /'age' failed: .*no identity matched/, () => sealed, 'other'],
  ['is opened by no key', /BACKUP_IDENTITY is missing/, () => sealed, ''],
  [
    'has lost its facts',
    /dump.age.json beside the backup cannot be read: it does not exist/,
    () => {
      const file = altered('e.dump.age', (bytes) => bytes);
      rmSync(`${file}.json`);
      return file;
    },
  ],
  [
    'holds other rows than it says',
    /would not be what was backed up: crm_leads \(2 rows then, 1 now\)\.$/m,
    () => {
      const file = altered('f.dump.age', (bytes) => bytes);
      const facts = jsonIn(`${file}.json`);
      facts.tables.crm_leads.rows = 2;
      writeFileSync(`${file}.json`, JSON.stringify(facts));
      return file;
    },
  ],
];

test.each(DAMAGES)('R18: a backup that %s replaces nothing', async (_, says, file, key) => {
  const before = await sumsOf(target.ownerUrl);
  const other = join(fixture.folder, 'other');
  if (key === 'other') execFileSync(neededProgram('age-keygen'), ['-o', other], { stdio: 'pipe' });
  const settings = key === undefined ? {} : { BACKUP_IDENTITY: key === '' ? '' : other };
  const { code, printed, complained } = await restore([file(), '--replace'], settings);
  expect(complained).toMatch(says);
  expect([code, printed]).toEqual([1, '']);
  expect(await sumsOf(target.ownerUrl)).toEqual(before);
  expect(await rowsOf(target.apiUrl, 'SELECT company FROM crm_leads')).toEqual([
    { company: 'Since' },
  ]);
});

test('R18: a restore that is killed is open to nobody until it is done again', async () => {
  // Who migrates waits for this lock: the rows are back by then, nobody is erased again yet.
  const admin = new Client(
    Object.assign(new URL(inject('postgres').adminUrl), { pathname: `/${target.name}` }).href,
  );
  await admin.connect();
  await admin.query('SELECT pg_advisory_lock(5481220337)');
  const child = spawn('sh', ['-c', 'exec bin/voltige restore --replace'], {
    env: {
      PATH: process.env.PATH,
      ...fixture.environment,
      ...databaseSettings(target),
      BACKUP_IDENTITY: identity,
    },
  });
  await vi.waitFor(
    async () => {
      const { rows } = await admin.query("SELECT to_regclass('unfinished_restore') AS mark");
      expect(rows[0].mark).not.toBeNull();
    },
    { timeout: 20_000, interval: 50 },
  );
  await expect(rowsOf(target.apiUrl, 'SELECT FROM crm_leads')).rejects.toThrow(/permission denied/);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  await admin.end();

  const roles = { apiUser: ROLES.api, workerUser: ROLES.worker };
  await expect(migrate({ ...target, ...roles })).rejects.toThrow(/was broken off/);
  for (const args of [['backup'], ['backup', '--refusals']]) {
    const { code, complained } = await fixture.cli(args, databaseSettings(target));
    expect([code, complained]).toEqual([1, expect.stringMatching(/^A restore .* was broken off/)]);
  }
  expect((await restore(['--replace'])).complained).toBe('');
  expect(await rowsOf(target.apiUrl, 'SELECT company FROM crm_leads')).toEqual([
    { company: 'Fret & Fils' },
  ]);
});

test('R18: pg_restore may end before it learns that nothing follows', async () => {
  vi.stubEnv('PATH', fixture.program('age', '/usr/bin/age "$@" && sleep 0.4'));
  expect((await restore([sealed, '--replace'])).complained).toBe('');
});

test('R18: the drill restores the newest backup, says how old it is, and leaves the database empty', async () => {
  const drill = await emptyDatabase();
  const tables = () =>
    rowsOf(
      drill.ownerUrl,
      "SELECT tablename FROM pg_tables WHERE schemaname IN ('public', 'pgboss')",
    );
  const into = ['restore', '--drill-into', drill.name];
  const tried = await fixture.cli([...into, '--json'], { BACKUP_IDENTITY: identity });
  expect([tried.code, tried.complained]).toEqual([0, '']);
  const said = JSON.parse(tried.printed);
  expect(said).toMatchObject({ file: sealed, replayed: { erased: 0 } });
  expect(said.backup_age_seconds).toBeLessThan(90);
  expect(await tables()).toEqual([]);
  expect(
    await rowsOf(
      fixture.database.workerUrl,
      "SELECT detail->'rows' AS rows FROM maintenance_runs WHERE kind = 'drill'",
    ),
  ).toEqual([{ rows: said.rows }]);

  // What a drill that was killed has left does not stop the next one; anything else does.
  await rowsOf(drill.ownerUrl, 'CREATE TABLE unfinished_restore AS SELECT true AS is_drill');
  const broken = altered('g.dump.age', half);
  expect((await fixture.cli([...into, broken], { BACKUP_IDENTITY: identity })).code).toBe(1);
  expect((await fixture.cli(into, { BACKUP_IDENTITY: identity })).code).toBe(0);
  expect(await tables()).toEqual([]);
  await rowsOf(drill.ownerUrl, 'CREATE TABLE somebodys ()');
  const refused = await fixture.cli(into, { BACKUP_IDENTITY: identity });
  expect([refused.code, refused.complained]).toEqual([1, expect.stringMatching(/is not empty/)]);
  await drill.drop();
});

test('R18: a backup encrypted with gpg is restored in the same way', async () => {
  const home = join(fixture.folder, 'gnupg');
  mkdirSync(home, { mode: 0o700 });
  vi.stubEnv('GNUPGHOME', home);
  const generated = ['--quick-gen-key', 'ops@fret.example', 'future-default', 'default', 'never'];
  execFileSync(neededProgram('gpg'), ['--batch', '--quiet', '--passphrase', '', ...generated], {
    stdio: 'pipe',
  });
  try {
    const file = await backedUp({ BACKUP_RECIPIENT: 'gpg:ops@fret.example' });
    expect(file).toMatch(/\.dump\.gpg$/);
    expect((await restore([file, '--replace'])).complained).toBe('');
  } finally {
    execFileSync('gpgconf', ['--kill', 'gpg-agent']);
  }
});
