import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { migrate } from '../src/server/startup/migrate.ts';
import { writeFixtureSite } from '../src/server/testing/fixture-site.ts';
import { freePort, ROLES, startPostgres } from '../src/server/testing/postgres.ts';
import { RAISED_LIMITS } from '../src/server/testing/raised-limits.ts';
import { REGISTRATION } from '../src/server/testing/sample-forms.ts';
import { startProcess } from '../src/server/testing/start-process.ts';
import { runNginx } from '../tests/deploy/shipped-nginx.ts';

/**
 * Two instances of the site behind nginx are restarted in turn while visitors come; the visitors count
 * what failed. --restarts, --posts and --gets make it smaller.
 */
const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '10' },
    posts: { type: 'string', default: '5000' },
    gets: { type: 'string', default: '20000' },
  },
});
const restarts = Number(values.restarts);
const posts = Number(values.posts);
const gets = Number(values.gets);

/** A restart takes three to seven seconds; visitors come all the while. */
const ROUND_MS = 8_000;
const MOST_MS = 10 * 60_000;

setTimeout(() => {
  console.error('It took too long.');
  process.exit(1);
}, MOST_MS).unref();

const folder = mkdtempSync(join(tmpdir(), 'voltige-restart-'));
const siteDir = writeFixtureSite();
const postgres = await startPostgres();
await migrate({ ...postgres, apiUser: ROLES.api, workerUser: ROLES.worker });
const ports = [await freePort(), await freePort()];
const proxyPort = await freePort();

const started = (port: number) =>
  startProcess({
    SITE_DIR: siteDir,
    PORT: String(port),
    WORKER: 'off',
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '127.0.0.1',
    API_DATABASE_URL: postgres.apiUrl,
    RATE_LIMITS: JSON.stringify(RAISED_LIMITS),
  });
const sites = ports.map(started);
await Promise.all(sites.map((site) => site.listening));

const nginx = await runNginx(
  folder,
  `  upstream voltige {
    ${ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${proxyPort};
    location / {
      proxy_pass http://voltige;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_next_upstream error timeout non_idempotent;
    }
  }`,
  proxyPort,
);

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const failures = new Map<string, number>();
const acknowledged: string[] = [];

async function exchange(method: string, path: string, body?: string): Promise<[number, string]> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
  const asked = request({ port: proxyPort, host: '127.0.0.1', method, path, agent, headers });
  asked.end(body);
  const [answer] = await once(asked, 'response');
  return [answer.statusCode, await text(answer)];
}

async function visit(method: 'GET' | 'POST', number: number): Promise<void> {
  const body = JSON.stringify({ ...REGISTRATION, email: `visitor${number}@fret.example` });
  const wanted = method === 'POST' ? 201 : 200;
  const [status, answer] = await (method === 'POST'
    ? exchange('POST', '/api/leads', body)
    : exchange('GET', '/faq')
  ).catch(({ code }): [string, string] => [String(code), '']);
  if (status !== wanted) {
    const what = `${method} ${status}`;
    failures.set(what, (failures.get(what) ?? 0) + 1);
  } else if (method === 'POST') acknowledged.push(JSON.parse(answer).id);
}

/** Evenly over a round, all of them whatever happens. */
async function visits(method: 'GET' | 'POST', count: number, round: number): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async (_, number) => {
      await pause((ROUND_MS * number) / count);
      await visit(method, round * count + number);
    }),
  );
}

async function restart(index: number): Promise<number> {
  const start = Date.now();
  sites[index]?.signal('SIGTERM');
  await sites[index]?.exited;
  const site = started(ports[index] ?? 0);
  sites[index] = site;
  await site.listening;
  return Date.now() - start;
}

const begun = Date.now();
const restartMs: number[] = [];
for (let round = 0; round < restarts; round += 1) {
  const [ms] = await Promise.all([
    restart(round % 2),
    visits('POST', Math.ceil(posts / restarts), round),
    visits('GET', Math.ceil(gets / restarts), round),
  ]);
  restartMs.push(ms);
}
const seconds = Math.round((Date.now() - begun) / 1000);

const owner = new Client(postgres.ownerUrl);
await owner.connect();
const { rows } = await owner.query('SELECT id FROM lead_submissions');
await owner.end();
const kept = new Set(rows.map(({ id }) => id));
const missing = acknowledged.filter((id) => !kept.has(id)).length;
const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);

const report: [string, string | number][] = [
  ['rolling restarts', restarts],
  ['each took, at most', `${Math.max(...restartMs)} ms`],
  ['visitors came for', `${seconds} s`],
  ['POSTs', Math.ceil(posts / restarts) * restarts],
  ['GETs', Math.ceil(gets / restarts) * restarts],
  ['failed', failed],
  ...[...failures].map(([what, count]): [string, number] => [`  ${what}`, count]),
  ['acknowledged', acknowledged.length],
  ['acknowledged and missing', missing],
  ['rows kept', kept.size],
];
for (const [what, count] of report) console.log(`${what.padEnd(28)}${count}`);

agent.destroy();
await nginx.stop();
await Promise.all(sites.map((site) => site.end()));
await postgres.stop();
rmSync(siteDir, { recursive: true });
const sound = failed === 0 && missing === 0 && kept.size === acknowledged.length;
console.log(sound ? 'Nobody noticed.' : 'SOMEBODY NOTICED.');
process.exitCode = sound ? 0 : 1;
