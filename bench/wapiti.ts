import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { neededProgram } from '#server/testing/needed-program.ts';
import { startHouse } from './attack/attacked-house.ts';
import { findingsIn, severityOf } from './wapiti-report.ts';

/**
 * S26: lets Wapiti, Debian's scanner for holes in web applications, loose on the built product with its database,
 * and fails on any finding of medium severity or more that docs/security.md does not explain.
 *
 *   npm run wapiti -- [--minutes 20] [--modules sql,xss]
 *
 * Left out are nikto and wapp, which download lists from elsewhere, and brute_login_form: nobody logs in.
 */
const MODULES =
  'backup,blindsql,buster,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,ssrf,xss,xxe';
const OUTPUT = 'wapiti';
/** The crawl gets a share of the time, and no module may take it all. */
const CRAWL_SHARE = 0.2;
const MODULE_SHARE = 0.15;
const FROM_MEDIUM = 2;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    modules: { type: 'string', default: MODULES },
  },
});
if (!existsSync('dist/site.json')) {
  console.error("There is no built site: run 'npm run build' first.");
  process.exit(2);
}
const seconds = Number(values.minutes) * 60;
rmSync(OUTPUT, { recursive: true, force: true });
mkdirSync(join(OUTPUT, 'config'), { recursive: true });
// Whatever is asked of it, it would download this list of technologies.
writeFileSync(join(OUTPUT, 'config/apps.json'), '{}');

const house = await startHouse();
const canary = await startCanary();
await house.start('raised');
const { port } = house.server();
const startedMs = Date.now();
const reportFile = join(OUTPUT, 'report.json');
const code = await runWapiti();
const sent = await answeredRequests();
const errors =
  house
    .server()
    .log()
    .match(/^\{"level":[56]0,.*$/gm) ?? [];
const isAlive = house.server().isAlive();
await house.stop();
canary.stop();

const findings = existsSync(reportFile)
  ? findingsIn(JSON.parse(readFileSync(reportFile, 'utf8')))
  : [];
const minutes = ((Date.now() - startedMs) / 60_000).toFixed(1);
for (const { category, level, method, path, parameter, info, explained } of findings) {
  const where = [method, path, parameter].filter(Boolean).join(' ');
  console.log(`${severityOf(level).padEnd(8)} ${category}: ${where}: ${info.split('\n')[0]}`);
  if (explained !== undefined) console.log(`         explained: ${explained}`);
}
const serious = findings.filter(
  ({ level, explained }) => level >= FROM_MEDIUM && explained === undefined,
);
const failures = [
  ...(code === 0 && existsSync(reportFile)
    ? []
    : [`wapiti ended with ${code}: see ${OUTPUT}/log.txt`]),
  ...(serious.length === 0 ? [] : [`${serious.length} findings of medium severity or more`]),
  ...(canary.called.length === 0 ? [] : [`our server called ${canary.called.join(', ')}`]),
  ...(isAlive ? [] : ['the process ended']),
  ...(errors.length === 0 ? [] : [`${errors.length} errors logged, such as ${errors[0]}`]),
];
console.log(
  `\n${sent} requests answered in ${minutes} minutes, ${findings.length} findings (${OUTPUT}/report.json).`,
);
console.log(failures.length === 0 ? 'It held.' : `It did not hold: ${failures.join('; ')}.`);
process.exit(failures.length === 0 ? 0 : 1);

async function runWapiti(): Promise<number> {
  const log = createWriteStream(join(OUTPUT, 'log.txt'));
  const child = spawn(
    neededProgram('wapiti'),
    [
      ...['-u', `http://127.0.0.1:${port}/`, '--scope', 'domain', '-m', values.modules],
      ...['-s', `http://127.0.0.1:${port}/en/`, '-s', `http://127.0.0.1:${port}/sitemap.xml`],
      // Debian's Wapiti asks for Brotli and cannot read it.
      ...['-H', 'Accept-Encoding: gzip'],
      ...['-f', 'json', '-o', reportFile, '-v', '1', '--no-bugreport', '--flush-session'],
      ...['--store-session', join(OUTPUT, 'session'), '--store-config', join(OUTPUT, 'config')],
      ...['--max-scan-time', String(seconds * CRAWL_SHARE)],
      ...['--max-attack-time', String(seconds * MODULE_SHARE), '--endpoint', canary.url],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const late = setTimeout(() => child.kill('SIGINT'), seconds * 1000);
  const [ended] = await once(child, 'exit');
  clearTimeout(late);
  log.end();
  return ended ?? 1;
}

/** Stands for a stranger's server that ours must not be made to call; Wapiti asks it who came. */
async function startCanary() {
  const called: string[] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (/^\/(?:ssrf|xxe|xoxo|dtd)/.test(url)) called.push(url);
    response.setHeader('Content-Type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    called,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => server.close(),
  };
}

async function answeredRequests(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${house.metricsPort}/metrics`)).text();
  const counts = metrics.matchAll(/^(?:site_answers|api_answers)_total\{[^}]*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
