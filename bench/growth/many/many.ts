import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { ROLES, startPostgres } from '#server/testing/postgres.ts';
import { median } from '../measure.ts';
import { markdownTable, report } from '../report.ts';
import { type LeadDatabase, migrated, OPERATIONS, type Operation } from './operations.ts';
import { measurePartitions } from './partitions.ts';
import { copiedEmail, multiply, sampleEmail, storeSamples } from './rows.ts';

/**
 * What the product does with ten million leads in its tables, beside the same with a thousand, in turns
 * on one PostgreSQL.
 *
 * npm run bench:many -- [--leads 10000000] [--write] [--only <pattern of names>]
 */
const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '10000000' },
    write: { type: 'boolean' },
    only: { type: 'string' },
  },
});
const leads = Number(values.leads);
const FEW_LEADS = 1000;
const chosen = OPERATIONS.filter(({ name }) => new RegExp(values.only ?? '').test(name));

// PostgreSQL and its data are removed when this process ends in order.
for (const [name, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 })) {
  process.once(name, () => process.exit(code));
}

const postgres = await startPostgres({ settings: { shared_buffers: '2GB', max_wal_size: '8GB' } });
const few = databaseNamed('few', sampleEmail);
const many = databaseNamed('many', (n) => copiedEmail(leads - n));

function databaseNamed(name: string, emailOf: (n: number) => string): LeadDatabase {
  const { ownerUrl, apiUrl, workerUrl } = postgres;
  return {
    ownerUrl: on(ownerUrl, name),
    apiUrl: on(apiUrl, name),
    workerUrl: on(workerUrl, name),
    emailOf,
  };
}

function on(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}

async function prepare(): Promise<void> {
  const admin = new Client(postgres.adminUrl);
  await admin.connect();
  await admin.query(`CREATE DATABASE few OWNER ${ROLES.owner}`);
  await migrated(few);
  await storeSamples(few.apiUrl, few.ownerUrl, FEW_LEADS);
  await admin.query(`CREATE DATABASE many TEMPLATE few OWNER ${ROLES.owner}`);
  await admin.end();
  await multiply(on(postgres.adminUrl, 'many'), leads, (text) => console.log(text));
}

async function measure({ name, times, run }: Operation): Promise<string[]> {
  const taken: [number[], number[]] = [[], []];
  for (let time = 0; time < times; time += 1) {
    for (const [index, database] of [few, many].entries()) {
      const began = performance.now();
      const of = (await run(database, time)) ?? 1;
      taken[index]?.push((performance.now() - began) / of);
    }
  }
  const [withFew, withMany] = [median(taken[0]), median(taken[1])];
  const row = [name, duration(withFew), duration(withMany), (withMany / withFew).toFixed(1)];
  console.log(row.join('  '));
  return row;
}

function duration(ms: number): string {
  return ms < 10_000 ? `${ms.toFixed(ms < 10 ? 2 : 0)} ms` : `${(ms / 1000).toFixed(0)} s`;
}

async function sizes(): Promise<string> {
  const db = new Client(many.ownerUrl);
  await db.connect();
  const { rows } = await db.query(`SELECT pg_database_size(current_database()) AS bytes`);
  await db.end();
  return `${(Number(rows[0].bytes) / 1e9).toFixed(1)} GB on disk, ${(Number(rows[0].bytes) / leads / 1000).toFixed(1)} kB per lead.`;
}

try {
  await prepare();
  const size = await sizes();
  const rows: string[][] = [];
  for (const operation of chosen) rows.push(await measure(operation));
  const header = ['', 'a thousand leads', `${leads.toLocaleString('en')} leads`, 'ratio'];
  const table = `${markdownTable(header, rows)}\n\n${size}`;
  // A part of them would take the place of all.
  if (values.only === undefined) report('many', table);
  else console.log(table);
  report('partitions', await measurePartitions(on(postgres.adminUrl, 'many')));
} finally {
  await postgres.stop();
}
