import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrate } from '#server/startup/migrate.ts';
import { type PostgresServer, ROLES, startPostgres } from '#server/testing/postgres.ts';
import { REGISTRATION } from '#server/testing/sample-forms.ts';
import { startProcess } from '#server/testing/start-process.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#server/testing/webhook-receiver.ts';
import { n8nOn } from './n8n.ts';
import { plainWorkflow, WEBHOOK_PATH } from './plain-workflow.ts';

const SECRET = `whsec_${randomBytes(32).toString('base64')}`;

let postgres: PostgresServer;
let crm: WebhookReceiver;
let n8n: Awaited<ReturnType<typeof n8nOn>>;
let site: ReturnType<typeof startProcess>;
let owner: Client;

beforeAll(async () => {
  postgres = await startPostgres();
  await migrate({
    ownerUrl: postgres.ownerUrl,
    apiUser: ROLES.api,
    workerUser: ROLES.worker,
    destinations: [{ name: 'n8n' }],
  });
  owner = new Client(postgres.ownerUrl);
  await owner.connect();
  crm = await startWebhookReceiver();
  n8n = await n8nOn(postgres);
  await n8n.publish(plainWorkflow(crm.url));
  await n8n.start();
  site = startProcess({
    SITE_DIR: 'dist',
    LOG_LEVEL: 'warn',
    API_DATABASE_URL: postgres.apiUrl,
    WORKER_DATABASE_URL: postgres.workerUrl,
    RATE_LIMITS: JSON.stringify({
      ip_per_minute: 1000,
      ip_per_hour: 1000,
      requests_per_minute: 1000,
    }),
    DELIVERY_TIME_SCALE: '0.01',
    WEBHOOKS: JSON.stringify([
      { name: 'n8n', url: `${n8n.origin}/webhook/${WEBHOOK_PATH}`, secrets: [SECRET] },
    ]),
  });
}, 600_000);
afterAll(async () => {
  site.signal('SIGTERM');
  await site.exited;
  await n8n.kill();
  n8n.remove();
  await owner.end();
  await crm.stop();
  await postgres.stop();
});

async function register(name: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${await site.listening}/api/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ ...REGISTRATION, email: `${name}@fret.example` }),
  });
  expect(answer.status).toBe(201);
}

const handedOn = () => crm.received.map(({ body }) => JSON.parse(body));
const addresses = () => new Set(handedOn().map(({ event }) => event.data.email));
const undelivered = async () =>
  (await owner.query(`SELECT 1 FROM deliveries WHERE kind = 'webhook' AND state <> 'delivered'`))
    .rowCount;

test('a workflow of a real n8n has every lead, and the signature it got holds', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `lead-${index}`);
  await Promise.all(names.map(register));
  const wanted = new Set(names.map((name) => `${name}@fret.example`));
  await vi.waitFor(() => expect(addresses()).toEqual(wanted), { timeout: 60_000, interval: 200 });
  for (const { headers, event } of handedOn()) {
    expect(new Webhook(SECRET).verify(JSON.stringify(event), headers)).toEqual(event);
    expect(event).toMatchObject({ type: 'lead.registered', data: { lead_score: 72 } });
  }
  await vi.waitFor(async () => expect(await undelivered()).toBe(0), { timeout: 10_000 });
});

test('leads that came while n8n was dead are there when it is back', async () => {
  await n8n.kill();
  const names = ['while-dead-1', 'while-dead-2', 'while-dead-3'];
  await Promise.all(names.map(register));
  await vi.waitFor(
    async () => {
      const { rows } = await owner.query(
        `SELECT 1 FROM deliveries WHERE state = 'pending' AND attempts > 0`,
      );
      expect(rows).toHaveLength(3);
    },
    { timeout: 30_000, interval: 200 },
  );
  await n8n.start();
  const wanted = names.map((name) => `${name}@fret.example`);
  await vi.waitFor(() => expect([...addresses()]).toEqual(expect.arrayContaining(wanted)), {
    timeout: 120_000,
    interval: 200,
  });
  await vi.waitFor(async () => expect(await undelivered()).toBe(0), { timeout: 10_000 });
}, 400_000);
