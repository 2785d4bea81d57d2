import { randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { Registry } from 'prom-client';
import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { shownFigures } from '#domain/simulator/model/estimate.ts';
import { MODEL_VERSION } from '#domain/simulator/model-version.ts';
import { newDataLink } from '#server/data-requests/data-link.ts';
import { openDataPage } from '#server/data-requests/data-page.ts';
import { requestDataLink } from '#server/data-requests/request-link.ts';
import { openSheet, sheetToken } from '#server/lead-sheets/stored-sheets.ts';
import { watchPool } from '#server/metrics/database-figures.ts';
import { exportPerson } from '#server/privacy/export-person.ts';
import { messagesOfPage } from '#server/privacy/rows-about.ts';
import { migrate } from '#server/startup/migrate.ts';
import { startWorker } from '#server/startup/start-worker.ts';
import { callCli } from '#server/testing/call-cli.ts';
import { ROLES } from '#server/testing/postgres.ts';
import { startSmtpSink } from '#server/testing/smtp-sink.ts';
import { startWebhookReceiver } from '#server/testing/webhook-receiver.ts';
import { DESTINATIONS, register } from './rows.ts';

/** A database by the roles that the product uses, and somebody who is a lead in it, another for each n. */
export interface LeadDatabase {
  ownerUrl: string;
  apiUrl: string;
  workerUrl: string;
  emailOf: (n: number) => string;
}

export interface Operation {
  name: string;
  /** How often it is measured. */
  times: number;
  /** It looks at every row, however many there are. */
  readsAll?: boolean;
  /** Answers for how many leads it was done, if not for one. */
  run: (database: LeadDatabase, time: number) => Promise<number | undefined>;
}

const TOKEN_SECRET = 'a secret for measuring that is long enough';

export async function migrated({ ownerUrl }: LeadDatabase): Promise<undefined> {
  const roles = { apiUser: ROLES.api, workerUser: ROLES.worker };
  await migrate({ ownerUrl, ...roles, destinations: DESTINATIONS });
}

async function cli({ ownerUrl }: LeadDatabase, ...args: string[]): Promise<string> {
  const { code, printed, complained } = await callCli(args, {
    DATABASE_URL: ownerUrl,
    TOKEN_SECRET,
    WEBHOOKS: JSON.stringify(DESTINATIONS),
  });
  if (code !== 0) throw new Error(`${args.join(' ')}: ${complained}`);
  return printed;
}

/** A command without personal data in it, under its own name. */
function command(typed: string, times: number): Operation {
  return {
    name: `\`${typed}\``,
    times,
    run: async (database) => void (await cli(database, ...typed.split(' '))),
  };
}

/** Removed as soon as it is written. */
const EXPORT = join(tmpdir(), `voltige-export-${process.pid}.csv`);

async function exportLeads(database: LeadDatabase): Promise<number> {
  try {
    const said = await cli(database, 'leads', 'export', '--output', EXPORT);
    return Number(/^(\d+) written/.exec(said)?.[1]) / 1000;
  } finally {
    rmSync(EXPORT, { force: true });
  }
}

const AT_ONCE = 300;

async function registerMany({ apiUrl }: LeadDatabase, time: number): Promise<number> {
  const pool = new Pool({ connectionString: apiUrl, max: 1 });
  for (let n = 0; n < AT_ONCE; n += 1) await register(pool, `new${time}-${n}@fret.example`);
  await pool.end();
  return AT_ONCE;
}

const PENDING = `SELECT count(*)::integer AS pending FROM deliveries WHERE state = 'pending'`;

const delivery = knownFigures('delivery');
/** What is stored of an analysis costs something here, not the making. */
const ANALYSIS = {
  pdf: randomBytes(100_000),
  modelVersion: MODEL_VERSION,
  shown: shownFigures(delivery.estimate, delivery.range, 25),
  vehicles: 25,
  open: [],
};

/** What was registered since, to webhook and mailboxes, until nothing waits. */
async function deliver(database: LeadDatabase): Promise<number> {
  // By the delivery's id: what is sent twice counts once.
  const [called, mailed] = [new Set<string>(), new Set<string>()];
  const receiver = await startWebhookReceiver({
    onReceived: ({ headers }) => called.add(String(headers['webhook-id'])),
  });
  const sink = await startSmtpSink({
    onMail: ({ raw }) => mailed.add(/^Message-ID: <([\w-]+)@/im.exec(raw)?.[1] ?? ''),
  });
  const pool = new Pool({ connectionString: database.workerUrl, max: 1 });
  const expected = (await pool.query(PENDING)).rows[0].pending;
  const worker = await startWorker({
    databaseUrl: database.workerUrl,
    origin: 'https://www.voltige.example',
    tokenSecrets: [TOKEN_SECRET],
    analyses: { run: async () => ANALYSIS, stop: async () => {} },
    log: { info() {}, warn: console.log, error: console.log },
    deliveries: {
      production: false,
      destinations: DESTINATIONS.map((one) => ({ ...one, url: receiver.url })),
      webhookHosts: ['127.0.0.1'],
      timeScale: 1,
      newsletterPerSecond: 10,
      analysisApproval: false,
      mail: {
        smtpUrl: sink.url,
        from: 'bonjour@voltige.example',
        salesEmail: 'ventes@voltige.example',
        dkim: undefined,
      },
    },
  });
  // Asking the table again and again would be counted among what the worker reads.
  while (called.size + mailed.size < expected) await pause(50);
  await worker.stop();
  const { pending } = (await pool.query(PENDING)).rows[0];
  if (pending > 0) throw new Error(`${pending} of ${expected} deliveries still wait.`);
  await pool.end();
  await receiver.stop();
  await sink.stop();
  return called.size;
}

async function readFigures({ apiUrl }: LeadDatabase): Promise<undefined> {
  const pool = new Pool({ connectionString: apiUrl });
  const registry = new Registry();
  watchPool(pool, registry);
  if (!(await registry.metrics()).includes('delivery_last_success')) throw new Error('No figures.');
  await pool.end();
}

/** The registration of somebody, as a caller would read it out. */
async function referenceOf({ ownerUrl }: LeadDatabase, email: string): Promise<string> {
  const db = new Client(ownerUrl);
  await db.connect();
  const { rows } = await db.query(
    'SELECT submission_id AS id FROM crm_leads WHERE lower(email) = $1',
    [email],
  );
  await db.end();
  return String(rows[0].id);
}

/** Asks for the link as the site does, makes it as the worker does, and opens it with the site's rights. */
async function seeOwnData({ apiUrl, workerUrl, emailOf }: LeadDatabase, time: number) {
  const site = new Pool({ connectionString: apiUrl, max: 1 });
  const worker = new Pool({ connectionString: workerUrl, max: 1 });
  const email = emailOf(30 + time);
  const id = randomUUID();
  const once = { endpoint: 'my-data', key: id, hasClientKey: false, keySeconds: 60 };
  const request = { ...once, id, limits: [], bodyHash: Buffer.alloc(32) };
  await requestDataLink(site, { email, language: 'fr' }, request);
  const page = await openDataPage(site, await newDataLink(worker, id));
  if (page === undefined) throw new Error('No page.');
  const connection = await site.connect();
  const data = await exportPerson(connection, email, {
    secrets: [TOKEN_SECRET],
    destinations: DESTINATIONS,
    messages: messagesOfPage(page.keyHash),
  });
  connection.release();
  if (data.leads.length !== 1) throw new Error('Not all of it.');
  await Promise.all([site.end(), worker.end()]);
  return undefined;
}

/** With the site's rights, as the button of the sheet does it. */
async function openSheetOf(database: LeadDatabase, time: number): Promise<undefined> {
  const site = new Pool({ connectionString: database.apiUrl, max: 1 });
  const id = await referenceOf(database, database.emailOf(time));
  const key = { secrets: [TOKEN_SECRET], token: sheetToken([TOKEN_SECRET], id) };
  if ((await openSheet(site, key, '192.0.2.7')) === undefined) throw new Error('No sheet.');
  await site.end();
}

/** In this order: the deliveries are those of the leads registered before, and what is removed comes last. */
export const OPERATIONS: readonly Operation[] = [
  { name: 'a lead is registered', times: 5, run: registerMany },
  { name: 'a lead goes to the webhook and two mailboxes', times: 1, run: deliver },
  { name: 'the metrics are read', times: 5, run: readFigures },
  command('leads list', 5),
  command('leads list --status priority --since 7d', 5),
  {
    name: '`leads show` with an e-mail address',
    times: 5,
    run: async (database, time) =>
      void (await cli(database, 'leads', 'show', database.emailOf(time))),
  },
  {
    name: '`leads show` with a reference',
    times: 5,
    run: async (database, time) => {
      const reference = await referenceOf(database, database.emailOf(time));
      await cli(database, 'leads', 'show', reference);
      return undefined;
    },
  },
  { name: 'sales opens the sheet of a lead', times: 5, run: openSheetOf },
  { name: 'a person sees their own data', times: 5, run: seeOwnData },
  command('forms list', 5),
  // Of thirty days only: an index for the order of this list would cost every lead, and the list is rare.
  { ...command('deliveries list', 5), readsAll: true },
  command('deliveries list --dead', 5),
  { name: '`leads export`, per thousand leads', times: 1, readsAll: true, run: exportLeads },
  {
    name: '`privacy export`',
    times: 3,
    run: async (database, time) =>
      void (await cli(database, 'privacy', 'export', '--email', database.emailOf(time))),
  },
  {
    name: '`privacy erase`',
    times: 1,
    readsAll: true,
    run: async (database) =>
      void (await cli(database, 'privacy', 'erase', '--email', database.emailOf(20))),
  },
  { name: '`migrate` with nothing new', times: 1, readsAll: true, run: migrated },
  { ...command('retention run', 1), readsAll: true },
];
