import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createPool } from '../../src/server/database/pool.ts';
import { csrfTokenOf, startSession } from '../../src/server/desk/sessions.ts';
import { migrate } from '../../src/server/startup/migrate.ts';
import { startOpenIdProvider } from '../../src/server/testing/openid-provider.ts';
import { freePort, ROLES, startPostgres } from '../../src/server/testing/postgres.ts';
import { startSmtpSink } from '../../src/server/testing/smtp-sink.ts';
import { startWebhookReceiver } from '../../src/server/testing/webhook-receiver.ts';
import { type Server, startServer } from './attacked-server.ts';

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

/** Site and worker, or the desk, on a database of their own with its roles, a mail server, a receiver and a provider. */
export async function startHouse() {
  const postgres = await startPostgres({ inMemory: true });
  const [sink, receiver] = await Promise.all([startSmtpSink(), startWebhookReceiver()]);
  const secrets = [`whsec_${randomBytes(32).toString('base64')}`];
  const destinations = [{ name: 'crm', url: receiver.url, secrets }];
  await migrate({
    ownerUrl: postgres.ownerUrl,
    apiUser: ROLES.api,
    workerUser: ROLES.worker,
    deskUser: ROLES.desk,
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
  const deskPort = await freePort();
  const deskOrigin = `http://127.0.0.1:${deskPort}`;
  const provider = await startOpenIdProvider({ deskOrigin });
  const deskEnvironment: Record<string, string> = {
    ...provider.environment,
    METRICS_PORT: String(metricsPort),
    DESK_PORT: String(deskPort),
    DESK_ORIGIN: deskOrigin,
    DESK_DATABASE_URL: postgres.deskUrl,
    TOKEN_SECRET: environment.TOKEN_SECRET ?? '',
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let started: string | undefined;
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
    deskOrigin,
    server: running,
    send,
    /** Starts it, or starts it again if it runs with other limits, has ended or must be new. */
    async start(limits: Limits, { anew = false, desk = false } = {}): Promise<void> {
      const wanted = `${limits} ${desk}`;
      if (!anew && started === wanted && server?.isAlive()) return;
      await server?.stop();
      const RATE_LIMITS = JSON.stringify(limits === 'raised' ? RAISED : {});
      server = desk
        ? await startServer(deskEnvironment, 'src/server/startup/desk-command.ts')
        : await startServer({ ...environment, RATE_LIMITS }, 'src/server/startup/main.ts');
      started = wanted;
    },
    /** The headers of somebody of the team with every role, who has logged in at the desk. */
    async asMember(): Promise<Record<string, string>> {
      const token = await startSession(db, {
        ...{ subject: 'camille', name: 'Camille', roles: ['sales', 'privacy', 'operations'] },
      });
      return {
        Cookie: `__Host-desk=${token}`,
        Origin: deskOrigin,
        'X-CSRF-Token': csrfTokenOf(token),
      };
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
      await Promise.all([sink.stop(), receiver.stop(), provider.stop()]);
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
  /** At the desk instead of the site. */
  desk?: boolean;
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
