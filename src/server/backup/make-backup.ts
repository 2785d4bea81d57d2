import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import type { Release } from '../process/release.ts';
import { StartRefused } from '../process/run-process.ts';
import {
  type BackupFacts,
  folderProblem,
  halfOf,
  makeFolder,
  moveIntoPlace,
  nameOf,
  PRIVATE,
  removeLeftovers,
  removeOld,
  writeFacts,
} from './backup-files.ts';
import { connectionFor, encryption, feed, startProgram, together } from './outside-programs.ts';
import { SUM_SETTINGS, tableSums } from './table-sums.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

export interface BackupOptions {
  databaseUrl: string;
  dir: string;
  days: number;
  /** For whom it is encrypted. */
  recipient: string | undefined;
  release: Release;
}

const DAY_MS = 86_400_000;
/** Any number that nobody else uses on this database. */
const BACKUP_LOCK = 5_481_220_338;

/** The backup made, and the names of those removed because they were over. */
export async function makeBackup(
  db: Client,
  options: BackupOptions,
): Promise<BackupFacts & { removed: string[] }> {
  const { dir, days } = options;
  await refuseUnfinishedRestore(db);
  const { rows } = await db.query('SELECT pg_try_advisory_lock($1) AS taken', [BACKUP_LOCK]);
  if (!rows[0]?.taken) throw new StartRefused('Another backup is being made.');
  try {
    makeFolder(dir);
    removeLeftovers(dir);
    const facts = await writeDump(db, options);
    return { ...facts, removed: removeOld(dir, Date.parse(facts.at) - days * DAY_MS) };
  } catch (error) {
    throw folderProblem(error, `No backup can be written to ${dir}`);
  } finally {
    await db.query('SELECT pg_advisory_unlock($1)', [BACKUP_LOCK]).catch(() => {});
  }
}

/** A dump, and the sums of the very rows that are in it: both see one snapshot. */
async function writeDump(
  db: Client,
  { databaseUrl, dir, recipient, release }: BackupOptions,
): Promise<BackupFacts> {
  await db.query(SUM_SETTINGS);
  await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const encrypted = recipient === undefined ? undefined : encryption(recipient);
  let isWhole = false;
  try {
    const { rows } = await db.query<{ snapshot: string; at: Date }>(
      'SELECT pg_export_snapshot() AS snapshot, now() AS at',
    );
    const { snapshot = '', at = new Date() } = rows[0] ?? {};
    const file = freeName(dir, at, encrypted?.suffix ?? '');
    const path = join(dir, file);
    const { url, environment } = connectionFor(databaseUrl);
    const dump = startProgram(
      'pg_dump',
      ['--format=custom', '--no-password', `--snapshot=${snapshot}`, `--dbname=${url}`],
      environment,
    );
    dump.input.end();
    const lock = encrypted?.program();
    const sums = tableSums(db);
    const written = writeCounted(lock?.output ?? dump.output, halfOf(path));
    await together(
      lock === undefined ? [dump] : [dump, lock],
      lock === undefined ? [written, sums] : [feed(dump.output, lock), written, sums],
    );
    const facts = { file, at: at.toISOString(), ...(await written), release, tables: await sums };
    writeFacts(dir, facts);
    moveIntoPlace(path);
    isWhole = true;
    return facts;
  } finally {
    await db.query('ROLLBACK').catch(() => {});
    if (!isWhole) removeLeftovers(dir);
  }
}

/** Two backups of one second are two. */
function freeName(dir: string, at: Date, suffix: string): string {
  const name = nameOf(at, suffix);
  return existsSync(join(dir, name)) ? freeName(dir, new Date(at.getTime() + 1000), suffix) : name;
}

async function writeCounted(
  source: Readable,
  file: string,
): Promise<Pick<BackupFacts, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(file, { mode: PRIVATE, flags: 'wx', flush: true }),
  );
  return { bytes, sha256: hash.digest('hex') };
}
