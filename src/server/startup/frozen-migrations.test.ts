import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROLES } from '../testing/postgres.ts';
import { connectedDatabase } from '../testing/test-database.ts';
import { MIGRATIONS, migrate } from './migrate.ts';

/** A database somewhere has run them: what they say is history. A change is a new file and a line here. */
const FROZEN: Record<string, string> = {
  '0001_simulations.sql': '72c868fe0069753e',
  '0002_registrations.sql': 'f3e4a8e1f57ac2ae',
  '0003_messages.sql': '84bec8d7a9acf683',
  '0004_analyses.sql': 'e9340115dde4c5e6',
  '0005_newsletter.sql': 'e896aa75bf383b1e',
  '0006_people.sql': '66c2bf1957369896',
  '0007_deliveries.sql': '956a2f088b96ae9e',
  '0008_consent.sql': 'b57e564950b3de39',
  '0009_limits.sql': 'f26770dc166e36b8',
  '0010_desk.sql': 'adf70be6fea989c3',
  '0011_maintenance.sql': '72541fc8d9c1a2fc',
};

const textOf = (name: string) => readFile(join(MIGRATIONS, name), 'utf8');

test('R17: a migration is never edited once it is there', async () => {
  const hashes = await Promise.all(
    (await readdir(MIGRATIONS)).sort().map(async (name) => {
      const hash = createHash('sha256').update(await textOf(name));
      return [name, hash.digest('hex').slice(0, 16)];
    }),
  );
  expect(Object.fromEntries(hashes)).toEqual(FROZEN);
});

test('R17: a migration takes away nothing that the version before it may still use', async () => {
  for (const name of Object.keys(FROZEN)) {
    expect(await textOf(name)).not.toMatch(
      /\bDROP (TABLE|COLUMN)\b|\bRENAME\b|\bALTER COLUMN \w+ (TYPE|SET NOT NULL)\b/i,
    );
  }
});

test('R17: a migration that fails leaves everything as it was', async () => {
  const { database, db, stop } = await connectedDatabase();
  const dir = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(MIGRATIONS, dir, { recursive: true });
  await writeFile(
    join(dir, '9999_broken.sql'),
    '-- Up Migration\nCREATE TABLE half_done (id int); SELECT 1 / 0;\n',
  );
  const attempt = migrate({ ...database, apiUser: ROLES.api, workerUser: ROLES.worker, dir });
  await expect(attempt).rejects.toThrow(/division by zero/);
  const { rows } = await db.query(
    `SELECT to_regclass('half_done') AS half, (SELECT count(*) FROM migrations
       WHERE name LIKE '9999%')::int AS noted`,
  );
  expect(rows).toEqual([{ half: null, noted: 0 }]);
  await rm(dir, { recursive: true });
  await stop();
});
