import type { Fault } from './sabotage-faults.ts';

const MAKE = 'src/server/backup/make-backup.slow.test.ts';
const RESTORE = 'src/server/backup/restore-backup.slow.test.ts';
const REFUSALS = 'src/server/backup/refusals.slow.test.ts';
const SINCE = 'P18: who was erased, left or bounced since a backup does not come back by it';

/** What would lose a backup, show it to others, or bring people back who are gone. */
export const BACKUP_FAULTS: readonly Fault[] = [
  {
    name: 'a backup is readable by everybody',
    file: 'src/server/backup/backup-files.ts',
    find: 'PRIVATE = 0o600',
    replace: 'PRIVATE = 0o644',
    test: MAKE,
    promise:
      'R18: a backup is its owner’s alone, and beside it stands what it holds, without a name',
  },
  {
    name: 'the password of a backup stands in the list of processes',
    file: 'src/server/backup/outside-programs.ts',
    find: "url.password = '';",
    replace: '',
    test: MAKE,
    promise: 'S16: no program is called with the password',
  },
  {
    name: 'a backup and its counts see different moments',
    file: 'src/server/backup/make-backup.ts',
    find: ' `--snapshot=\u0024{snapshot}`,',
    replace: '',
    test: MAKE,
    promise: 'R18: rows that come while it is made are neither in the backup nor in its counts',
  },
  {
    name: 'what a killed backup left stays',
    file: 'src/server/backup/make-backup.ts',
    find: '    removeLeftovers(dir);\n    const facts',
    replace: '    const facts',
    test: MAKE,
    promise: 'P18: backups go after BACKUP_DAYS with their facts, nothing else does',
  },
  {
    name: 'a half backup stays when the disk is full',
    file: 'src/server/backup/make-backup.ts',
    find: 'if (!isWhole) removeLeftovers(dir);',
    replace: '',
    test: MAKE,
    promise: 'R18: a full disk leaves the backup before, and no half one',
  },
  {
    name: 'a restore is no transaction',
    file: 'src/server/backup/restore-backup.ts',
    find: '`BEGIN;',
    replace: '`',
    test: RESTORE,
    promise: 'R18: a backup that has a fault in its SQL replaces nothing',
  },
  {
    name: 'a restore keeps whatever it found',
    file: 'src/server/backup/restore-backup.ts',
    find: 'check({ tables: found });',
    replace: '',
    test: RESTORE,
    promise: 'R18: a backup that holds other rows than it says replaces nothing',
  },
  {
    name: 'a restore overlooks a worker that is connected',
    file: 'src/server/backup/restore-backup.ts',
    find: '  if (connected.length > 0) {',
    replace: '  if (connected.length > 99) {',
    test: RESTORE,
    promise: 'R18: nothing is replaced under voltige_worker while it is connected',
  },
  {
    name: 'a migration opens a restore that was broken off',
    file: 'src/server/startup/migrate.ts',
    find: 'if (beforeGrants === undefined) await refuseUnfinishedRestore(owner);',
    replace: '',
    test: RESTORE,
    promise: 'R18: a restore that is killed is open to nobody until it is done again',
  },
  {
    name: 'a drill leaves its rows behind',
    file: 'src/server/cli/backup.ts',
    find: 'if (drillInto !== undefined) await db.query(EMPTY);',
    replace: '',
    test: RESTORE,
    promise:
      'R18: the drill restores the newest backup, says how old it is, and leaves the database empty',
  },
  {
    name: 'who was erased since a backup is listed and not erased',
    file: 'src/server/backup/replay-refusals.ts',
    find: 'const erased = await eraseAgain(db, gone, secrets);',
    replace: 'const erased = gone.length;',
    test: REFUSALS,
    promise: SINCE,
  },
  {
    name: 'who left since a backup is a reader again',
    file: 'src/server/backup/replay-refusals.ts',
    find: "s.state <> 'unsubscribed'\n",
    replace: 'false\n',
    test: REFUSALS,
    promise: SINCE,
  },
  {
    name: 'a second erasure counts as the first',
    file: 'src/server/mail/suppression.ts',
    find: 'SET reason = excluded.reason, created_at = excluded.created_at,',
    replace: 'SET reason = excluded.reason,',
    test: REFUSALS,
    promise: SINCE,
  },
  {
    name: 'who was readmitted is erased with what they sent afterwards',
    file: 'src/server/backup/replay-refusals.ts',
    find: 'entry.readmitted === undefined && isNews(entry)',
    replace: 'isNews(entry)',
    test: REFUSALS,
    promise: 'P18: what they send us afterwards is theirs, and stays',
  },
  {
    name: 'the journal forgets what the database does not know',
    file: 'src/server/backup/refusal-journal.ts',
    find: 'mergedJournal(journal ?? NOBODY,',
    replace: 'mergedJournal(NOBODY,',
    test: REFUSALS,
    promise: 'P18: a database that knows less takes nothing out of the journal',
  },
  {
    name: 'a journal that was changed is believed',
    file: 'src/server/backup/refusal-journal.ts',
    find: 'if (sha256 === sumOf(journal)) return journal;',
    replace: 'if (sha256) return journal;',
    test: REFUSALS,
    promise:
      'P18: a journal that is missing, damaged or of another secret stops a restore before it begins',
  },
];
