import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../startup/migrate.ts';
import { restartingProcess } from '../testing/faults/restarting-process.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { ask } from '../testing/http-client.ts';
import { freePort, type PostgresServer, ROLES, startPostgres } from '../testing/postgres.ts';
import { CLIENT_ERROR, REGISTRATION } from '../testing/sample-forms.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';

const OUTAGE_MS = 5_000;
const MANY = 1_000_000;

let postgres: PostgresServer;
let siteDir: string;
beforeAll(async () => {
  postgres = await startPostgres({ inMemory: true });
  siteDir = writeFixtureSite();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(siteDir, { recursive: true });
});

/** Site and worker, each in its own process, with a receiver and a mail server that refuse everything. */
async function startBoth() {
  const [crm, smtp, port] = await Promise.all([
    startWebhookReceiver(),
    startSmtpSink(),
    freePort(),
  ]);
  crm.answerWith({ status: 500 });
  smtp.behave({ code: 451, at: 'recipient' });
  const destinations = [
    { name: 'crm', url: crm.url, secrets: [`whsec_${btoa('x'.repeat(32))}`], private: true },
  ];
  await migrate({ ...postgres, apiUser: ROLES.api, workerUser: ROLES.worker, destinations });
  const environment = {
    SITE_DIR: siteDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    WORKER: 'off',
    API_DATABASE_URL: postgres.apiUrl,
    WORKER_DATABASE_URL: postgres.workerUrl,
    WEBHOOKS: JSON.stringify(destinations),
    SMTP_URL: smtp.url,
    SALES_EMAIL: 'ventes@voltige.example',
    DELIVERY_TIME_SCALE: '0.0001',
    SIMULATION_WAIT_SECONDS: '0',
    RATE_LIMITS: JSON.stringify({ ip_per_minute: MANY, ip_per_hour: MANY, email_per_hour: MANY }),
  };
  const site = restartingProcess('src/server/startup/main.ts', environment);
  const worker = restartingProcess('src/server/startup/worker-command.ts', environment);
  for (const part of [site, worker]) part.start();
  await expect.poll(() => site.log(), { timeout: 20_000 }).toContain('listens on');
  await expect.poll(() => worker.log(), { timeout: 20_000 }).toContain('worker started');
  const send = (path: string, body: object) =>
    ask(port, path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify(body),
    });
  return {
    send,
    refused: () => crm.received.length,
    lines: () => ({ site: messages(site.log()), worker: messages(worker.log()) }),
    async end() {
      await Promise.all([site.kill(), worker.kill()]);
      await Promise.all([crm.stop(), smtp.stop()]);
    },
  };
}

function messages(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line).msg);
}

test('many failures make few lines in the log: receivers down, then the database for five seconds', async () => {
  const both = await startBoth();
  await Promise.all(
    Array.from({ length: 30 }, (_, nth) =>
      both.send('/api/leads', { ...REGISTRATION, email: `n${nth}@fret.example` }),
    ),
  );
  await expect.poll(() => both.refused(), { timeout: 20_000 }).toBeGreaterThan(90);
  const beforeOutage = both.lines();
  expect(beforeOutage).toEqual({
    site: [expect.stringContaining('listens on')],
    // One for the webhook, one for each of the two mails.
    worker: ['worker started', ...Array<string>(3).fill('delivery failed, will be tried again')],
  });

  await postgres.kill();
  const until = Date.now() + OUTAGE_MS;
  let turnedAway = 0;
  while (Date.now() < until) {
    const { status } = await both.send('/api/leads', REGISTRATION);
    await both.send('/api/client-errors', CLIENT_ERROR);
    if (status === 503) turnedAway += 1;
  }
  expect(turnedAway).toBeGreaterThan(100);
  const { site, worker } = both.lines();
  expect(new Set(site)).toEqual(
    new Set([
      ...beforeOutage.site,
      ...['database unavailable', 'failed in a browser', 'rate limit reached'],
    ]),
  );
  expect(site.length).toBeLessThanOrEqual(beforeOutage.site.length + 4);
  expect(new Set(worker)).toEqual(
    new Set([...beforeOutage.worker, 'attempt not recorded', 'database unavailable']),
  );
  expect(worker.length).toBeLessThanOrEqual(beforeOutage.worker.length + 3);
  await both.end();
});
