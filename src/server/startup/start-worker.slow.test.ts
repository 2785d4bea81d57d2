import { randomBytes } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import type { WorkerLog } from '../deliveries/attempt.ts';
import type { DeliveryEvent } from '../deliveries/delivery.ts';
import { enableDestination } from '../deliveries/destinations.ts';
import { enqueue, plannedDeliveries } from '../deliveries/enqueue.ts';
import { ALERT_QUEUE } from '../deliveries/queues.ts';
import { replay, sweepDeliveries } from '../deliveries/requeue.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';
import { storeContact } from '../testing/stored-rows.ts';
import { testDatabase } from '../testing/test-database.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { startWorker } from './start-worker.ts';

const secrets = [`whsec_${randomBytes(32).toString('base64')}`];

let workers: Awaited<ReturnType<typeof startWorker>>[] = [];
let logged: unknown[] = [];

const [database, sink, crm, slow] = await Promise.all([
  testDatabase(),
  startSmtpSink(),
  startWebhookReceiver(),
  startWebhookReceiver(),
]);
const owner = createPool({ url: database.ownerUrl });
beforeEach(async () => {
  logged = [];
  for (const receiver of [crm, slow]) {
    receiver.received.length = 0;
    receiver.answerWith({ status: 200 });
  }
  sink.mails.length = 0;
  await owner.query(
    'TRUNCATE crm_leads, form_submissions, deliveries, disabled_destinations CASCADE',
  );
  await owner.query('DELETE FROM pgboss.job');
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
});
afterAll(async () => {
  await Promise.all([owner.end(), sink.stop(), crm.stop(), slow.stop()]);
  await database.drop();
});

const destinations = () => [
  { name: 'crm', url: crm.url, secrets },
  { name: 'slow', url: slow.url, secrets },
];

async function work(): Promise<void> {
  const note = (facts: unknown) => void logged.push(facts);
  const log = { info: note, warn: note, error: note } as unknown as WorkerLog;
  const worker = await startWorker({
    databaseUrl: database.workerUrl,
    origin: 'https://www.voltige.example',
    tokenSecrets: ['a secret for tests, long enough to be one'],
    log,
    deliveries: {
      production: false,
      destinations: destinations(),
      webhookHosts: ['127.0.0.1'],
      timeScale: 0.001,
      analysisApproval: false,
      mail: {
        smtpUrl: sink.url,
        from: 'bonjour@voltige.example',
        salesEmail: 'ventes@voltige.example',
        dkim: undefined,
      },
    },
  });
  workers.push(worker);
}

async function submit(names: string[], mails = false): Promise<string[]> {
  const event: DeliveryEvent = 'form.submitted';
  const facts = { form_type: 'contact', suspicion: null } as const;
  const planned = plannedDeliveries(event, facts, destinations()).filter(({ destination }) =>
    destination === null ? mails : names.includes(destination),
  );
  await enqueue(owner, planned, 'form_submission_id', await storeContact(owner));
  return planned.map(({ id }) => id);
}

async function states(): Promise<Record<string, number>> {
  const { rows } = await owner.query(
    `SELECT coalesce(destination, 'mail') || ' ' || state AS what, count(*)::int AS count
     FROM deliveries GROUP BY 1`,
  );
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
}

const soon = { timeout: 15_000, interval: 50 };

test('R8: a destination that hangs holds up neither the others nor the mails', async () => {
  slow.answerWith('hang');
  for (let count = 0; count < 60; count += 1) await submit(['slow']);
  await work();
  await expect.poll(() => slow.received.length, soon).toBeGreaterThanOrEqual(40);
  const start = Date.now();
  await Promise.all(Array.from({ length: 30 }, () => submit(['crm'], true)));
  await expect
    .poll(async () => {
      const now = await states();
      return [now['crm delivered'], now['mail pending']];
    }, soon)
    .toEqual([30, undefined]);
  // Two polls of a second and the sending itself; a hanging batch would cost fifteen.
  expect(Date.now() - start).toBeLessThan(10_000);
  expect((await states())['slow pending']).toBe(60);
  slow.answerWith({ status: 200 });
  slow.drop();
});

test('a delivery without its job is found and sent', async () => {
  const [id] = await submit(['crm']);
  await owner.query('DELETE FROM pgboss.job');
  await owner.query("UPDATE deliveries SET next_attempt_at = now() - interval '1 minute'");
  expect(await sweepDeliveries(owner, destinations())).toEqual({ enqueued: 1, dead: 0 });
  expect(await sweepDeliveries(owner, destinations())).toEqual({ enqueued: 0, dead: 0 });
  await work();
  await expect.poll(states, soon).toEqual({ 'crm delivered': 1 });
  expect(crm.received[0]?.headers['webhook-id']).toBe(id);
});

test('a delivery to a destination that is no longer configured is dead and says so', async () => {
  await submit(['crm']);
  await owner.query("UPDATE deliveries SET next_attempt_at = now() - interval '2 hours'");
  expect(await sweepDeliveries(owner, [])).toEqual({ enqueued: 0, dead: 1 });
  const { rows } = await owner.query('SELECT last_error FROM deliveries');
  expect(rows).toEqual([{ last_error: 'destination not configured' }]);
  const alerts = await owner.query('SELECT 1 FROM pgboss.job WHERE name = $1', [ALERT_QUEUE]);
  expect(alerts.rows).toHaveLength(1);
});

test('R20: what is dead is logged without a name, reported to sales in one mail, and can be replayed', async () => {
  crm.answerWith({ status: 410 });
  const ids = [...(await submit(['crm'])), ...(await submit(['crm']))];
  await work();
  await expect.poll(states, soon).toEqual({ 'crm dead': 2 });
  expect(logged).toContainEqual(expect.objectContaining({ destination: 'crm', why: 'HTTP 410' }));
  expect(JSON.stringify(logged)).not.toMatch(/fret\.example|Ana/i);

  const moved = await owner.query(
    `UPDATE pgboss.job SET start_after = now() + interval '1s' WHERE name = $1 RETURNING id`,
    [ALERT_QUEUE],
  );
  expect(moved.rows).toHaveLength(1);
  await expect.poll(() => sink.mails.length, soon).toBe(1);
  const notice = await PostalMime.parse(sink.mails[0]?.raw ?? '');
  expect(notice.to?.[0]?.address).toBe('ventes@voltige.example');
  expect(notice.text).toContain('crm');
  expect(notice.text).not.toMatch(/fret\.example/);

  crm.answerWith({ status: 200 });
  expect(await enableDestination(owner, 'crm')).toBe(true);
  expect((await replay(owner, ids)).sort()).toEqual(ids.sort());
  expect(await replay(owner, ids)).toEqual([]);
  await expect.poll(states, soon).toEqual({ 'crm delivered': 2 });
});

test('it stops when what it was sending is sent', async () => {
  await submit(['crm']);
  await work();
  await expect.poll(() => crm.received.length, soon).toBe(1);
  await workers.pop()?.stop();
  expect(await states()).toEqual({ 'crm delivered': 1 });
});
