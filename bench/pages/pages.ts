import { createHash } from 'node:crypto';
import { ask } from '#server/testing/http-client.ts';
import { startShippedNginx } from '../../tests/deploy/shipped-nginx.ts';
import { atEnd } from '../measuring/ending.ts';
import { CONNECTIONS } from '../measuring/load.ts';
import { isSample, runBench } from '../measuring/options.ts';
import { childrenOf } from '../measuring/process-tree.ts';
import { markdownTable, report } from '../measuring/report.ts';
import { figure, inTurnWhenWarm, medianOf, type Pace } from '../measuring/rounds.ts';
import {
  type Measured,
  measure,
  type PageServer,
  startNodeServers,
  type Visit,
} from './node-servers.ts';
import { guardPages } from './pages-guard.ts';
import { addressesOfVisit, getRequest, HEADERS } from './visit.ts';

type ServerName = 'site' | 'nginx' | 'bare';
type Servers = Record<ServerName, PageServer>;

const TITLES = { site: 'our site process', nginx: 'nginx', bare: 'bare node:http' } as const;
const NAMES = Object.keys(TITLES) as ServerName[];

/**
 * A visit, the HTML alone and an unchanged page, from our server, from nginx and from a bare Node server. With
 * --sample it compares a few seconds of ours with bare Node, and fails if ours got slower.
 *
 *   npm run bench -- pages [--sample] [--write] [--rounds 3] [--seconds 5]
 */
async function measurePages(pace: Pace): Promise<void> {
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

const HEADER = ['what', 'served by', 'visits/s', 'CPU ms each'];

const NOTE = `Home page in French, brotli, ${CONNECTIONS} kept-alive connections without TLS, one process each; ours with \`API=off\`, nginx with
the shipped configuration and one worker. All three gave the same bytes. After ≥ the load generator was at its limit:
compare CPU times there.`;

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

/** From this share of a core on the generator may be what limits. */
const BUSY = 0.9;

function rowsOf(title: string, results: Record<ServerName, Measured[]>, requests: number) {
  return NAMES.map((name) => {
    const own = results[name];
    const perSecond = medianOf(own, (one) => one.perSecond);
    const most = medianOf(own, (one) => one.generatorBusy) > BUSY ? '≥ ' : '';
    return [
      title,
      TITLES[name],
      most + figure(perSecond / requests),
      figure(medianOf(own, (one) => one.cpuMsEach)),
    ];
  });
}

await runBench(isSample ? guardPages : measurePages);
