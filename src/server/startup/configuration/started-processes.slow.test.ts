import { randomBytes } from 'node:crypto';
import { afterAll, expect, inject, test } from 'vitest';
import { restartingProcess } from '../../testing/faults/restarting-process.ts';
import { FIXTURE_ORIGIN } from '../../testing/fixture-site.ts';
import { ask, sendJson } from '../../testing/http-client.ts';
import { freePort } from '../../testing/postgres.ts';
import { NEWSLETTER, REGISTRATION } from '../../testing/sample-forms.ts';
import { startSmtpSink } from '../../testing/smtp-sink.ts';
import { startProcess } from '../../testing/start-process.ts';
import { connectedDatabase } from '../../testing/test-database.ts';
import { startWebhookReceiver } from '../../testing/webhook-receiver.ts';

const SOON = { timeout: 20_000, interval: 100 };

const SITE_DIR = inject('siteDir');
const { database, db: owner, stop } = await connectedDatabase();
afterAll(stop);

const TOKEN_SECRET = randomBytes(32).toString('hex');
const inProduction = (API_DATABASE_URL: string) =>
  startProcess({
    NODE_ENV: 'production',
    TRIAL: '1',
    WORKER: 'off',
    SITE_DIR,
    TOKEN_SECRET,
    TRUSTED_PROXIES: 'none',
    API_DATABASE_URL,
  });

test("in production the site does not start as the tables' owner", async () => {
  const server = inProduction(database.ownerUrl);
  expect(await server.exited).toBe(1);
  expect(server.complained()).toMatch(/^API_DATABASE_URL has a role with more rights.+\n$/);
});

test('in production pages are served while the database is down, and the API says so', async () => {
  const server = inProduction(`postgresql://voltige_api@127.0.0.1:${await freePort()}/voltige`);
  const port = await server.listening;
  expect((await ask(port, '/faq')).status).toBe(200);
  expect((await sendJson(port, '/api/leads', REGISTRATION)).status).toBe(503);
  expect((await ask(port, '/readyz')).status).toBe(503);
  await server.end();
});

test('what only the worker knows is enough: the webhook comes, and mails lead to the built site', async () => {
  const crm = await startWebhookReceiver();
  const smtp = await startSmtpSink();
  const secrets = [`whsec_${randomBytes(32).toString('base64')}`];
  const worker = restartingProcess('src/server/startup/worker-command.ts', {
    SITE_DIR,
    TOKEN_SECRET,
    WORKER_DATABASE_URL: database.workerUrl,
    SMTP_URL: smtp.url,
    WEBHOOKS: JSON.stringify([{ name: 'crm', url: crm.url, secrets }]),
  });
  worker.start();
  const recorded = async () => (await owner.query('SELECT FROM webhook_destinations')).rowCount;
  await expect.poll(recorded, SOON).toBe(1);

  const site = startProcess({
    SITE_DIR,
    TOKEN_SECRET,
    WORKER: 'off',
    API_DATABASE_URL: database.apiUrl,
  });
  const port = await site.listening;
  expect((await sendJson(port, '/api/leads', REGISTRATION)).status).toBe(201);
  expect((await sendJson(port, '/api/form-submission', NEWSLETTER)).status).toBe(202);
  await expect.poll(() => crm.received.length, SOON).toBe(1);
  const confirmation = () => smtp.mails.find(({ to }) => to.includes(NEWSLETTER.email))?.raw;
  await expect.poll(confirmation, SOON).toBeDefined();
  const text = confirmation()?.replaceAll('=\r\n', '');
  expect(text).toContain(`${FIXTURE_ORIGIN}/en/newsletter/confirmation?token=3D`);
  await Promise.all([site.end(), worker.stop()]);
  await Promise.all([crm.stop(), smtp.stop()]);
});
