import { Client, type DatabaseError } from 'pg';
import { recipientTable } from '#domain/leads/message-recipients.ts';
import { endingConstants } from '#domain/simulator/index.ts';
import { BRAND } from '#domain/site/brand.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { type Admission, probeDatabase, refuseExcessRights } from '../database/admission.ts';
import { differenceOf, recordedDestinations } from '../deliveries/destinations.ts';
import { StartRefused } from '../process/run-process.ts';
import { databaseUrlsOf } from '../startup/configuration/connection-checks.ts';
import type { GivenSetting, Refusal } from '../startup/configuration/given-settings.ts';
import { type Examination, examine } from '../startup/configuration/read-config.ts';
import { type ProcessKind, ROLES_OF, type Setting } from '../startup/configuration/setting.ts';
import { SETTINGS } from '../startup/configuration/settings.ts';
import { siteOrigin } from '../startup/configuration/site-origin.ts';
import { admitWorker } from '../startup/start-worker.ts';
import { CommandFailed, command, UsageError } from './command.ts';
import { formatTable } from './table.ts';

interface Row {
  setting: string;
  value: string;
  source: string;
  verdict: string;
}

interface Found {
  rows: Row[];
  refusals: readonly Refusal[];
  /** Warnings that do not prevent a start. */
  notes: string[];
  /** Who gets which messages, where mails are sent. */
  recipients: Recipient[];
}

type Recipient = ReturnType<typeof recipientTable>[number];

const RECIPIENT_COLUMNS = [
  { title: 'messages', of: ({ messages }: Recipient) => messages.join(', ') },
  { title: 'go to', of: ({ to }: Recipient) => to ?? 'nobody: SALES_EMAIL is not set' },
];

const COLUMNS = (['setting', 'value', 'source', 'verdict'] as const).map((title) => ({
  title,
  of: (row: Row) => row[title],
}));

export const configCheck = command({
  name: 'config check',
  about: 'Shows the settings of a process, where each comes from, and whether it would start.',
  options: {
    process: {
      type: 'string',
      value: 'kind',
      about: `one of ${Object.keys(ROLES_OF).join(', ')}; left out, what voltige site would be`,
    },
  },
  example: '--process worker',
  async run({ values, json, write, environment }) {
    const kind = values.process;
    if (kind !== undefined && !Object.hasOwn(ROLES_OF, kind)) {
      const kinds = Object.keys(ROLES_OF).join(', ');
      throw new UsageError(`--process is '${kind}': it must be one of ${kinds}.`);
    }
    const { rows, refusals, notes, recipients } = await examineProcess(
      examine(environment, kind as ProcessKind),
    );
    if (json) {
      write(`${JSON.stringify({ settings: rows, recipients, refusals, notes }, null, 2)}\n`);
    } else {
      write(formatTable(rows, COLUMNS));
      if (recipients.length > 0) write(`\n${formatTable(recipients, RECIPIENT_COLUMNS)}`);
      for (const note of notes) write(`\n${note}\n`);
      for (const { sentence } of refusals) write(`\n${sentence}\n`);
    }
    if (refusals.length > 0) throw new CommandFailed('It would not start.');
    if (!json) write('\nIt would start.\n');
  },
});

async function examineProcess(examination: Examination): Promise<Found> {
  const { roles, settings, config } = examination;
  const refusals = [...examination.refusals];
  const notes: string[] = constantNotes(dayInParis(new Date()));
  let origin: GivenSetting | undefined;
  if (config !== undefined && SETTINGS.SITE_ORIGIN.readBy.some((role) => roles.includes(role))) {
    try {
      const { origin: text, source } = siteOrigin(config);
      if (source === 'build') origin = { name: 'SITE_ORIGIN', text, source: 'build' };
    } catch (error) {
      refusals.push(refusalIn(error, 'SITE_ORIGIN'));
    }
  }
  if (config !== undefined) {
    for (const { role, name, url } of databaseUrlsOf(examination)) {
      const api: Admission = (db) => refuseExcessRights(db, 'API_DATABASE_URL');
      const admissions = { api: config.production ? api : undefined, worker: admitWorker(config) };
      const admit = role === 'api' || role === 'worker' ? admissions[role] : undefined;
      try {
        const answer = await probeDatabase(url, admit ?? (async () => {}));
        if (answer === 'unreachable') {
          notes.push(
            `${name}: the database did not answer or did not let us in; its rights are not checked.`,
          );
        } else if (role === 'api' || role === 'worker') {
          notes.push(...(await webhookDifferences(url, config.deliveries.destinations)));
        }
      } catch (error) {
        refusals.push(refusalIn(error, name));
      }
    }
  }
  const rows = settings
    .filter(({ name }) => SETTINGS[name].readBy.some((role) => (roles as string[]).includes(role)))
    .map((given) => rowOf(given.name === 'SITE_ORIGIN' ? (origin ?? given) : given, refusals));
  const recipients =
    config !== undefined && roles.includes('worker')
      ? recipientTable({ ...BRAND.statements, ...config.deliveries.mail })
      : [];
  return { rows, refusals, notes: [...new Set(notes)], recipients };
}

/** The simulator's constants that need new values: the start is not refused, its figures only grow old. */
function constantNotes(day: string): string[] {
  const { past, soon } = endingConstants(day);
  const named = (constants: typeof past) =>
    constants.map(({ name, validUntil }) => `${name} (${validUntil})`).join(', ');
  return [
    ...(past.length > 0 ? [`Constants of the simulator past their last day: ${named(past)}.`] : []),
    ...(soon.length > 0
      ? [`Constants of the simulator that end within 30 days: ${named(soon)}.`]
      : []),
  ];
}

function refusalIn(error: unknown, setting: Refusal['settings'][number]): Refusal {
  if (!(error instanceof StartRefused)) throw error;
  return { settings: [setting], sentence: error.message };
}

function rowOf({ name, text, source }: GivenSetting, refusals: readonly Refusal[]): Row {
  const { secret }: Setting = SETTINGS[name];
  const isRefused = refusals.some(({ settings }) => settings.includes(name));
  const hidden = source === 'default' ? 'the default' : 'secret, set';
  return {
    setting: name,
    value: text === undefined ? '' : secret ? hidden : text,
    source,
    verdict: isRefused ? 'refused' : 'ok',
  };
}

/** Webhooks that either only a running worker or only these settings name. */
async function webhookDifferences(
  url: string,
  own: readonly { name: string }[],
): Promise<string[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { unserved, unnamed } = differenceOf(own, await recordedDestinations(client));
    return [
      ...(unserved.length > 0
        ? [`WEBHOOKS names ${unserved.join(', ')}, which no running worker delivers to.`]
        : []),
      ...(unnamed.length > 0
        ? [`A running worker delivers to ${unnamed.join(', ')}, which WEBHOOKS does not name here.`]
        : []),
    ];
  } catch (error) {
    const { code, message } = error as DatabaseError;
    if (code === '42P01') return ['The database has not been prepared: run voltige migrate.'];
    return [`What the running workers deliver to cannot be read: ${message}.`];
  } finally {
    await client.end();
  }
}
