import { type ChildProcess, execFile, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createPool } from '../../src/server/database/pool.ts';
import { migrate } from '../../src/server/startup/migrate.ts';
import { freePort, ROLES, startPostgres } from '../../src/server/testing/postgres.ts';
import { startSmtpSink } from '../../src/server/testing/smtp-sink.ts';
import { startWebhookReceiver } from '../../src/server/testing/webhook-receiver.ts';
import type { Measured } from './loop-watch.ts';

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer | object;
  /** On whose behalf, by X-Forwarded-For; left out, a new IPv4 address each time. */
  from?: string;
}

export interface Answered {
  /** 0: it never answered. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** The limits of production, or limits so high that every body gets through to the code behind them. */
export type Limits = 'real' | 'raised';

const MANY = 1_000_000_000;
const RAISED = {
  ip_per_minute: MANY,
  ip_per_hour: MANY,
  email_per_hour: MANY,
  simulations_per_minute: MANY,
  analyses_per_minute: MANY,
  requests_per_minute: MANY,
  signals_per_minute: MANY,
};
const ANSWER_MS = 15_000;
const START_MS = 30_000;

/** One process of the product, started as an operator starts it, with a watch inside. */
async function startServer(environment: Record<string, string>) {
  const child: ChildProcess = fork('src/server/startup/main.ts', {
    env: { PATH: process.env.PATH, ...environment },
    execArgv: ['--import', new URL('./loop-watch.ts', import.meta.url).href],
    silent: true,
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const exited = once(child, 'exit').finally(() => process.off('exit', kill));
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      log += chunk;
    });
  }
  let questions = 0;
  const waiting = new Map<number, (measured: Measured) => void>();
  child.on('message', ({ answer, measured }: { answer: number; measured: Measured }) => {
    waiting.get(answer)?.(measured);
    waiting.delete(answer);
  });
  const isAlive = () => child.exitCode === null && child.signalCode === null;

  const deadline = Date.now() + START_MS;
  let port: number | undefined;
  while (port === undefined) {
    if (!isAlive() || Date.now() > deadline) {
      kill();
      throw new Error(`The product did not start: ${log}`);
    }
    port = Number(/listens on http:\/\/\S+:(\d+)/.exec(log)?.[1]) || undefined;
    await pause(20);
  }

  return {
    port,
    isAlive,
    log: () => log,
    /** Everything since the last time it was asked. */
    async measure({ collect = false } = {}): Promise<Measured> {
      questions += 1;
      const question = questions;
      const measured = new Promise<Measured>((resolve) => waiting.set(question, resolve));
      child.send({ question, collect }, () => {});
      const none = pause(60_000, undefined, { ref: false }).then(() => {
        throw new Error('The attacked process answers no more.');
      });
      const gone = exited.then(() => {
        throw new Error('The attacked process ended.');
      });
      none.catch(() => {});
      gone.catch(() => {});
      return Promise.race([measured, none, gone]);
    },
    async stop(): Promise<void> {
      if (!isAlive()) return;
      child.kill('SIGTERM');
      const late = setTimeout(kill, 15_000);
      await exited;
      clearTimeout(late);
    },
  };
}
export type Server = Awaited<ReturnType<typeof startServer>>;

/** Site and worker on a database of their own with its three roles, a mail server and a receiver. */
export async function startHouse() {
  const postgres = await startPostgres({ inMemory: true });
  const [sink, receiver] = await Promise.all([startSmtpSink(), startWebhookReceiver()]);
  const secrets = [`whsec_${randomBytes(32).toString('base64')}`];
  const destinations = [{ name: 'crm', url: receiver.url, secrets }];
  await migrate({
    ownerUrl: postgres.ownerUrl,
    apiUser: ROLES.api,
    workerUser: ROLES.worker,
    destinations,
  });
  const db: Pool = createPool({ url: postgres.ownerUrl });
  const metricsPort = await freePort();
  const environment: Record<string, string> = {
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: String(metricsPort),
    API_DATABASE_URL: postgres.apiUrl,
    WORKER_DATABASE_URL: postgres.workerUrl,
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    TRUSTED_PROXIES: '127.0.0.1',
    WEBHOOKS: JSON.stringify(destinations),
    SMTP_URL: sink.url,
    SALES_EMAIL: 'ventes@voltige.example',
    // Gaps of 0.03 s between mails, so that one which cannot be sent is dead after seconds.
    DELIVERY_TIME_SCALE: '0.0001',
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let limits: Limits | undefined;
  let server: Server | undefined;
  let senders = 0;

  const running = (): Server => {
    if (server === undefined) throw new Error('The product has not been started.');
    return server;
  };

  async function send(path: string, sent: Sent = {}): Promise<Answered> {
    senders += 1;
    const own = `10.${(senders >> 16) & 255}.${(senders >> 8) & 255}.${senders & 255}`;
    const { method = sent.body === undefined ? 'GET' : 'POST', from = own } = sent;
    const isText = typeof sent.body === 'string' || Buffer.isBuffer(sent.body);
    const body = isText ? (sent.body as string | Buffer) : JSON.stringify(sent.body);
    const bytes = body === undefined ? undefined : Buffer.from(body as string);
    const headers = {
      'X-Forwarded-For': from,
      ...(bytes && { 'Content-Type': 'application/json', 'Content-Length': String(bytes.length) }),
      ...sent.headers,
    };
    return new Promise((resolve) => {
      const none = { status: 0, headers: {}, text: '' };
      const { port } = running();
      const timeout = ANSWER_MS;
      const asked = request({ host: '127.0.0.1', port, path, method, headers, agent, timeout });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => resolve(none));
      asked.on('response', (response) => {
        const { statusCode: status = 0 } = response;
        text(response).then(
          (read) => resolve({ status, headers: response.headers, text: read }),
          () => resolve(none),
        );
      });
      asked.end(bytes);
    });
  }

  return {
    postgres,
    sink,
    receiver,
    db,
    environment,
    metricsPort,
    server: running,
    send,
    /** Starts it, or starts it again if it runs with other limits, has ended or must be new. */
    async start(wanted: Limits, { anew = false } = {}): Promise<void> {
      if (!anew && limits === wanted && server?.isAlive()) return;
      await server?.stop();
      const rateLimits = wanted === 'raised' ? RAISED : {};
      server = await startServer({ ...environment, RATE_LIMITS: JSON.stringify(rateLimits) });
      limits = wanted;
    },
    /** Until every delivery but analyses has ended, or nothing has changed for a while; how many still wait. */
    async settled(patienceMs = 12_000): Promise<{ pending: number; untried: number }> {
      let last = '';
      let since = Date.now();
      while (true) {
        const { rows } = await db.query(
          `SELECT count(*)::int AS pending, (count(*) FILTER (WHERE attempts = 0))::int AS untried,
             coalesce(sum(attempts), 0)::int AS attempts
           FROM deliveries WHERE state = 'pending' AND kind NOT LIKE 'analysis%'`,
        );
        const { pending, untried } = rows[0];
        const now = JSON.stringify(rows[0]);
        if (now !== last) since = Date.now();
        last = now;
        if (pending === 0 || Date.now() - since > patienceMs) return { pending, untried };
        await pause(200);
      }
    },
    /** The command line as an operator calls it. */
    cli: (...args: string[]) =>
      new Promise<{ code: number; printed: string; complained: string }>((resolve) => {
        const env = {
          PATH: process.env.PATH,
          ...environment,
          DATABASE_URL: postgres.ownerUrl,
        };
        const file = 'src/server/cli/cli-command.ts';
        execFile(process.execPath, [file, ...args], { env }, (error, printed, complained) =>
          resolve({ code: error === null ? 0 : Number(error.code ?? 1), printed, complained }),
        );
      }),
    async stop(): Promise<void> {
      agent.destroy();
      await server?.stop();
      await db.end();
      await Promise.all([sink.stop(), receiver.stop()]);
      await postgres.stop();
    },
  };
}
export type House = Awaited<ReturnType<typeof startHouse>>;

export interface Wishes {
  seed: number;
  /** A tenth of the numbers, for continuous integration. */
  isSample: boolean;
}

export interface Finding {
  sent: number;
  found: string;
  ok: boolean;
}

export interface Probe {
  name: string;
  limits: Limits;
  /** In a process of its own, because it looks at that process's memory. */
  anew?: true;
  /** It takes the database away, and a process that says so in its log is right. */
  errorsAreRight?: true;
  run(house: House, wishes: Wishes): Promise<Finding>;
}

/** `run` for each item, at most `width` at once. */
export async function several<Item, Result>(
  items: readonly Item[],
  width: number,
  run: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await run(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
