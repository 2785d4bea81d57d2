import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { StartRefused } from '../process/run-process.ts';
import { TableSums } from './table-sums.ts';

/** Beside each backup: what must be in the database again once it is restored. It names nobody. */
const BackupFacts = v.strictObject({
  file: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  bytes: v.number(),
  sha256: v.string(),
  release: v.object({ version: v.string(), build: v.string() }),
  tables: TableSums,
});
export type BackupFacts = v.InferOutput<typeof BackupFacts>;

/** Only its owner reads what is in it. */
export const PRIVATE = 0o600;
const PRIVATE_FOLDER = 0o700;
const NAME = /^voltige-(\d{8}T\d{6}Z)\.dump(?:\.age|\.gpg)?$/;

export function nameOf(at: Date, suffix: string): string {
  return `voltige-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.dump${suffix}`;
}

function momentOf(file: string): number {
  const [, stamp = ''] = NAME.exec(file) ?? [];
  return Date.parse(stamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

export function halfOf(file: string): string {
  return `${file}.half`;
}

function factsFileOf(file: string): string {
  return `${file}.json`;
}

/** A folder that is there already keeps its mode: what is put into it is private anyway. */
export function makeFolder(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: PRIVATE_FOLDER });
}

/** Under its name it is whole, and on the disk. */
export function writePrivately(file: string, text: string): void {
  rmSync(halfOf(file), { force: true });
  writeFileSync(halfOf(file), text, { mode: PRIVATE, flag: 'wx', flush: true });
  moveIntoPlace(file);
}

export function moveIntoPlace(file: string): void {
  renameSync(halfOf(file), file);
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } catch {
    // Some file systems of a network cannot; they keep a folder by themselves.
  } finally {
    closeSync(folder);
  }
}

/** Newest first, by the moment in their names. */
export function backupsIn(dir: string): string[] {
  return readdirSync(dir)
    .filter((name) => NAME.test(name))
    .sort((a, b) => momentOf(b) - momentOf(a));
}

/** Backups made before that moment, with their facts; the newest stays, however old it is. */
export function removeOld(dir: string, before: number): string[] {
  const old = backupsIn(dir)
    .slice(1)
    .filter((name) => momentOf(name) < before);
  for (const name of old) {
    for (const file of [name, factsFileOf(name)]) rmSync(join(dir, file), { force: true });
  }
  return old;
}

/** What a backup left that was killed: half files, and facts without their backup. */
export function removeLeftovers(dir: string): void {
  const names = readdirSync(dir);
  const isLeft = (name: string) => {
    const whole = name.replace(/\.half$/, '').replace(/\.json$/, '');
    if (!NAME.test(whole) || whole === name) return false;
    return name.endsWith('.half') || !names.includes(whole);
  };
  for (const name of names.filter(isLeft)) rmSync(join(dir, name), { force: true });
}

export function writeFacts(dir: string, facts: BackupFacts): void {
  const file = join(dir, factsFileOf(facts.file));
  writePrivately(file, `${JSON.stringify(facts, null, 2)}\n`);
}

export function readFacts(file: string): BackupFacts {
  const facts = factsFileOf(file);
  try {
    return v.parse(BackupFacts, JSON.parse(readFileSync(facts, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof v.ValiError) {
      throw new StartRefused(`${facts} is damaged: what the backup held cannot be compared.`);
    }
    throw folderProblem(error, `${basename(facts)} beside the backup cannot be read`);
  }
}

const REASONS = new Map([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk is full for this user'],
  ['EFBIG', 'files may not be that large'],
  ['EACCES', 'this user may not'],
  ['EPERM', 'this user may not'],
  ['EROFS', 'it is read-only'],
  ['ENOENT', 'it does not exist'],
  ['ENOTDIR', 'it is no folder'],
]);

/** The file system's error as a sentence; any other error as it is. */
export function folderProblem(error: unknown, what: string): unknown {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined || error instanceof StartRefused) return error;
  return new StartRefused(`${what}: ${REASONS.get(code) ?? 'the system refuses'} (${code}).`);
}
