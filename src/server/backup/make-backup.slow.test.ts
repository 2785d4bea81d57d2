import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { backupFixture, jsonIn, rowsOf } from '../testing/backup-fixture.ts';
import { storeContact, storeLead } from '../testing/stored-rows.ts';

const fixture = await backupFixture();
await storeLead(fixture.db, { email: 'ada@fret.example', simulated: true });
await storeContact(fixture.db, { email: 'bob@fret.example' });
afterAll(() => fixture.end());
afterEach(() => vi.unstubAllEnvs());

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
const DUMP = /^voltige-\d{8}T\d{6}Z\.dump$/;

test('R18: a backup is readable by its owner only, with a file of its counts beside it that holds no personal data', async () => {
  const { code, printed } = await fixture.cli(['backup', '--json']);
  expect(code).toBe(0);
  const made = JSON.parse(printed);
  expect(made.file).toMatch(DUMP);
  expect(fixture.files()).toEqual(['refusals.json', made.file, `${made.file}.json`]);
  expect(modeOf(fixture.dir)).toBe('700');
  expect(fixture.files().map((name) => modeOf(join(fixture.dir, name)))).toEqual([
    '600',
    '600',
    '600',
  ]);
  const facts = readFileSync(join(fixture.dir, `${made.file}.json`), 'utf8');
  expect(facts).not.toContain('fret.example');
  expect(JSON.parse(facts)).toMatchObject({
    bytes: statSync(join(fixture.dir, made.file)).size,
    tables: {
      crm_leads: { rows: 1 },
      form_submissions: { rows: 1 },
      consent_proofs: { rows: 0, sum: '0' },
      'pgboss.queue': { sum: expect.stringMatching(/^-?\d{5,}$/) },
    },
  });
});

test('R18: what last succeeded is noted with its time, for a metric', async () => {
  const noted = await rowsOf(
    fixture.database.apiUrl,
    `SELECT kind, now() - finished_at < interval '1 minute' AS fresh, took_seconds > 0 AS timed
     FROM maintenance_runs ORDER BY kind`,
  );
  expect(noted).toEqual([
    { kind: 'backup', fresh: true, timed: true },
    { kind: 'refusals', fresh: true, timed: true },
  ]);
});

/** How it is called, and what the one sentence says. */
const FAILURES: [name: string, says: RegExp, settings?: Record<string, string>, script?: string][] =
  [
    ['pg_dump', /'pg_dump' failed: .*version mismatch.*15\.1/, {}, 'older'],
    ['pg_dump', /'pg_dump' failed: it broke/, {}, 'half'],
    ['pg_dump', /'pg_dump' cannot be run: is it installed\? .* postgresql-client\./, {}, 'missing'],
    [
      'age',
      /'age' cannot be run: is it installed\? .* age\./,
      { BACKUP_RECIPIENT: `age1${'q'.repeat(58)}` },
      'missing',
    ],
    ['age', /'age' failed: .*malformed recipient/, { BACKUP_RECIPIENT: `age1${'q'.repeat(58)}` }],
    ['gpg', /'gpg' failed: .*nobody@fret/, { BACKUP_RECIPIENT: 'gpg:nobody@fret.example' }],
    [
      'database',
      /did not let us in or did not answer/,
      { DATABASE_URL: 'postgresql://o:hidden-word@127.0.0.1:9/voltige' },
    ],
    [
      'folder',
      /No backup can be written to .*: it is no folder/,
      { BACKUP_DIR: '/dev/null/backups' },
    ],
  ];
const SCRIPTS: Record<string, string> = {
  older:
    'echo "pg_dump: error: aborting because of server version mismatch" >&2; echo "pg_dump: detail: server version: 99.1; pg_dump version: 15.18" >&2; exit 1',
  half: 'head -c 300000 /dev/zero; echo "it broke" >&2; exit 1',
};

test.each(FAILURES)(
  'R18: a backup that fails for %s leaves nothing and says %s',
  async (name, says, settings = {}, script = '') => {
    const before = fixture.files();
    if (script === 'missing') vi.stubEnv('PATH', onlyOther(name));
    else if (script !== '') vi.stubEnv('PATH', fixture.program(name, SCRIPTS[script] ?? ''));
    const { code, printed, complained } = await fixture.cli(['backup'], settings);
    expect([code, printed]).toEqual([1, '']);
    expect(complained).toMatch(says);
    expect(complained.trimEnd().split('\n')).toHaveLength(1);
    expect(complained).not.toContain('hidden-word');
    expect(fixture.files()).toEqual(before);
  },
);

/** A PATH on which one program is missing: the other one stands for itself. */
function onlyOther(missing: string): string {
  const [other = ''] = ['pg_dump', 'age'].filter((name) => name !== missing);
  const path = fixture.program(other, `exec /usr/bin/${other} "$@"`);
  return path.slice(0, path.indexOf(':'));
}

test('R18: on a full disk the previous backup stays, and no partial one', async () => {
  const before = fixture.files();
  // Files may not grow beyond 16 KiB: what a disk says that is full.
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', "trap '' XFSZ; ulimit -f 16; exec bin/voltige backup"],
    { env: { PATH: process.env.PATH, ...fixture.environment }, encoding: 'utf8' },
  );
  expect(stderr).toBe(
    `No backup can be written to ${fixture.dir}: files may not be that large (EFBIG).\n`,
  );
  expect(status).toBe(1);
  expect(fixture.files()).toEqual(before);
});

test('S16: no program is called with the password', async () => {
  const password = randomBytes(12).toString('hex');
  const seen = join(fixture.folder, 'seen');
  const watched = (name: string) =>
    fixture.program(
      name,
      `{ cat /proc/[0-9]*/cmdline; printf '%s ' "$@"; } >>${seen}-processes 2>/dev/null
      printf '%s' "$PGPASSWORD" >${seen}-password
      env >${seen}-environment
      exec /usr/bin/${name} "$@"`,
    );
  for (const hidden of [`voltige_owner:${password}@`, '']) {
    vi.stubEnv('PATH', watched('pg_dump'));
    const url = fixture.environment.DATABASE_URL;
    const { code, printed } = await fixture.cli(['backup'], {
      DATABASE_URL:
        hidden === '' ? `${url}?password=${password}` : url.replace('voltige_owner@', hidden),
    });
    expect(code).toBe(0);
    expect(printed).not.toContain(password);
    expect(readFileSync(`${seen}-password`, 'utf8')).toBe(password);
    expect(readFileSync(`${seen}-processes`, 'utf8')).toMatch(/--snapshot=/);
    expect(readFileSync(`${seen}-processes`, 'latin1')).not.toContain(password);
    // Nor does it learn our other secrets.
    expect(readFileSync(`${seen}-environment`, 'utf8')).not.toContain(
      fixture.environment.TOKEN_SECRET,
    );
  }
});

test('P18: backups go after BACKUP_DAYS with their facts, nothing else does', async () => {
  const at = (daysAgo: number) =>
    new Date(Date.now() - daysAgo * 86_400_000).toISOString().replace(/[-:]|\.\d+/g, '');
  const put = (name: string) => writeFileSync(join(fixture.dir, name), '');
  const [old, older, young] = [
    `voltige-${at(8)}.dump.age`,
    `voltige-${at(40)}.dump`,
    `voltige-${at(6)}.dump.gpg`,
  ];
  const foreign = ['notes.half', 'voltige-old.dump', `voltige-${at(90)}.sql`, 'other.json'];
  for (const name of [old, older, young].flatMap((n) => [n, `${n}.json`])) put(name);
  for (const name of foreign) put(name);
  // What two backups left that were killed, at different moments.
  const leftovers = [`voltige-${at(1)}.dump.half`, `voltige-${at(2)}.dump.age.json`];
  for (const name of leftovers) put(name);
  const { code, printed } = await fixture.cli(['backup', '--json'], { BACKUP_DAYS: '7' });
  expect(code).toBe(0);
  expect(JSON.parse(printed).removed.sort()).toEqual([old, older].sort());
  const names = fixture.files();
  for (const gone of [old, older, `${old}.json`, `${older}.json`, ...leftovers]) {
    expect(names).not.toContain(gone);
  }
  expect(names).toEqual(
    expect.arrayContaining([young, `${young}.json`, ...foreign, JSON.parse(printed).file]),
  );
});

test('R18: while one backup is made no second one begins', async () => {
  const other = new Client(fixture.database.ownerUrl);
  await other.connect();
  await other.query('SELECT pg_advisory_lock(5481220338)');
  const { code, complained } = await fixture.cli(['backup']);
  await other.end();
  expect([code, complained]).toEqual([1, 'Another backup is being made.\n']);
});

test('R18: rows that come while it is made are neither in the backup nor in its counts', async () => {
  const go = join(fixture.folder, 'go');
  const path = fixture.program(
    'pg_dump',
    `touch ${go}-ready; while ! [ -e ${go} ]; do sleep 0.02; done; exec /usr/bin/pg_dump "$@"`,
  );
  vi.stubEnv('PATH', path);
  const made = fixture.cli(['backup', '--json']);
  await vi.waitFor(() => expect(existsSync(`${go}-ready`)).toBe(true), 5_000);
  await storeLead(fixture.db, { email: 'late@fret.example' });
  writeFileSync(go, '');
  const { file } = JSON.parse((await made).printed);
  expect(jsonIn(join(fixture.dir, `${file}.json`)).tables.crm_leads.rows).toBe(1);
  const listed = spawnSync(
    '/usr/bin/pg_restore',
    ['--data-only', '--file=-', join(fixture.dir, file)],
    {
      encoding: 'utf8',
    },
  );
  expect(listed.stdout).toContain('ada@fret.example');
  expect(listed.stdout).not.toContain('late@fret.example');
});
