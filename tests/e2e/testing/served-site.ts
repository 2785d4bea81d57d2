import { createServer } from 'node:http';
import { migrate } from '#server/startup/migrate.ts';
import { ROLES, startPostgres } from '#server/testing/postgres.ts';
import { startSmtpSink } from '#server/testing/smtp-sink.ts';
import { startDeskProcess } from '#server/testing/start-desk-process.ts';

/**
 * What the browser tests talk to: the built site with its API and worker on a real PostgreSQL, a mail server
 * that keeps what it gets, the desk and the company's OpenID provider. A second port gives the tests what
 * arrived.
 */
const INSPECTION_PORT = Number(process.env.PORT) + 2;

const postgres = await startPostgres({ inMemory: true });
await migrate({
  ownerUrl: postgres.ownerUrl,
  apiUser: ROLES.api,
  workerUser: ROLES.worker,
  deskUser: ROLES.desk,
});
const sink = await startSmtpSink();

Object.assign(process.env, {
  DATABASE_URL: postgres.ownerUrl,
  API_DATABASE_URL: postgres.apiUrl,
  WORKER_DATABASE_URL: postgres.workerUrl,
  SMTP_URL: sink.url,
  SALES_EMAIL: 'ventes@voltige.example',
  // They want no event, so that nobody's form waits for them; the desk tries them out.
  WEBHOOKS: JSON.stringify(
    [
      { name: 'crm', path: '/' },
      { name: 'suivi', path: '/refuse' },
    ].map(({ name, path }) => ({
      ...{ name, url: `http://127.0.0.1:${INSPECTION_PORT}${path}`, events: [] },
      secrets: [`whsec_${Buffer.alloc(32, 7).toString('base64')}`],
    })),
  ),
  SIMULATION_WAIT_SECONDS: '3',
  // All tests come from one network; the limit of an e-mail address is left as it is in life.
  RATE_LIMITS:
    '{"ip_per_minute": 100000, "ip_per_hour": 100000, "simulations_per_minute": 100000, "analyses_per_minute": 100000, "requests_per_minute": 100000}',
});

createServer((request, response) => {
  if (request.url === '/refuse') response.statusCode = 503;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ ownerUrl: postgres.ownerUrl, mails: sink.mails }));
})
  .listen(INSPECTION_PORT, '127.0.0.1')
  .unref();

const desk = await startDeskProcess({ port: Number(process.env.PORT) + 5, postgres });
process.once(
  'SIGTERM',
  () => void Promise.all([sink.stop(), desk.stop()]).then(() => process.exit()),
);

await import('#server/startup/main.ts');
