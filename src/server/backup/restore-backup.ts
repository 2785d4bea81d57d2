import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartRefused } from '../process/run-process.ts';
import { type BackupFacts, folderProblem, readFacts } from './backup-files.ts';
import {
  BrokenOff,
  connectionFor,
  decryption,
  feed,
  startProgram,
  together,
} from './outside-programs.ts';
import {
  differences,
  SUM_SETTINGS,
  SUM_STATEMENTS,
  sumsFrom,
  type TableSums,
} from './table-sums.ts';
import { markUnfinished, unfinishedRestore } from './unfinished-restore.ts';

interface RestoreOptions {
  databaseUrl: string;
  file: string;
  /** For a backup encrypted by age. */
  identity: string | undefined;
  /** Empties the database first; otherwise it must be empty. */
  replace: boolean;
  isDrill: boolean;
  /** The database roles of our processes. */
  roles: readonly string[];
}

/** Of a database whose role owns it: privileges in other databases then stay as they are. */
export const EMPTY = 'DROP OWNED BY CURRENT_USER CASCADE; CREATE SCHEMA IF NOT EXISTS public;';

/**
 * The rows of a backup, compared with what was in the database when it was made. All of it is one transaction: what
 * was there before stays if the backup is damaged, cannot be opened or differs. Rights and queues come by migrating.
 */
export async function restoreBackup(db: Client, options: RestoreOptions): Promise<BackupFacts> {
  const facts = readFacts(options.file);
  await refuseDamaged(options.file, facts);
  const isEmptied = await mustBeEmptied(db, options);
  const found = await restoreRows(options, isEmptied, ({ tables }) => {
    const different = differences(facts.tables, tables);
    if (different.length === 0) return;
    throw new StartRefused(
      `Nothing was restored, for it would not be what was backed up: ${different.join(', ')}.`,
    );
  });
  return { ...facts, tables: found };
}

async function refuseDamaged(file: string, { sha256 }: BackupFacts): Promise<void> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
  } catch (error) {
    throw folderProblem(error, `${file} cannot be read`);
  }
  if (hash.digest('hex') === sha256) return;
  throw new StartRefused(`${file} is damaged: it is not the file that was written. Take another.`);
}

const STATE = `
  SELECT current_database() AS name,
    (SELECT count(*)::int FROM pg_tables WHERE schemaname IN ('public', 'pgboss')) AS tables,
    (SELECT pg_get_userbyid(datdba) = current_user FROM pg_database
      WHERE datname = current_database()) AS own,
    ARRAY(SELECT DISTINCT usename::text FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename = ANY($1)
      ORDER BY 1) AS connected`;

interface State {
  name: string;
  tables: number;
  own: boolean;
  connected: string[];
}

async function stateOf(db: Client, roles: readonly string[]): Promise<State> {
  const { rows } = await db.query<State>(STATE, [roles]);
  if (rows[0] === undefined) throw new Error('One row is always answered.');
  return rows[0];
}

async function mustBeEmptied(
  db: Client,
  { replace, isDrill, roles }: RestoreOptions,
): Promise<boolean> {
  const { name, tables, own, connected: atFirst } = await stateOf(db, roles);
  if (!own && (isDrill || tables > 0)) {
    throw new StartRefused(`DATABASE_URL must name the role that owns the database '${name}'.`);
  }
  if (tables === 0) return false;
  // What a drill that was killed has left.
  const isLeft = isDrill && (await unfinishedRestore(db)) === 'drill';
  if (!replace && !isLeft) {
    throw new StartRefused(
      isDrill
        ? `The database '${name}' is not empty: a drill needs one of its own.`
        : `The database '${name}' is not empty: name an empty one, or say --replace to lose what is in it.`,
    );
  }
  let connected = atFirst;
  // A process that was stopped a moment ago may still be leaving.
  for (let tries = 0; connected.length > 0 && tries < 10; tries += 1) {
    await pause(100);
    connected = (await stateOf(db, roles)).connected;
  }
  if (connected.length > 0) {
    throw new StartRefused(
      `The database '${name}' is in use by ${connected.join(', ')}: stop site, worker, desk and timers first.`,
    );
  }
  return true;
}

const END_OF_SUMS = 'end of sums';

/** The tables as they are now; `check` decides whether they stay. */
async function restoreRows(
  { databaseUrl, file, identity, isDrill }: RestoreOptions,
  isEmptied: boolean,
  check: (found: { tables: TableSums }) => void,
): Promise<TableSums> {
  const openWith = decryption(file, identity);
  const { url, environment } = connectionFor(databaseUrl);
  const psql = startProgram(
    'psql',
    [
      ...['--no-psqlrc', '--no-password', '--quiet', '--tuples-only', '--no-align'],
      ...['--set=ON_ERROR_STOP=1', `--dbname=${url}`],
    ],
    environment,
  );
  const restore = startProgram('pg_restore', ['--no-owner', '--no-privileges', '--file=-']);
  const unlock = openWith?.();
  const source = createReadStream(file);
  const isOpen =
    unlock === undefined
      ? [feed(source, restore)]
      : [feed(source, unlock), feed(unlock.output, restore), unlock.done];

  const lines: unknown[] = [];
  let found: TableSums = {};
  const answered = (async () => {
    for await (const line of createInterface({ input: psql.output })) {
      if (line.startsWith('{"table"')) lines.push(JSON.parse(line));
      if (line === END_OF_SUMS) return;
    }
    throw new BrokenOff("'psql' ended early.");
  })();
  answered.catch(() => {});
  const restored = (async () => {
    psql.input.write(
      `BEGIN;\n${SUM_SETTINGS}\nSET lock_timeout = '30s';\n${isEmptied ? EMPTY : ''}\n`,
    );
    await feed(restore.output, psql, { end: false });
    // Only of programs that say that all went well: the script of a damaged backup simply ends somewhere.
    await Promise.all([restore.done, ...isOpen]);
    psql.input.write(`${SUM_SETTINGS}\n${SUM_STATEMENTS} \\gexec\n\\echo ${END_OF_SUMS}\n`);
    await answered;
    found = sumsFrom(lines);
    check({ tables: found });
    psql.input.end(`${markUnfinished(isDrill)}\nCOMMIT;\n`);
  })();
  const programs = unlock === undefined ? [psql, restore] : [unlock, restore, psql];
  await together(programs, [...isOpen, restored]);
  return found;
}
