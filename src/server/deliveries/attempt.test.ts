import { randomBytes } from 'node:crypto';
import { TestClock } from 'pg-boss';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { storeLead } from '../testing/stored-rows.ts';
import { testDatabase } from '../testing/test-database.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { startWebhookWorker } from '../testing/webhook-worker.ts';
import { attemptDelivery, secondsUntilNext } from './attempt.ts';
import { enqueue } from './enqueue.ts';
import { ALERT_QUEUE } from './queues.ts';

const clock = new TestClock(Date.now());
const database = await testDatabase();
const receiver = await startWebhookReceiver();
// Sessions that tell the time by the test's clock.
const clocked = '?options=-c%20pgboss.test_clock%3Don';
const owner = createPool({ url: `${database.ownerUrl}${clocked}` });
const secrets = [`whsec_${randomBytes(32).toString('base64')}`];
const worker = await startWebhookWorker(
  { ownerUrl: database.ownerUrl, workerUrl: `${database.workerUrl}${clocked}` },
  { name: 'crm', url: receiver.url, secrets },
  clock,
);
await owner.query('GRANT SELECT ON pgboss.__pgboss_test_clock TO PUBLIC');
const { parts, queue } = worker;
beforeEach(async () => {
  await clock.setTime(Date.now());
  receiver.received.length = 0;
  receiver.answerWith({ status: 200 });
  await owner.query(`TRUNCATE deliveries, disabled_destinations; DELETE FROM pgboss.job`);
});
afterAll(async () => {
  await Promise.all([worker.stop(), owner.end(), receiver.stop()]);
  await database.drop();
});

async function newDelivery(): Promise<string> {
  const id = crypto.randomUUID();
  const submission = await storeLead(owner);
  const planned = {
    id,
    kind: 'webhook',
    event: 'lead.registered',
    destination: 'crm',
    queue,
    priority: 0,
  } as const;
  await enqueue(owner, [planned], 'lead_submission_id', submission);
  return id;
}

const rowOf = async (id: string) =>
  (await owner.query('SELECT * FROM deliveries WHERE id = $1', [id])).rows[0];
const alerts = async () =>
  (await owner.query('SELECT start_after FROM pgboss.job WHERE name = $1', [ALERT_QUEUE])).rows;

test('R7, R20: the n-th attempt comes when the schedule says, and after the tenth it is dead', async () => {
  receiver.answerWith({ status: 500 });
  const id = await newDelivery();
  for (const gapSeconds of [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]) {
    const due = (await rowOf(id)).next_attempt_at.getTime();
    const waited = (due - clock.now()) / 1000;
    expect(waited).toBeGreaterThanOrEqual(gapSeconds * 0.8 - 1);
    expect(waited).toBeLessThanOrEqual(gapSeconds * 1.2 + 1);
    if (gapSeconds > 0) {
      await clock.setTime(due - 50);
      expect(await worker.work()).toBe(0);
    }
    await clock.setTime(due + 1);
    expect(await worker.work()).toBe(1);
  }
  expect(await rowOf(id)).toMatchObject({ state: 'dead', attempts: 10, last_error: 'HTTP 500' });
  expect(receiver.received).toHaveLength(10);
  expect(await alerts()).toHaveLength(1);
  await clock.setTime(clock.now() + 100 * 86_400_000);
  expect(await worker.work()).toBe(0);
});

test('R9: every attempt has the same webhook-id, its own timestamp and its own valid signature', async () => {
  receiver.answerWith({ status: 503 });
  const id = await newDelivery();
  await worker.work();
  await clock.setTime(clock.now() + 10_000);
  await worker.work();
  const headers = receiver.received.map((one) => one.headers as Record<string, string>);
  expect(headers.map((one) => one['webhook-id'])).toEqual([id, id]);
  expect(new Set(headers.map((one) => one['webhook-timestamp'])).size).toBe(2);
  expect(new Set(headers.map((one) => one['webhook-signature'])).size).toBe(2);
});

test('R8: 410 ends it, and nothing more goes there until someone enables the destination', async () => {
  receiver.answerWith({ status: 410 });
  const first = await newDelivery();
  await worker.work();
  expect(await rowOf(first)).toMatchObject({ state: 'dead', last_error: 'HTTP 410' });
  receiver.answerWith({ status: 200 });
  const second = await newDelivery();
  await worker.work();
  expect(await rowOf(second)).toMatchObject({ state: 'dead', last_error: 'destination disabled' });
  expect(receiver.received).toHaveLength(1);
  expect(await alerts()).toHaveLength(1);
});

test('R8: Retry-After is honoured', async () => {
  receiver.answerWith({ status: 429, headers: { 'retry-after': '600' } });
  const id = await newDelivery();
  await worker.work();
  expect((await rowOf(id)).next_attempt_at.getTime() - clock.now()).toBeCloseTo(600_000, -3);
});

test('R10: of two workers with the same attempt, one sends', async () => {
  const id = await newDelivery();
  const job = { delivery_id: id, attempt: 1 };
  await Promise.all(Array.from({ length: 20 }, () => attemptDelivery(parts, queue, job)));
  expect(receiver.received).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ state: 'delivered', attempts: 1 });
});

test('R10: an attempt whose worker died in the middle is made again when its lease ends', async () => {
  const id = await newDelivery();
  const job = { delivery_id: id, attempt: 1 };
  await worker.boss.deleteAllJobs(queue);
  expect(await parts.claim(job)).not.toBeNull();
  await attemptDelivery(parts, queue, job);
  expect(receiver.received).toHaveLength(0);
  expect(await worker.work()).toBe(0);
  await clock.setTime(clock.now() + 31_000);
  expect(await worker.work()).toBe(1);
  expect(await rowOf(id)).toMatchObject({ state: 'delivered', attempts: 1 });
});

test('what was erased before it could be sent is not sent', async () => {
  const id = await newDelivery();
  const { lead_submission_id } = await rowOf(id);
  // The row goes with its subject; the job that is left finds nothing.
  await owner.query('DELETE FROM lead_submissions WHERE id = $1', [lead_submission_id]);
  expect(await worker.work()).toBe(1);
  expect(receiver.received).toEqual([]);
});

test('a fault of our own while sending counts as an attempt, is recorded, and ends as dead with an alert', async () => {
  const faulty = { ...parts, send: () => Promise.reject(new TypeError('Ada <ada@fret.example>')) };
  const id = await newDelivery();
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await clock.setTime(clock.now() + 2 * 86_400_000);
    await attemptDelivery(faulty, queue, { delivery_id: id, attempt });
    const { rows } = await owner.query('SELECT * FROM deliveries WHERE id = $1', [id]);
    expect(rows[0]).toMatchObject({
      attempts: attempt,
      state: attempt === 10 ? 'dead' : 'pending',
      last_error: 'fault in our own code: TypeError',
    });
  }
  const alerts = await owner.query('SELECT 1 FROM pgboss.job WHERE name = $1', [ALERT_QUEUE]);
  expect(alerts.rowCount).toBe(1);
});

test('a database that cannot answer is no attempt', async () => {
  const down = Object.assign(new Error('terminating connection'), { code: '57P01' });
  const id = await newDelivery();
  const job = { delivery_id: id, attempt: 1 };
  const unlucky = { ...parts, send: () => Promise.reject(down) };
  await expect(attemptDelivery(unlucky, queue, job)).rejects.toBe(down);
  const { rows } = await owner.query('SELECT * FROM deliveries WHERE id = $1', [id]);
  expect(rows[0]).toMatchObject({ attempts: 0, state: 'pending' });
});

const plain = { random: 0.5, timeScale: 1 };

test('R7: a webhook is tried ten times, with the gaps that were agreed', () => {
  const gaps = Array.from({ length: 10 }, (_, failed) =>
    secondsUntilNext('webhook', failed + 1, plain),
  );
  expect(gaps).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null]);
});

test('R7: jitter changes a gap by a fifth at most', () => {
  expect(secondsUntilNext('webhook', 2, { ...plain, random: 0 })).toBeCloseTo(240);
  expect(secondsUntilNext('webhook', 2, { ...plain, random: 1 })).toBeCloseTo(360);
});

test('R8: a longer Retry-After is honoured, a shorter one is not', () => {
  expect(secondsUntilNext('webhook', 1, { ...plain, retryAfterSeconds: 120 })).toBe(120);
  expect(secondsUntilNext('webhook', 2, { ...plain, retryAfterSeconds: 120 })).toBe(300);
});

test('M7: a mail is tried again every five minutes, 48 times', () => {
  expect(secondsUntilNext('acknowledgement', 1, plain)).toBe(300);
  expect(secondsUntilNext('acknowledgement', 48, plain)).toBe(300);
  expect(secondsUntilNext('acknowledgement', 49, plain)).toBeNull();
});

test('every gap can be shortened for a trial', () => {
  expect(secondsUntilNext('webhook', 9, { ...plain, timeScale: 0.001 })).toBeCloseTo(86.4);
});
