import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SELF_SIGNED_CERTIFICATE } from '#server/testing/self-signed-certificate.ts';
import { cpuMs } from '../measure.ts';
import { markdownTable, report } from '../report.ts';
import { emptyQueues, enqueueWebhooks, makeLeads, untilDelivered } from './backlog.ts';
import { atEnd } from './ending.ts';
import { type Installation, startInstallation } from './installation.ts';
import type { Received } from './receiver.ts';
import { figure, inTurn, medianOf, type Pace, ratioOf } from './rounds.ts';
import { startChild, startServer } from './start-child.ts';

const COUNTS = ['1', '2', '4'] as const;
type Count = (typeof COUNTS)[number];

interface Crm {
  title: string;
  delayMs: number;
}

const BACKLOG = 2000;

/** One next door and one far away. */
const CRMS: Crm[] = [
  { title: 'at once', delayMs: 0 },
  { title: 'after 200 ms', delayMs: 200 },
];

interface Measured {
  perSecond: number;
  nodeMs: number;
  postgresMs: number;
}

/** How quickly one, two and four workers deliver a backlog of webhooks. */
export async function measureWorkers({ rounds }: Pace): Promise<void> {
  const receiver = await startServer('bench/growth/cost/receiver.ts', []);
  const installation = await startInstallation(`https://localhost:${receiver.port}/in`);
  await makeLeads(installation);
  const bench: Bench = {
    installation,
    receiverPort: receiver.port,
    certificate: certificateFile(),
  };
  const rows: string[][] = [];
  for (const crm of CRMS) {
    const way = (count: Count) => () => measured(bench, crm, Number(count));
    const results = await inTurn(rounds, { '1': way('1'), '2': way('2'), '4': way('4') });
    for (const count of COUNTS) rows.push(rowOf(crm, count, results));
  }
  report('workers', `${markdownTable(HEADER, rows)}\n\n${NOTE}`);
}

const HEADER = [
  'the CRM answers',
  'workers',
  'webhooks/s',
  'to one worker',
  'CPU ms per webhook in Node',
  'in PostgreSQL',
];

const NOTE = `A backlog of ${figure(BACKLOG)} webhooks by https, each received once and none twice; the rate is that between the first quarter
and the last tenth, when all workers are at it. One worker has at most 40 webhooks to one destination on their way: if that
one is slow, more workers are quicker until the cores are used up, which workers, PostgreSQL and the receiver share here.`;

function rowOf({ title }: Crm, count: Count, results: Record<Count, Measured[]>): string[] {
  const own = results[count];
  return [
    title,
    count,
    figure(medianOf(own, perSecondOf)),
    ratioOf(own, results['1'], perSecondOf).toFixed(2),
    figure(medianOf(own, (one) => one.nodeMs)),
    figure(medianOf(own, (one) => one.postgresMs)),
  ];
}

const perSecondOf = ({ perSecond }: Measured) => perSecond;

interface Bench {
  installation: Installation;
  receiverPort: number;
  /** The receiver's own, which a worker trusts like that of an authority. */
  certificate: string;
}

async function measured(bench: Bench, { delayMs }: Crm, count: number): Promise<Measured> {
  const { installation, receiverPort } = bench;
  await emptyQueues(installation);
  const workers = await Promise.all(Array.from({ length: count }, () => startWorker(bench)));
  const nodeCpu = () => workers.reduce((sum, { pid }) => sum + cpuMs(pid), 0);
  await tell(receiverPort, 'PUT', `/${delayMs}`);
  await enqueueWebhooks(installation, BACKLOG);
  const before = { node: nodeCpu(), postgres: installation.postgresCpuMs() };
  await untilDelivered(installation, BACKLOG);
  const nodeMs = (nodeCpu() - before.node) / BACKLOG;
  const postgresMs = (installation.postgresCpuMs() - before.postgres) / BACKLOG;
  await Promise.all(workers.map((worker) => worker.end()));
  const received: Received = JSON.parse(await tell(receiverPort, 'GET', '/'));
  return { perSecond: rateOf(received), nodeMs, postgresMs };
}

/** Webhooks per second while all workers have something to do. */
function rateOf({ ids, times }: Received): number {
  const different = new Set(ids).size;
  if (ids.length !== BACKLOG || different !== BACKLOG) {
    throw new Error(
      `Of ${BACKLOG} webhooks ${different} were received, in ${ids.length} requests.`,
    );
  }
  const [from, to] = [Math.floor(BACKLOG * 0.25), Math.floor(BACKLOG * 0.9)];
  return ((to - from) * 1000) / ((times[to] ?? 0) - (times[from] ?? 0));
}

function startWorker({ installation, certificate }: Bench) {
  return startChild(process.execPath, {
    args: ['src/server/cli/cli-command.ts', 'worker'],
    env: { ...installation.workerSettings, NODE_EXTRA_CA_CERTS: certificate },
    ready: /worker started/,
  });
}

function certificateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'voltige-bench-'));
  atEnd(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'certificate.pem');
  writeFileSync(file, SELF_SIGNED_CERTIFICATE.cert);
  return file;
}

function tell(port: number, method: string, path: string): Promise<string> {
  const { cert: ca } = SELF_SIGNED_CERTIFICATE;
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port, method, path, ca, agent: false })
      .once('response', (response) => void text(response).then(resolve, reject))
      .once('error', reject)
      .end();
  });
}
