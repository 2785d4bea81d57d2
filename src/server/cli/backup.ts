import { join } from 'node:path';
import type { Client } from 'pg';
import { backupsIn, folderProblem } from '../backup/backup-files.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { JOURNAL_FILE, readJournal, updateJournal } from '../backup/refusal-journal.ts';
import {
  type Replayed,
  refuseUnreadableJournal,
  replayRefusals,
} from '../backup/replay-refusals.ts';
import { EMPTY, restoreBackup } from '../backup/restore-backup.ts';
import { rowCount } from '../backup/table-sums.ts';
import { markFinished } from '../backup/unfinished-restore.ts';
import { noteRun } from '../database/maintenance-runs.ts';
import { readConfig } from '../startup/configuration/read-config.ts';
import { migrate } from '../startup/migrate.ts';
import { type Call, CommandFailed, command, UsageError } from './command.ts';
import { connect } from './connect.ts';

function backupSettings({ config }: Pick<Call, 'config'>) {
  const { databases, backups } = config;
  if (databases === undefined) {
    throw new CommandFailed('DATABASE_URL is missing: it names the database.');
  }
  if (backups === undefined) {
    throw new CommandFailed('BACKUP_DIR is missing: it names the folder of the backups.');
  }
  return { ...backups, databaseUrl: databases.owner };
}

export const backup = command({
  name: 'backup',
  about:
    'Writes a backup of the database that only its owner can read, and removes those that are over.',
  options: {
    refusals: {
      type: 'boolean',
      about: 'only the list of who refused our mails or was erased, which a restore needs',
    },
  },
  example: '--refusals',
  async run(call) {
    const settings = backupSettings(call);
    const db = await call.database();
    // Before the backup, so that there is none without it. If it fails there is a backup all the same.
    const refusals = writeRefusals(db, settings.dir);
    if (call.values.refusals) {
      const counts = await refusals;
      call.write(
        call.json
          ? `${JSON.stringify(counts)}\n`
          : `${join(settings.dir, JOURNAL_FILE)}: ${counts.suppressed} addresses not to be written to, ${counts.unsubscribed} unsubscribed\n`,
      );
      return;
    }
    await refusals.catch(() => {});
    const startedAt = performance.now();
    const made = await makeBackup(db, { ...settings, release: call.config.release });
    const rows = rowCount(made.tables);
    await noteRun(db, 'backup', { startedAt, bytes: made.bytes, rows });
    call.write(
      call.json
        ? `${JSON.stringify(made, null, 2)}\n`
        : `${join(settings.dir, made.file)}: ${rows} rows, ${made.bytes} bytes; ${made.removed.length} removed that were over\n`,
    );
    await refusals;
  },
});

async function writeRefusals(
  db: Client,
  dir: string,
): Promise<{ suppressed: number; unsubscribed: number }> {
  const startedAt = performance.now();
  const { suppressed, unsubscribed } = await updateJournal(db, dir);
  const counts = { suppressed: suppressed.length, unsubscribed: unsubscribed.length };
  await noteRun(db, 'refusals', { startedAt, ...counts });
  return counts;
}

export const restore = command({
  name: 'restore',
  takes: '[file]',
  about: 'Restores a backup, the newest if none is named, and erases again who was erased since.',
  options: {
    replace: { type: 'boolean', about: 'over a database that is in use, whose content is lost' },
    'without-refusals': {
      type: 'boolean',
      about: 'although the list of refusals is lost: who was erased since comes back',
    },
    'drill-into': {
      type: 'string',
      value: 'database',
      about: "only tries it, in this empty database of the owner's, which is then emptied",
    },
  },
  example: 'voltige-20261117T020000Z.dump.age --replace',
  async run(call) {
    const { values, positionals, config, environment, json, write } = call;
    const drillInto = values['drill-into'];
    if (positionals.length > 1) throw new UsageError('Name one backup.');
    if (drillInto !== undefined && values.replace) {
      throw new UsageError('A drill replaces nothing: leave --replace out.');
    }
    const settings = backupSettings(call);
    const startedAt = performance.now();
    const main = await call.database();
    const file = fileNamed(positionals[0], settings.dir);
    const beside = journalFor(settings.dir, values['without-refusals'] === true);
    // The database that is about to be lost may know of refusals that the list does not know yet.
    const updated = values.replace
      ? await updateJournal(main, settings.dir).catch(() => undefined)
      : beside;
    const journal = updated ?? beside;
    refuseUnreadableJournal(journal, config.tokenSecrets);
    const { databases, deliveries } = readConfig(environment, 'migration');
    const userOf = (url = '') => decodeURIComponent(new URL(url).username);
    const [apiUser, workerUser] = [userOf(databases?.api), userOf(databases?.worker)];
    const deskUser = databases?.desk && userOf(databases.desk);

    const databaseUrl =
      drillInto === undefined
        ? settings.databaseUrl
        : databaseBeside(settings.databaseUrl, drillInto);
    const db = drillInto === undefined ? main : await connect(databaseUrl);
    try {
      const facts = await restoreBackup(db, {
        databaseUrl,
        file,
        identity: settings.identity,
        replace: values.replace === true,
        isDrill: drillInto !== undefined,
        roles: [userOf(settings.databaseUrl), apiUser, workerUser, ...(deskUser ? [deskUser] : [])],
      });
      let replayed: Replayed | undefined;
      try {
        await migrate({
          ownerUrl: databaseUrl,
          apiUser,
          workerUser,
          deskUser,
          destinations: deliveries.destinations,
          beforeGrants: async (owner) => {
            const { tokenSecrets: secrets } = config;
            replayed = await replayRefusals(owner, journal, { secrets, backupAt: facts.at });
            // One of them may have been ended since: who left the company would be back.
            await owner.query('DELETE FROM desk_sessions');
            // A drill that is killed from here on is known by it.
            if (drillInto === undefined) await markFinished(owner);
          },
        });
      } finally {
        if (drillInto !== undefined) await db.query(EMPTY);
      }
      const rows = rowCount(facts.tables);
      const tables = Object.keys(facts.tables).length;
      const backup_age_seconds = Math.round((Date.now() - Date.parse(facts.at)) / 1000);
      const seconds = Number(((performance.now() - startedAt) / 1000).toFixed(1));
      if (drillInto !== undefined) {
        await noteRun(main, 'drill', { startedAt, rows, tables, backup_age_seconds });
      }
      write(
        json
          ? `${JSON.stringify({ file, at: facts.at, backup_age_seconds, tables, rows, replayed, seconds })}\n`
          : `${file}, made at ${facts.at}, ${ageInWords(backup_age_seconds)} ago: ${tables} tables, ${rows} rows, counts and sums as they were then.\n` +
              `Since then: ${replayed?.erased} erased again, ${replayed?.unsubscribed} unsubscribed again, ${replayed?.suppressed} more not to be written to.\n` +
              (updated
                ? ''
                : 'Who refused in the last minutes of the replaced database is not known.\n') +
              (drillInto === undefined
                ? `Restored in ${seconds} s: start ${deskUser ? 'site, worker and desk' : 'site and worker'}.\n`
                : `The drill took ${seconds} s; '${drillInto}' is empty again.\n`),
      );
    } finally {
      if (db !== main) await db.end();
    }
  },
});

function fileNamed(given: string | undefined, dir: string): string {
  try {
    const name = given ?? backupsIn(dir)[0];
    if (name === undefined) throw new CommandFailed(`There is no backup in ${dir}.`);
    return name.includes('/') ? name : join(dir, name);
  } catch (error) {
    throw folderProblem(error, `${dir} cannot be read`);
  }
}

function journalFor(dir: string, mayBeLost: boolean) {
  try {
    const journal = readJournal(dir);
    if (journal !== undefined) return journal;
  } catch (error) {
    if (!mayBeLost) throw error;
  }
  if (mayBeLost) return { suppressed: [], unsubscribed: [] };
  throw new CommandFailed(
    `${join(dir, JOURNAL_FILE)} is missing: it says who refused our mails or was erased since. Put its newest copy there; if it is lost, say --without-refusals.`,
  );
}

function ageInWords(seconds: number): string {
  const hours = seconds / 3600;
  if (hours < 1) return `${Math.round(seconds / 60)} min`;
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}

/** Another database of the same server and owner. */
function databaseBeside(databaseUrl: string, name: string): string {
  return Object.assign(new URL(databaseUrl), { pathname: `/${encodeURIComponent(name)}` }).href;
}
