import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { ROLES } from '../testing/postgres.ts';
import { testDatabase } from '../testing/test-database.ts';
import { MIGRATIONS, migrate } from './migrate.ts';

/** A database somewhere has run them: what they say is history. A change is a new file and a line here. */
const FROZEN: Record<string, string> = {
  '0001_leads.sql': 'd189fe99d6026c6c',
  '0003_consent.sql': '629704b51777acf2',
  '0004_simulation_references.sql': 'c0c518490f9dc3a6',
  '0005_newsletter.sql': 'af2accb2f2171fc1',
  '0006_people.sql': '7190d65353a868e0',
  '0007_readiness_probe.sql': '067bc98084d79c4c',
  '0008_configuration.sql': 'b25896b9e850eaac',
  '0009_newsletter_issues.sql': '3652c2f8de8ab50f',
  '0010_held_mails.sql': '2af6979ed40ba918',
  '0011_maintenance_runs.sql': 'f6a52ae5d7b7b6db',
  '0012_many_rows.sql': 'da20b834dc26f838',
  '0013_my_data.sql': '06c2dc05a2af5d9f',
  '0014_analyses.sql': 'dbf73c79beac7be6',
  '0015_sheets.sql': 'cfe73b6e767207b5',
  '0016_audience_counts.sql': '917bf7967d63335a',
  '0017_desk.sql': '988b6715bcd24686',
  '0018_lead_work.sql': '8642e4c3fc32655c',
  '0020_destination_test.sql': 'fb2961b9dd52d153',
  '0019_rights_requests.sql': 'f5faebb895b191a7',
  '0021_analysis_corrections.sql': '3a2c0a0199d33e36',
  '0022_registration_analyses.sql': 'b1fb367aa50959c5',
  '0023_audit_log.sql': '6bdb14ac66b7d453',
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
  const database = await testDatabase();
  const dir = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(MIGRATIONS, dir, { recursive: true });
  await writeFile(
    join(dir, '9999_broken.sql'),
    '-- Up Migration\nCREATE TABLE half_done (id int); SELECT 1 / 0;\n',
  );
  const attempt = migrate({ ...database, apiUser: ROLES.api, workerUser: ROLES.worker, dir });
  await expect(attempt).rejects.toThrow(/division by zero/);
  const owner = new Client(database.ownerUrl);
  await owner.connect();
  const { rows } = await owner.query(
    `SELECT to_regclass('half_done') AS half, (SELECT count(*) FROM migrations
       WHERE name LIKE '9999%')::int AS noted`,
  );
  expect(rows).toEqual([{ half: null, noted: 0 }]);
  await owner.end();
  await rm(dir, { recursive: true });
  await database.drop();
});
