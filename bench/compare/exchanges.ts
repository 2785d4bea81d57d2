import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../src/server/testing/postgres.ts';
import { startSmtpSink } from '../../src/server/testing/smtp-sink.ts';
import { startWebhookReceiver } from '../../src/server/testing/webhook-receiver.ts';
import { REQUESTS, SECOND_REGISTRATION } from './requests.ts';

interface Exchanges {
  answers: Map<string, string>;
  webhooks: Map<string, string>;
  mails: Map<string, string>;
  commands: Map<string, string>;
}

/** Of the lead and the request that REQUESTS registers first. */
const COMMANDS = [
  'leads export',
  'leads export --excel',
  'leads export --json',
  'forms export',
  'forms export --json',
  'newsletter export',
  'deliveries list --limit 1000',
  'privacy export --email ada.lovelace@fret.example',
  'privacy export --email camille@fret.example',
  'config check',
];
const QUIET_MS = 4_000;

/** Starts the product of a checkout on a database of its own and brings about every kind of answer. */
export async function exchangesOf(checkout: string): Promise<Exchanges> {
  const postgres = await startPostgres();
  const receiver = await startWebhookReceiver();
  const sink = await startSmtpSink();
  const environment = {
    PATH: process.env.PATH ?? '',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    INSTANCE: 'compared',
    SITE_DIR: 'dist',
    DATABASE_URL: postgres.ownerUrl,
    API_DATABASE_URL: postgres.apiUrl,
    WORKER_DATABASE_URL: postgres.workerUrl,
    TOKEN_SECRET: 'b4f0a1c2d3e4958677685948a3b2c1d0e9f8a7b6',
    SMTP_URL: sink.url,
    MAIL_FROM: 'contact@voltige.example',
    SALES_EMAIL: 'sales@voltige.example',
    RATE_LIMITS: '{"ip_per_minute":900,"ip_per_hour":900,"email_per_hour":90}',
    WEBHOOKS: JSON.stringify([
      { name: 'compared', url: receiver.url, secrets: [`whsec_${'A'.repeat(43)}=`] },
    ]),
  };
  const program = join(checkout, 'bin/voltige');
  const run = (args: readonly string[]) =>
    execFileSync(program, args, {
      cwd: checkout,
      env: environment,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  run(['migrate']);
  const site = spawn(program, ['site'], { cwd: checkout, env: environment });
  try {
    const origin = await listeningAt(site);
    const answers = new Map<string, string>();
    const ask = async (name: string, path: string, send?: RequestInit): Promise<string> => {
      const response = await fetch(`${origin}${path}`, { redirect: 'manual', ...send });
      const body = await response.text();
      answers.set(name, plain(answerText(response, body), origin));
      return body;
    };
    const bodies = new Map<string, string>();
    for (const { name, path, send } of REQUESTS) bodies.set(name, await ask(name, path, send));
    await settled(() => receiver.received.length + sink.mails.length);

    await ask('a second registration', '/api/leads', SECOND_REGISTRATION);
    const lead = JSON.parse(bodies.get('a lead') ?? '');
    const simulation = JSON.parse(bodies.get('a simulation') ?? '');
    await ask('the stored simulation', `/api/simulations/${simulation.id}`);
    await ask('a simulation linked to its lead', `/api/leads/${lead.id}/simulator`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${lead.token}` },
      body: JSON.stringify({ simulator_completed: true, simulator_result_id: simulation.id }),
    });
    for (const { to, raw } of sink.mails.toSorted((a, b) =>
      String(a.to) < String(b.to) ? -1 : 1,
    )) {
      const token = /confirmation\?token=([\w.-]+)/.exec(mailText(raw))?.[1];
      if (token === undefined) continue;
      await ask(`${to.join()} confirms`, '/api/newsletter/confirm', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token }),
      });
    }
    await settled(() => receiver.received.length + sink.mails.length);

    const commands = new Map<string, string>();
    for (const command of COMMANDS) {
      const lines = plain(run(command.split(' ')), origin).split('\n');
      // Deliveries of one moment stand in any order.
      commands.set(
        command,
        (command.startsWith('deliveries list') ? lines.sort() : lines).join('\n'),
      );
    }
    return {
      answers,
      webhooks: numbered(receiver.received.map(({ body }) => plain(body, origin))),
      mails: numbered(sink.mails.map(({ to, raw }) => plain(`${to.join()}\n${raw}`, origin))),
      commands,
    };
  } finally {
    site.kill('SIGTERM');
    await once(site, 'exit');
    await Promise.all([sink.stop(), receiver.stop()]);
    await postgres.stop();
  }
}

async function listeningAt(site: ReturnType<typeof spawn>): Promise<string> {
  let printed = '';
  site.stderr?.on('data', (chunk) => process.stderr.write(chunk));
  for await (const chunk of site.stdout ?? []) {
    printed += chunk;
    const port = /listens on http:\/\/\S+:(\d+)/.exec(printed)?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`The site did not start: ${printed}`);
}

function answerText(response: Response, body: string): string {
  const skipped = new Set(['date', 'content-length', 'etag', 'content-security-policy']);
  const headers = [...response.headers].filter(([name]) => !skipped.has(name));
  const lines = headers.map(([name, value]) => `${name}: ${value}`).sort();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const isJson = response.headers.get('content-type')?.includes('json');
  const shown = isPage ? 'a page' : isJson ? JSON.stringify(inOrder(JSON.parse(body))) : body;
  return [response.status, ...lines, shown].join('\n');
}

/** The order of names in JSON, and of required names in a schema, has no meaning. */
function inOrder(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => inOrder(item));
    return name === 'required' ? items.map(String).sort() : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, inOrder(inner, key)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Nothing new for a while: what the worker had to send, it has sent. */
async function settled(count: () => number): Promise<void> {
  for (let last = -1; last !== count(); ) {
    last = count();
    await pause(QUIET_MS);
  }
}

/** Quoted-printable undone as far as an address needs it. */
const mailText = (raw: string) => raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

/** They come in any order. */
function numbered(texts: string[]): Map<string, string> {
  return new Map(texts.sort().map((text, index) => [`number ${index + 1}`, text]));
}

const BOUNDARY = /boundary="([^"]+)"/g;

/** Without what differs from run to run: ids, moments, tokens, ports. */
function plain(text: string, origin: string): string {
  const boundaries = [...text.matchAll(BOUNDARY)].map(([, boundary = '']) => boundary);
  return boundaries
    .reduce((rest, boundary) => rest.replaceAll(boundary, 'BOUNDARY'), text)
    .replaceAll(/\?=\s+=\?UTF-8\?Q\?/g, '')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(origin, 'ORIGIN')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'HOST')
    .replaceAll(/voltige-postgres-\w+/g, 'FOLDER')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'UUID')
    .replaceAll(
      /=28[0-9A-F]{4}-[0-9A-F]{4}=29|\b[0-9A-F]{4}-[0-9A-F]{4}\b|\b[0-9A-F]{8}\b/g,
      'REFERENCE',
    )
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z| UTC)?/g, 'MOMENT')
    .replaceAll(/\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000/g, 'MOMENT')
    .replaceAll(/"request":"[^"]+"|"reference":"[^"]+"|"instance":"[^"]+"/g, 'REQUEST')
    .replaceAll(/x-request-id: \S+/g, 'REQUEST')
    .replaceAll(/token=(3D)?[\w.-]+/g, 'TOKEN')
    .replaceAll(/"token":"[^"]+"/g, 'TOKEN')
    .replaceAll(/\\x[0-9a-f]{64}/g, 'HASH')
    .replaceAll(/\b\d+ (ms|s|seconds?|minutes?) ago\b/g, 'AGO');
}
