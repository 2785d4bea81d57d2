import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createPool } from '#server/database/pool.ts';
import { migrate } from '#server/startup/migrate.ts';
import { freePort, ROLES, startPostgres } from '#server/testing/postgres.ts';
import { startSmtpSink } from '#server/testing/smtp-sink.ts';
import { startWebhookReceiver } from '#server/testing/webhook-receiver.ts';
import { startPart } from './processes.ts';

/** How site and worker ended when they were asked to; null is by a signal. */
export type ExitCodes = [site: number | null, worker: number | null];

const [TAKEN, UNAVAILABLE] = [200, 503];

/** Site, worker, database on disk, mail server and receiver; each keeps no more than the ids of what it got. */
export async function startSoakHouse() {
  const postgres = await startPostgres();
  const mailed = new Set<string>();
  const sink = await startSmtpSink({
    onMail: ({ raw }) => {
      sink.mails.length = 0;
      mailed.add(/^Message-ID: <([\w-]+)@/im.exec(raw)?.[1] ?? '');
    },
  });
  const arrived = new Set<string>();
  let status = TAKEN;
  const receiver = await startWebhookReceiver({
    onReceived: ({ headers }) => {
      receiver.received.length = 0;
      if (status === TAKEN) arrived.add(String(headers['webhook-id']));
    },
  });
  const answerWith = (next: number) => {
    status = next;
    receiver.answerWith({ status });
  };

  const secrets = [`whsec_${randomBytes(32).toString('base64')}`];
  const destinations = [{ name: 'crm', url: receiver.url, secrets }];
  await migrate({ ...postgres, apiUser: ROLES.api, workerUser: ROLES.worker, destinations });
  const db = createPool({ url: postgres.ownerUrl, max: 2 });
  const metricsPorts = { site: await freePort(), worker: await freePort() };
  const settings = {
    HOST: '127.0.0.1',
    PORT: '0',
    WORKER: 'off',
    API_DATABASE_URL: postgres.apiUrl,
    WORKER_DATABASE_URL: postgres.workerUrl,
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    // Each visitor has an address, as behind a proxy: the limits can be those of production.
    TRUSTED_PROXIES: '127.0.0.1',
    WEBHOOKS: JSON.stringify(destinations),
    SMTP_URL: sink.url,
    SALES_EMAIL: 'ventes@voltige.example',
    // What the receiver refused comes again after half a second and half a minute.
    DELIVERY_TIME_SCALE: '0.1',
  };
  const start = (name: 'site' | 'worker', file: string, ready: RegExp) =>
    startPart(file, { ...settings, METRICS_PORT: String(metricsPorts[name]) }, ready);
  const worker = await start('worker', 'src/server/startup/worker-command.ts', /worker started/);
  const site = await start('site', 'src/server/startup/main.ts', /listens on http:\/\/\S+:(\d+)/);
  await hurryMaintenance(db);
  const maintaining = setInterval(
    () => void forgetMaintenance(db).catch(() => {}),
    MAINTENANCE_SECONDS * 1000,
  );

  return {
    port: Number(site.found),
    metricsPorts,
    site,
    worker,
    db,
    mailed,
    arrived,
    /** The receiver answers 503 for so long. */
    async refuseFor(ms: number, signal: AbortSignal): Promise<void> {
      answerWith(UNAVAILABLE);
      await pause(ms, undefined, { signal }).catch(() => {});
      answerWith(TAKEN);
    },
    async stop(): Promise<ExitCodes> {
      clearInterval(maintaining);
      const codes = await Promise.all([site.stop(), worker.stop()]);
      await Promise.all([db.end(), sink.stop(), receiver.stop()]);
      await postgres.stop();
      return codes;
    },
  };
}
export type SoakHouse = Awaited<ReturnType<typeof startSoakHouse>>;

const MAINTENANCE_SECONDS = 30;
type Database = ReturnType<typeof createPool>;

/**
 * Half an hour with the maintenance of days: a job that is done is removed after half a minute instead of an hour,
 * and what is over after its time every minute instead of every night, by the worker's own statements.
 */
async function hurryMaintenance(db: Database): Promise<void> {
  await db.query('UPDATE pgboss.queue SET deletion_seconds = $1', [MAINTENANCE_SECONDS]);
  await db.query("UPDATE pgboss.schedule SET cron = '* * * * *' WHERE name = 'retention'");
}

/** The worker removes jobs that are done when it last did so an hour ago. In the order in which it locks them. */
async function forgetMaintenance(db: Database): Promise<void> {
  await db.query(`
    WITH due AS (SELECT name FROM pgboss.queue ORDER BY name FOR NO KEY UPDATE)
    UPDATE pgboss.queue SET maintain_on = NULL FROM due WHERE queue.name = due.name`);
}
