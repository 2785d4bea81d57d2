import { createHash } from 'node:crypto';
import { ask } from '#server/testing/http-client.ts';
import { freePort } from '#server/testing/postgres.ts';
import { startShippedNginx } from '../../../tests/deploy/shipped-nginx.ts';
import { cpuMs } from '../measure.ts';
import { markdownTable, report } from '../report.ts';
import { atEnd } from './ending.ts';
import { CONNECTIONS, generate, type Load } from './load.ts';
import { childrenOf } from './process-tree.ts';
import { figure, inTurnWhenWarm, medianOf, type Pace, ratioOf } from './rounds.ts';
import { startServer } from './start-child.ts';
import { addressesOfVisit, getRequest, HEADERS } from './visit.ts';

interface PageServer {
  port: number;
  pid: number;
}

type ServerName = 'site' | 'nginx' | 'bare';
type Servers = Record<ServerName, PageServer>;

const TITLES = { site: 'our site process', nginx: 'nginx', bare: 'bare node:http' } as const;
const NAMES = Object.keys(TITLES) as ServerName[];

interface Measured extends Load {
  /** CPU time of the server, for everything that one visit asks for. */
  cpuMsEach: number;
}

/** A visit, the HTML alone and an unchanged page, from our server, from nginx and from a bare Node server. */
export async function measurePages(pace: Pace): Promise<void> {
  const addresses = addressesOfVisit();
  const servers = await startServers(addresses);
  const { total, tags } = await compareAnswers(servers, addresses);
  const kinds: [string, number, (name: ServerName) => Visit][] = [
    [
      `a visit (${addresses.length} requests, ${figure(total / 1024)} kB)`,
      pace.seconds,
      () => ({ requests: addresses.map((address) => getRequest(address)), expected: '200' }),
    ],
    ['the HTML alone', pace.seconds / 2, () => ({ requests: [getRequest('/')], expected: '200' })],
    [
      'the HTML, unchanged (304)',
      pace.seconds / 2,
      (name) => ({
        requests: [getRequest('/', { 'If-None-Match': tags[name] })],
        expected: '304',
      }),
    ],
  ];
  const rows: string[][] = [];
  for (const [title, seconds, visitTo] of kinds) {
    const results = await inTurnWhenWarm({ ...pace, seconds }, (each) => ({
      site: () => measure(servers.site, visitTo('site'), each),
      nginx: () => measure(servers.nginx, visitTo('nginx'), each),
      bare: () => measure(servers.bare, visitTo('bare'), each),
    }));
    rows.push(...rowsOf(title, results, visitTo('site').requests.length));
  }
  report('pages', `${markdownTable(HEADER, rows)}\n\n${NOTE}`);
}

const HEADER = [
  'what',
  'served by',
  'requests/s',
  'visits/s',
  'CPU ms each',
  'visits/s and CPU to nginx',
  'to bare node:http',
];

const NOTE = `Home page in French, brotli, ${CONNECTIONS} kept-alive connections without TLS, one process each; our site
process runs with \`API=off\` and without a database, nginx with the shipped configuration and one worker. All three gave
the same bytes. After ≥ the load generator was at its own limit: the CPU time is what can be compared there.`;

interface Visit {
  requests: readonly string[];
  expected: string;
}

export async function startNodeServers(addresses: readonly string[], env = {}) {
  const site = await startServer('src/server/cli/cli-command.ts', ['site'], {
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    API: 'off',
    WORKER: 'off',
    LOG_LEVEL: 'warn',
    ...env,
  });
  const args = [String(site.port), ...addresses];
  return { site, bare: await startServer('bench/growth/cost/bare-server.ts', args, env) };
}

async function startServers(addresses: readonly string[]): Promise<Servers> {
  const { site, bare } = await startNodeServers(addresses);
  const nginx = await startShippedNginx('dist', [site.port, site.port], { tls: false });
  atEnd(() => nginx.stop());
  const [worker] = childrenOf(nginx.pid);
  if (worker === undefined) throw new Error('nginx has no worker process.');
  return { site, bare, nginx: { port: nginx.httpsPort, pid: worker } };
}

/** How many bytes a visit has, and each server's tag of the home page; throws where two servers disagree. */
async function compareAnswers(servers: Servers, addresses: readonly string[]) {
  let total = 0;
  const tags: Record<ServerName, string> = { site: '', nginx: '', bare: '' };
  for (const address of addresses) {
    const digests = new Set<string>();
    for (const name of NAMES) {
      const { status, headers, bytes } = await ask(servers[name].port, address, {
        headers: HEADERS,
      });
      if (status !== 200) throw new Error(`${TITLES[name]} answers ${address} with ${status}.`);
      digests.add(createHash('sha256').update(bytes).digest('hex'));
      if (address === '/') tags[name] = headers.etag ?? '';
      if (name === 'site') total += bytes.length;
    }
    if (digests.size > 1) throw new Error(`${address} has not the same bytes everywhere.`);
  }
  return { total, tags };
}

export async function measure({ port, pid }: PageServer, visit: Visit, seconds: number) {
  const before = cpuMs(pid);
  const load = await generate({ ...visit, ports: [port], seconds, connections: CONNECTIONS });
  const visits = load.answered / visit.requests.length;
  return { ...load, cpuMsEach: (cpuMs(pid) - before) / visits };
}

/** From this share of a core on the generator may be what limits. */
const BUSY = 0.9;

function rowsOf(title: string, results: Record<ServerName, Measured[]>, requests: number) {
  return NAMES.map((name) => {
    const own = results[name];
    const perSecond = medianOf(own, (one) => one.perSecond);
    const most = medianOf(own, (one) => one.generatorBusy) > BUSY ? '≥ ' : '';
    const compared = (to: Measured[]) => {
      const speed = ratioOf(own, to, (one) => one.perSecond);
      const cpu = ratioOf(own, to, (one) => one.cpuMsEach);
      return `${speed.toFixed(2)} and ${cpu.toFixed(2)}`;
    };
    return [
      title,
      TITLES[name],
      most + figure(perSecond),
      most + figure(perSecond / requests),
      figure(medianOf(own, (one) => one.cpuMsEach)),
      compared(results.nginx),
      compared(results.bare),
    ];
  });
}
