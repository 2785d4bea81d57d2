import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RETENTION } from '#domain/privacy/retention.ts';
import { neededProgram } from '#server/testing/needed-program.ts';
import { ROLES } from '#server/testing/postgres.ts';
import { atEnd } from '../measuring/ending.ts';
import { generateLeads } from '../measuring/load.ts';
import { cpuMs } from '../measuring/measure.ts';
import { runBench } from '../measuring/options.ts';
import { markdownTable, report } from '../measuring/report.ts';
import { figure, inTurnWhenWarm, medianOf, type Pace, ratioOf } from '../measuring/rounds.ts';
import { documentTable } from './documents.ts';
import { type Installation, startInstallation } from './installation.ts';
import { pgbenchScript } from './lead-statement.ts';

/** Of one site process, and of pgbench. */
const DATABASE_CONNECTIONS = 16;

type How = 'bare' | 'http';

interface Measured {
  perSecond: number;
  nodeMs: number;
  postgresMs: number;
  walBytes: number;
}

/**
 * Pre-registrations through HTTP and the API beside the identical statement run by pgbench, and the documents that
 * are made of them: npm run bench -- leads [--write] [--rounds 3] [--seconds 5]
 */
async function measureLeads(pace: Pace): Promise<void> {
  const pgbench = neededProgram('pgbench');
  const installation = await startInstallation();
  const site = await installation.startSite({
    DATABASE_CONNECTIONS: String(DATABASE_CONNECTIONS),
  });
  const script = await scriptFile(installation);

  const through = (seconds: number, rate?: number) =>
    measured(installation, site.pid, async () => {
      const { answered, ...load } = await generateLeads(site.port, seconds, rate);
      return { ...load, leads: answered };
    });
  const bare = (seconds: number) =>
    measured(installation, undefined, () => runPgbench(pgbench, script, installation, seconds));
  const before = await storage(installation);
  const results = await inTurnWhenWarm<How, Measured>(pace, (seconds) => ({
    bare: () => bare(seconds),
    http: () => through(seconds),
  }));
  const half = await through(pace.seconds, medianOf(results.http, leadsPerSecond) / 2);
  const after = await storage(installation);
  const bytesEach = (what: 'all' | 'lasting') =>
    figure((after[what] - before[what]) / (after.leads - before.leads));
  report(
    'leads',
    `${tableOf(results)}

${DATABASE_CONNECTIONS} database connections both ways, every commit waited for on disk; PostgreSQL itself makes up the values that
pgbench sends, which costs it CPU time. At half of that load, ${figure(half.perSecond)} leads/s, half of the answers come within ${figure(half.p50Ms)} ms
and 99 % within ${figure(half.p99Ms)} ms. A lead with one webhook and two mails to send takes ${bytesEach('all')} bytes of disk, ${bytesEach('lasting')} of them in
lead and submission; deliveries go after ${RETENTION.deliveryPayloadDays} days, jobs, limits and keys within two.`,
  );
  report('documents', `${await documentTable()}\n\n${NOTE}`);
}

const NOTE = `In the process that makes them, compiler and model together; kept for ${RETENTION.analysisDays} days.`;

function tableOf({ bare, http }: Record<How, Measured[]>): string {
  const row = (title: string, own: Measured[], nodeMs: string) => [
    title,
    figure(medianOf(own, leadsPerSecond)),
    ratioOf(own, bare, leadsPerSecond).toFixed(2),
    nodeMs,
    figure(medianOf(own, (one) => one.postgresMs)),
    figure(medianOf(own, (one) => one.walBytes)),
  ];
  return markdownTable(HEADER, [
    row('the statement alone, by pgbench', bare, ''),
    row('POST /api/leads, one site process', http, figure(medianOf(http, (one) => one.nodeMs))),
  ]);
}

const HEADER = [
  'how',
  'leads/s',
  'to the statement alone',
  'CPU ms in Node',
  'CPU ms in PostgreSQL',
  'WAL bytes',
];

const leadsPerSecond = ({ perSecond }: Measured) => perSecond;

/** In bytes: everything, and the tables whose rows stay for as long as the lead does. */
async function storage({ number }: Installation) {
  const lasting = ['crm_leads', 'lead_submissions'];
  return {
    all: await number('pg_database_size(current_database())'),
    lasting: await number(lasting.map((one) => `pg_total_relation_size('${one}')`).join(' + ')),
    leads: await number('SELECT count(*) FROM crm_leads'),
  };
}

/** What one lead costs while `run` sends some. */
async function measured<Run extends { leads: number }>(
  { postgresCpuMs, walBytes }: Installation,
  sitePid: number | undefined,
  run: () => Promise<Run>,
) {
  const now = async () => ({
    node: sitePid === undefined ? 0 : cpuMs(sitePid),
    postgres: postgresCpuMs(),
    wal: await walBytes(),
  });
  const before = await now();
  const result = await run();
  const after = await now();
  return {
    ...result,
    nodeMs: (after.node - before.node) / result.leads,
    postgresMs: (after.postgres - before.postgres) / result.leads,
    walBytes: (after.wal - before.wal) / result.leads,
  };
}

async function scriptFile({ destinations }: Installation): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'voltige-bench-'));
  atEnd(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'lead.sql');
  writeFileSync(file, await pgbenchScript(destinations));
  return file;
}

async function runPgbench(
  pgbench: string,
  script: string,
  { postgres }: Installation,
  seconds: number,
) {
  const database = ['-h', '127.0.0.1', '-p', String(postgres.port), '-U', ROLES.api, 'voltige'];
  const load = `-n -j 2 -c ${DATABASE_CONNECTIONS} -T ${Math.ceil(seconds)} -D ready=0`.split(' ');
  const running = promisify(execFile)(pgbench, [...load, '-f', script, ...database]);
  atEnd(() => running.child.kill('SIGKILL'));
  const { stdout } = await running;
  if (!/number of failed transactions: 0 /.test(stdout)) throw new Error(stdout);
  return {
    perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]),
    leads: Number(/transactions actually processed: (\d+)/.exec(stdout)?.[1]),
  };
}

await runBench(measureLeads);
