import { createServer } from 'node:http';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/database/migrate.ts';
import { startWorker } from '#server/deliveries/worker.ts';
import { ROLES, startPostgres } from '#server/testing/postgres.ts';
import { startSmtpSink } from '#server/testing/smtp-sink.ts';

/**
 * What the browser tests talk to: the built site with its API on a real PostgreSQL, the worker, and
 * a mail server that keeps what it gets. A second port tells the tests what arrived.
 */
const port = Number(process.env.PORT);
const postgres = await startPostgres({ settings: { fsync: 'off' } });
await migrate({ ownerUrl: postgres.ownerUrl, apiUser: ROLES.api, workerUser: ROLES.worker });
const sink = await startSmtpSink();

Object.assign(process.env, {
  API_DATABASE_URL: postgres.apiUrl,
  WORKER_DATABASE_URL: postgres.workerUrl,
  DATABASE_URL: postgres.ownerUrl,
  SMTP_URL: sink.url,
  SALES_EMAIL: 'ventes@voltige.example',
  // All tests come from one address; that of an e-mail address is left as it is in life.
  RATE_LIMITS: '{"ip_per_minute": 100000, "ip_per_hour": 100000, "simulations_per_minute": 100000}',
  WORKER: 'off',
});

const { deliveries, tokenSecret } = readConfig(process.env);
const silent = { info() {}, warn() {}, error() {} };
const databaseUrl = postgres.workerUrl;
const worker = await startWorker({ databaseUrl, deliveries, tokenSecret, log: silent });

const inspection = createServer((_request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ ownerUrl: postgres.ownerUrl, mails: sink.mails }));
}).listen(port + 2, '127.0.0.1');

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    inspection.close();
    void Promise.allSettled([worker.stop(), sink.stop()])
      .then(() => postgres.stop())
      .finally(() => process.exit());
  });
}

await import('#server/main.ts');
