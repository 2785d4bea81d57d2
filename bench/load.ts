import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '../src/server/startup/migrate.ts';
import { writeFixtureSite } from '../src/server/testing/fixture-site.ts';
import { ROLES, startPostgres } from '../src/server/testing/postgres.ts';
import { startProcess } from '../src/server/testing/start-process.ts';
import { pgbenchScript } from './load-statement.ts';

/**
 * How many pre-registrations per second are accepted through HTTP, beside the identical statement run
 * bare by pgbench, in turns within one run, so that the ratio means something on any machine.
 *
 * npm run bench:load -- [--rounds 5] [--seconds 8] [--processes 2] [--connections 16]
 */
const option = (name: string, initial: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? initial : Number(process.argv[at + 1]);
};
const rounds = option('rounds', 5);
const seconds = option('seconds', 8);
const processes = option('processes', 2);
const connections = option('connections', 16);

const run = promisify(execFile);
const MANY = 1_000_000_000;
const limits = {
  ip_per_minute: MANY,
  ip_per_hour: MANY,
  email_per_hour: MANY,
  requests_per_minute: MANY,
};
const secrets = [`whsec_${Buffer.alloc(32, 7).toString('base64')}`];
const destinations = [{ name: 'crm', url: 'https://crm.example/in', secrets }];

const postgres = await startPostgres();
await migrate({
  ownerUrl: postgres.ownerUrl,
  apiUser: ROLES.api,
  workerUser: ROLES.worker,
  destinations,
});
const siteDir = writeFixtureSite();
const servers = Array.from({ length: processes }, () =>
  startProcess({
    SITE_DIR: siteDir,
    API_DATABASE_URL: postgres.apiUrl,
    WORKER: 'off',
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMITS: JSON.stringify(limits),
    WEBHOOKS: JSON.stringify(destinations),
    LOG_LEVEL: 'warn',
    DATABASE_CONNECTIONS: String(Math.ceil(connections / processes)),
  }),
);
const ports = await Promise.all(servers.map(({ listening }) => listening));
const script = join(tmpdir(), `voltige-load-${process.pid}.sql`);
writeFileSync(script, await pgbenchScript(destinations));

interface Result {
  perSecond: number;
  errors: number;
  statuses: Record<string, number>;
  p50Ms: number;
  p99Ms: number;
}

async function throughHttp(rate?: number): Promise<Result> {
  const order = JSON.stringify({ ports, connections: connections * 2, seconds, rate });
  const { stdout } = await run(process.execPath, ['bench/load-generator.ts', order]);
  return JSON.parse(stdout);
}

async function bare(): Promise<number> {
  const database = ['-h', '127.0.0.1', '-p', String(postgres.port), '-U', ROLES.api, 'voltige'];
  const load = ['-n', '-c', String(connections), '-j', '2', '-T', String(seconds), '-D', 'ready=0'];
  const { stdout } = await run('pgbench', [...load, '-f', script, ...database]);
  if (!/number of failed transactions: 0 /.test(stdout)) throw new Error(stdout);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;

try {
  console.log(
    `${cpus().length} cores, ${processes} processes, ${connections} database connections, ${rounds} rounds of ${seconds} s each way`,
  );
  await throughHttp();
  await bare();
  const bares: number[] = [];
  const https: Result[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    bares.push(await bare());
    https.push(await throughHttp());
    const [http, sql] = [https.at(-1)?.perSecond ?? 0, bares.at(-1) ?? 0];
    console.log(
      `round ${round}: bare SQL ${sql.toFixed(0)}/s, HTTP ${http.toFixed(0)}/s, ratio ${(http / sql).toFixed(2)}`,
    );
  }
  const http = median(https.map(({ perSecond }) => perSecond));
  const half = await throughHttp(http / 2);
  const errors = [...https, half].reduce((sum, result) => sum + result.errors, 0);
  console.log(`bare SQL (pgbench)     ${median(bares).toFixed(0)} per second`);
  console.log(`accepted through HTTP  ${http.toFixed(0)} per second`);
  console.log(`ratio                  ${(http / median(bares)).toFixed(2)} (aim 0.60)`);
  console.log(
    `at half load           ${half.perSecond.toFixed(0)} per second, p50 ${half.p50Ms.toFixed(1)} ms, p99 ${half.p99Ms.toFixed(1)} ms (aim 50)`,
  );
  console.log(`errors                 ${errors}`);
} finally {
  for (const server of servers) await server.end();
  await postgres.stop();
  rmSync(siteDir, { recursive: true });
  rmSync(script);
}
