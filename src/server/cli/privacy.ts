import { closeSync, writeSync } from 'node:fs';
import type { Client } from 'pg';
import * as v from 'valibot';
import { email as emailField } from '#domain/leads/fields.ts';
import { type Happened, updateJournal } from '../backup/refusal-journal.ts';
import type { Destination } from '../deliveries/destinations.ts';
import { suppressionHashes } from '../mail/suppression.ts';
import {
  countPerson,
  type Erasure,
  erasePerson,
  type Mention,
  mentionsOf,
  readmitPerson,
} from '../privacy/erase-person.ts';
import { exportPerson } from '../privacy/export-person.ts';
import { Correction, isTaken, rectifyPerson } from '../privacy/rectify-person.ts';
import { StartRefused } from '../process/run-process.ts';
import { countOver, runRetention } from '../retention/run-retention.ts';
import { type Call, CommandFailed, command, UsageError } from './command.ts';
import { createPrivateFile, exportOptions } from './csv.ts';
import { serverSecrets } from './server-secrets.ts';

const emailOption = {
  email: { type: 'string', value: 'e-mail', about: 'whom it is about, in any letters' },
} as const;

function emailOf({ email: given }: { email?: string | undefined }): string {
  const parsed = v.safeParse(emailField, given);
  if (!parsed.success) throw new UsageError('--email must name one address.');
  return parsed.output;
}

export const privacyExport = command({
  name: 'privacy export',
  about: 'Writes everything held about an address, as JSON (GDPR, access and portability).',
  options: { ...emailOption, output: exportOptions.output },
  example: '--email ada@fret.example --output ada.json',
  async run({ values, write, database, config }) {
    const email = emailOf(values);
    const { destinations } = config.deliveries;
    const secrets = serverSecrets(config);
    const exported = await exportPerson(await database(), email, { secrets, destinations });
    const data = `${JSON.stringify(exported, null, 2)}\n`;
    if (values.output === undefined) {
      write(data);
      return;
    }
    const file = createPrivateFile(values.output);
    writeSync(file, data);
    closeSync(file);
    write(`Written to ${values.output}\n`);
  },
});

export const privacyErase = command({
  name: 'privacy erase',
  about: 'Erases everything about an address and looks through every table whether it is gone.',
  options: { ...emailOption, 'dry-run': { type: 'boolean', about: 'only say what would go' } },
  example: '--email ada@fret.example',
  async run({ values, json, write, database, config }) {
    const email = emailOf(values);
    const db = await database();
    const { destinations } = config.deliveries;
    if (values['dry-run']) {
      const found = await countPerson(db, email, destinations);
      const { erased, recipients } = found;
      write(
        json
          ? asJson({ would_erase: erased, recipients })
          : `Would erase:\n${countLines(erased)}${recipientsToTell(found, destinations)}`,
      );
      return;
    }
    const secrets = serverSecrets(config);
    const erasure = await erasePerson(db, email, { secrets, destinations });
    // A backup made before would bring them back: the journal beside it is updated at once.
    const untold = await tellBackups(db, config).catch(reasonOf);
    const mentions = await mentionsOf(db, email);
    write(
      json
        ? asJson({ ...erasure, mentions })
        : `Erased:\n${countLines(erasure.erased)}${recipientsToTell(erasure, destinations)}${remainingMentions(mentions)}`,
    );
    if (mentions.length > 0) throw new CommandFailed('The address still stands somewhere.');
    if (untold !== undefined) {
      throw new CommandFailed(
        `They are erased, but a restored backup would bring them back, for the list beside the backups was not written: mend that and run voltige backup --refusals. ${untold}`,
      );
    }
  },
});

function recipientsToTell(
  { erased, recipients }: Erasure,
  destinations: readonly Destination[],
): string {
  if (Object.values(erased).every((count) => count === 0)) return '';
  return [
    recipients.length > 0
      ? `Tell those who were or may have been sent it to erase it too: ${recipients.join(', ')}\n`
      : '',
    // An operator's shell may lack the servers' settings: without a hint, an empty list would look like nobody.
    destinations.length === 0
      ? "WEBHOOKS names none here: with the servers' own, every webhook they call is named.\n"
      : '',
  ].join('');
}

function remainingMentions(mentions: Mention[]): string {
  if (mentions.length === 0) {
    return 'No table names the address any more; backups do until they expire.\n';
  }
  const counts = Object.fromEntries(mentions.map(({ table, rows }) => [table, rows]));
  return `Rows of others that name the address:\n${countLines(counts)}`;
}

function countLines(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([table, count]) => `  ${String(count).padStart(6)}  ${table}\n`)
    .join('');
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

const FIELDS = Object.keys(Correction.entries).join(', ');

export const privacyRectify = command({
  name: 'privacy rectify',
  about: 'Corrects what a person gave us, in every row about their address.',
  options: {
    ...emailOption,
    set: {
      type: 'string',
      multiple: true,
      value: 'field=value',
      about: `one of ${FIELDS}; 'phone=' takes it away`,
    },
  },
  example: '--email ada@fret.example --set "company=Fret & Filles"',
  async run({ values, json, write, database }) {
    const email = emailOf(values);
    const correction = correctionIn(values.set ?? []);
    const db = await database();
    const rectified = await rectifyPerson(db, email, correction).catch((error) => {
      if (!isTaken(error)) throw error;
      throw new CommandFailed(
        'There is somebody under the new address: erase or keep one of them.',
      );
    });
    if (Object.values(rectified).every((count) => count === 0)) {
      throw new CommandFailed('Nothing is held about this address that could be corrected so.');
    }
    const { analyses_deleted, ...corrected } = rectified;
    const counts = Object.entries(corrected).map(([table, count]) => `${count} ${table}`);
    const deleted =
      analyses_deleted > 0
        ? `Deleted: ${analyses_deleted} analyses. They name what was corrected, or their links went to the old address.\n`
        : '';
    write(json ? `${JSON.stringify(rectified)}\n` : `Corrected: ${counts.join(', ')}\n${deleted}`);
  },
});

function correctionIn(settings: string[]): Correction {
  if (settings.length === 0) throw new UsageError('Say what is to be set: --set company=…');
  const pairs = settings.map((setting) => {
    const equals = setting.indexOf('=');
    if (equals < 1) throw new UsageError('--set is written field=value.');
    return [setting.slice(0, equals), setting.slice(equals + 1)];
  });
  const parsed = v.safeParse(Correction, Object.fromEntries(pairs));
  if (!parsed.success) {
    const field = String(parsed.issues[0].path?.[0].key);
    throw new UsageError(`${field} cannot be set so; what can be set: ${FIELDS}.`);
  }
  return parsed.output;
}

export const privacyReadmit = command({
  name: 'privacy readmit',
  about: 'Lets us write again to an address that was erased, had bounced or had unsubscribed.',
  options: emailOption,
  example: '--email ada@fret.example',
  async run({ values, json, write, database, config }) {
    const email = emailOf(values);
    const secrets = serverSecrets(config);
    const db = await database();
    if (config.backups === undefined && (await hasBackups(db))) {
      throw new CommandFailed(
        'BACKUP_DIR is missing: the list beside the backups must know that mails may go there again.',
      );
    }
    await db.query('BEGIN');
    try {
      if (!(await readmitPerson(db, email, secrets))) {
        throw new CommandFailed('Nothing keeps us from writing to this address.');
      }
      await tellBackups(db, config, { readmitted: hashesOf(secrets, email) });
      await db.query('COMMIT');
    } catch (error) {
      await db.query('ROLLBACK');
      throw error;
    }
    write(json ? '{"readmitted":true}\n' : 'Mails may go there again.\n');
  },
});

async function tellBackups(
  db: Client,
  { backups }: Call['config'],
  happened: Happened = {},
): Promise<undefined> {
  if (backups !== undefined) await updateJournal(db, backups.dir, happened);
}

function reasonOf(error: unknown): string {
  return error instanceof StartRefused ? error.message : '';
}

function hashesOf(secrets: readonly string[], email: string): string[] {
  return suppressionHashes(secrets, email).map((hash) => hash.toString('hex'));
}

async function hasBackups(db: Client): Promise<boolean> {
  const { rows } = await db.query(
    "SELECT 1 FROM maintenance_runs WHERE kind IN ('backup', 'refusals')",
  );
  return rows.length > 0;
}

export const retentionRun = command({
  name: 'retention run',
  about: 'Removes what has been kept long enough; the worker does it every night by itself.',
  options: { 'dry-run': { type: 'boolean', about: 'only say what would go' } },
  example: '--dry-run',
  async run({ values, json, write, database }) {
    const db = await database();
    const counts = await (values['dry-run'] ? countOver(db) : runRetention(db));
    const lines = Object.entries(counts).map(
      ([n, count]) => `${String(count).padStart(6)}  ${n}\n`,
    );
    write(json ? `${JSON.stringify(counts)}\n` : lines.join(''));
  },
});
