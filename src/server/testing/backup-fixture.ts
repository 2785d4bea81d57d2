import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { callCli } from './call-cli.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

/** A database, a folder for its backups, and the command line on both. */
export async function backupFixture() {
  const database = await testDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'voltige-backup-'));
  const dir = join(folder, 'backups');
  const db = new Client(database.ownerUrl);
  db.on('error', () => {});
  await db.connect();
  const environment = {
    ...databaseSettings(database),
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    BACKUP_DIR: dir,
  };
  return {
    database,
    db,
    folder,
    dir,
    environment,
    files: () => readdirSync(dir).sort(),
    cli: (args: string[], settings: Record<string, string> = {}) =>
      callCli(args, { ...environment, ...settings }),
    /** A folder for PATH with a program of this name; `$PATH` in it does not have it. */
    program(name: string, script: string): string {
      const programs = mkdtempSync(join(folder, 'programs-'));
      writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(programs, name), 0o755);
      return `${programs}:${process.env.PATH}`;
    },
    async end() {
      await db.end();
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

export function databaseSettings(database: Omit<TestDatabase, 'drop'>) {
  return {
    DATABASE_URL: database.ownerUrl,
    API_DATABASE_URL: database.apiUrl,
    WORKER_DATABASE_URL: database.workerUrl,
    DESK_DATABASE_URL: database.deskUrl,
  };
}

export async function rowsOf(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

export function jsonIn(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
