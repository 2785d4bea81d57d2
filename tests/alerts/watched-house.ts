import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { migrate } from '#server/startup/migrate.ts';
import { callCli } from '#server/testing/call-cli.ts';
import { restartingProcess } from '#server/testing/faults/restarting-process.ts';
import { writeFixtureSite } from '#server/testing/fixture-site.ts';
import { ask } from '#server/testing/http-client.ts';
import { startOpenIdProvider } from '#server/testing/openid-provider.ts';
import { freePort, ROLES, startPostgres } from '#server/testing/postgres.ts';
import { REGISTRATION } from '#server/testing/sample-forms.ts';
import { startSmtpSink } from '#server/testing/smtp-sink.ts';
import { startWebhookReceiver } from '#server/testing/webhook-receiver.ts';

const MANY = 1_000_000;
const NO_LIMITS = {
  ip_per_minute: MANY,
  ip_per_hour: MANY,
  email_per_hour: MANY,
  requests_per_minute: MANY,
  signals_per_minute: MANY,
};
const MAINTENANCE = ['backup', 'refusals', 'drill', 'retention'];
const LEAD_EVERY_MS = 300;

const webhook = (name: string, url: string) => ({
  name,
  url,
  secrets: [`whsec_${btoa('x'.repeat(32))}`],
  private: true,
});

function watchedProcess(file: string, environment: Record<string, string>) {
  return {
    ...restartingProcess(file, environment),
    port: Number(environment.PORT),
    metricsPort: Number(environment.METRICS_PORT),
  };
}

/**
 * Two processes of the site, a worker and the desk with metrics, on a database, a receiver, a mail server and a provider
 * of logins of their own.
 * Visitors send leads to the first site all the time; the second has the limits of production.
 */
export async function startWatchedHouse() {
  const siteDir = writeFixtureSite();
  const postgres = await startPostgres({ inMemory: true });
  const crm = await startWebhookReceiver();
  const smtp = await startSmtpSink();
  const destinations = [webhook('crm', crm.url)];
  await migrate({
    ...{ ...postgres, destinations },
    ...{ apiUser: ROLES.api, workerUser: ROLES.worker, deskUser: ROLES.desk },
  });
  const owner = new Pool({ connectionString: postgres.ownerUrl, max: 4 });
  owner.on('error', () => {});
  const environment = {
    SITE_DIR: siteDir,
    HOST: '127.0.0.1',
    WORKER: 'off',
    DATABASE_URL: postgres.ownerUrl,
    API_DATABASE_URL: postgres.apiUrl,
    WORKER_DATABASE_URL: postgres.workerUrl,
    TOKEN_SECRET: randomUUID(),
    WEBHOOKS: JSON.stringify(destinations),
    SMTP_URL: smtp.url,
    SALES_EMAIL: 'ventes@voltige.example',
    SIMULATION_WAIT_SECONDS: '0',
    DELIVERY_TIME_SCALE: '0.01',
  };
  const ports = async () => ({
    PORT: String(await freePort()),
    METRICS_PORT: String(await freePort()),
  });
  const main = 'src/server/startup/main.ts';
  const first = watchedProcess(main, {
    ...environment,
    ...(await ports()),
    RATE_LIMITS: JSON.stringify(NO_LIMITS),
  });
  const second = watchedProcess(main, { ...environment, ...(await ports()) });
  const worker = watchedProcess('src/server/startup/worker-command.ts', {
    ...environment,
    ...(await ports()),
  });
  const deskPorts = await ports();
  const deskOrigin = `http://127.0.0.1:${deskPorts.PORT}`;
  const provider = await startOpenIdProvider({ deskOrigin });
  const desk = watchedProcess('src/server/startup/desk-command.ts', {
    ...{ ...environment, ...deskPorts, ...provider.environment },
    DESK_PORT: deskPorts.PORT,
    DESK_ORIGIN: deskOrigin,
    DESK_DATABASE_URL: postgres.deskUrl,
  });
  for (const part of [first, second, worker, desk]) part.start();

  async function refreshMaintenance(): Promise<void> {
    await owner.query(
      `INSERT INTO maintenance_runs (kind, finished_at, took_seconds)
       SELECT kind, now(), 1 FROM unnest($1::text[]) AS kind
       ON CONFLICT (kind) DO UPDATE SET finished_at = excluded.finished_at`,
      [MAINTENANCE],
    );
  }
  await refreshMaintenance();

  const send = (port: number, path: string, body: object, headers: Record<string, string> = {}) =>
    ask(port, path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const lead = (port = first.port, headers: Record<string, string> = {}) =>
    send(port, '/api/leads', { ...REGISTRATION, email: `${randomUUID()}@fret.example` }, headers);

  let going = true;
  const visitors = (async () => {
    while (going) {
      await Promise.allSettled([lead(), ask(first.port, '/faq')]);
      await pause(LEAD_EVERY_MS);
    }
  })();

  return {
    postgres,
    owner,
    crm,
    smtp,
    first,
    second,
    worker,
    desk,
    deskOrigin,
    send,
    lead,
    refreshMaintenance,
    /** As an operator calls it. */
    async command(...args: string[]): Promise<void> {
      const { code, complained } = await callCli(args, environment);
      if (code !== 0) throw new Error(`voltige ${args.join(' ')}: ${complained}`);
    },
    async stop(): Promise<void> {
      going = false;
      await visitors;
      await Promise.all([first.kill(), second.kill(), worker.kill(), desk.kill()]);
      await owner.end();
      await Promise.all([postgres.stop(), crm.stop(), smtp.stop(), provider.stop()]);
      rmSync(siteDir, { recursive: true });
    },
  };
}
export type WatchedHouse = Awaited<ReturnType<typeof startWatchedHouse>>;
