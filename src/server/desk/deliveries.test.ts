import { randomBytes, randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { CauseGroup, DeliveriesOverview } from '#domain/desk/deliveries.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { recordDestinations } from '../deliveries/destinations.ts';
import { startDesk } from '../testing/start-desk.ts';
import { storeLead, VISITOR } from '../testing/stored-rows.ts';
import { startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { startWebhookWorker } from '../testing/webhook-worker.ts';

const SECRET = `whsec_${randomBytes(32).toString('base64')}`;

const desk = await startDesk();
const marc = await desk.member('Marc', 'operations');
const receiver = await startWebhookReceiver();
// It wants no event at all; a test it gets.
const crm = { name: 'crm', url: receiver.url, secrets: [SECRET], events: [] };
const worker = await startWebhookWorker(desk.database, crm);
await recordDestinations(worker.db, [crm]);
const lead = await storeLead(desk.owner);
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answerWith({ status: 200 });
  await desk.owner.query(
    'TRUNCATE deliveries, disabled_destinations, desk_audit; DELETE FROM pgboss.job',
  );
});
afterAll(async () => {
  await Promise.all([worker.stop(), receiver.stop()]);
  await desk.stop();
});

interface Row {
  kind?: string;
  destination?: string | null;
  state?: 'pending' | 'dead' | 'delivered';
  error?: string | null;
  attempts?: number;
  hoursAgo?: number;
  nextInSeconds?: number;
}

async function stored(row: Row = {}): Promise<string> {
  const { kind = 'webhook', destination = 'crm', state = 'dead', error = 'HTTP 500' } = row;
  const { attempts = 3, hoursAgo = 0.5, nextInSeconds = 3600 } = row;
  const id = randomUUID();
  await desk.owner.query(
    `INSERT INTO deliveries (id, kind, event, destination, lead_submission_id, state, last_error, attempts,
       created_at, ended_at, next_attempt_at)
     VALUES ($1, $2, 'lead.registered', $3, $4, $5, $6, $7, now() - $8 * interval '1 hour',
       CASE WHEN $5 <> 'pending' THEN now() - $8 * interval '1 hour' END, now() + $9 * interval '1s')`,
    [
      ...[id, kind, kind === 'webhook' ? destination : null, lead, state],
      ...[state === 'delivered' ? null : error, attempts, hoursAgo, nextInSeconds],
    ],
  );
  return id;
}

const overview = async () => (await marc.ask('deliveries.list')).body as DeliveriesOverview;
const audit = async () =>
  (await desk.owner.query('SELECT action, records, facts FROM desk_audit ORDER BY id')).rows;
const rowOf = async (id: string) =>
  (await desk.owner.query('SELECT * FROM deliveries WHERE id = $1', [id])).rows[0];

test('what failed is grouped by place and cause, by reference and without a word about the person', async () => {
  await stored({ state: 'pending', error: 'HTTP 401', hoursAgo: 3 });
  await stored({ state: 'pending', error: 'HTTP 401', hoursAgo: 2 });
  await stored({ error: 'HTTP 401' });
  await stored({ kind: 'acknowledgement', error: 'SMTP 550 5.1.1', attempts: 1 });
  // Neither waits because of an error.
  await stored({ kind: 'sales_notice', state: 'pending', error: null, attempts: 0 });
  await stored({ state: 'delivered' });

  const { status, text } = await marc.ask('deliveries.list');
  expect(status).toBe(200);
  for (const personal of Object.values(VISITOR)) expect(text).not.toContain(personal);
  expect(text).not.toContain(lead);

  const { causes, destinations, ...totals } = await overview();
  expect(totals).toMatchObject({ waiting: 3, dead: 2, sentToday: 1, oldest: expect.any(String) });
  expect(causes.map(({ place, error, waiting, dead }) => [place, error, waiting, dead])).toEqual([
    ['webhook/crm', 'HTTP 401', 2, 1],
    ['people', 'SMTP 550 5.1.1', 0, 1],
  ]);
  const [crm] = causes as [CauseGroup];
  expect(crm.since).toBe(crm.deliveries[0]?.since);
  expect(crm.deliveries[0]).toMatchObject({ reference: referenceOf(lead), kind: 'webhook' });
  expect(destinations.map(({ place }) => place)).toEqual([
    ...['webhook/crm', 'people', 'team', 'analysis'],
  ]);
});

test('each of the last 24 hours says what became of its deliveries, the worst of it', async () => {
  await stored({ state: 'delivered', hoursAgo: 23.5 });
  await stored({ state: 'delivered', hoursAgo: 2.5 });
  await stored({ state: 'pending', error: 'timeout', hoursAgo: 2.5 });
  await stored({ state: 'pending', error: 'HTTP 403', hoursAgo: 1.5 });
  await stored({ state: 'delivered', hoursAgo: 0.5 });
  await stored({ error: 'HTTP 500', hoursAgo: 0.4 });
  // Too long ago.
  await stored({ hoursAgo: 25 });
  const [crm] = (await overview()).destinations;
  expect(crm?.cells).toEqual([
    'sent',
    ...Array.from({ length: 20 }, () => 'nothing'),
    ...['waiting', 'refused', 'refused'],
  ]);
  expect(Date.now() - Date.parse(crm?.lastSuccess ?? '')).toBeCloseTo(1_800_000, -4);
});

test('one is sent again under the same webhook-id, from the first attempt on', async () => {
  const id = await stored();
  expect(await marc.ask('deliveries.replay', { of: 'one', id })).toMatchObject({
    status: 200,
    body: { replayed: 1 },
  });
  expect(await rowOf(id)).toMatchObject({ state: 'pending', attempts: 0, last_error: null });
  expect(await worker.work()).toBe(1);
  expect(await rowOf(id)).toMatchObject({ state: 'delivered', attempts: 1 });
  expect(receiver.received[0]?.headers['webhook-id']).toBe(id);
  // Who comes second is refused.
  expect((await marc.ask('deliveries.replay', { of: 'one', id })).status).toBe(409);
});

test('one that waits is tried now and counts on; one that may be being sent is left alone', async () => {
  const waiting = await stored({ state: 'pending', attempts: 4, nextInSeconds: 3600 });
  const leased = await stored({ state: 'pending', attempts: 4, nextInSeconds: 20 });
  const held = await stored({ state: 'pending', error: null, attempts: 0, nextInSeconds: 600 });
  expect((await marc.ask('deliveries.replay', { of: 'one', id: waiting })).status).toBe(200);
  for (const id of [leased, held]) {
    const { next_attempt_at } = await rowOf(id);
    expect((await marc.ask('deliveries.replay', { of: 'one', id })).status).toBe(409);
    expect((await rowOf(id)).next_attempt_at).toEqual(next_attempt_at);
  }
  expect(await worker.work()).toBe(1);
  expect(await rowOf(waiting)).toMatchObject({ state: 'delivered', attempts: 5 });
  expect(receiver.received[0]?.headers['webhook-id']).toBe(waiting);
});

test('a whole cause, or all that is dead, and nothing else', async () => {
  const mine = [
    await stored({ error: 'HTTP 503' }),
    await stored({ error: 'HTTP 503', state: 'pending' }),
  ];
  const other = await stored({ error: 'HTTP 500' });
  const cause = { of: 'cause', place: 'webhook/crm', error: 'HTTP 503' };
  expect((await marc.ask('deliveries.replay', cause)).body).toEqual({ replayed: 2 });
  const line = (await audit()).at(-1);
  expect([line.records.toSorted(), line.facts]).toEqual([
    mine.toSorted(),
    { of: 'cause', place: 'webhook/crm' },
  ]);
  expect((await rowOf(other)).state).toBe('dead');
  expect((await marc.ask('deliveries.replay', { of: 'dead' })).body).toEqual({ replayed: 1 });
  expect((await marc.ask('deliveries.replay', { of: 'dead' })).status).toBe(409);
  expect((await rowOf(other)).state).toBe('pending');
});

test('a destination is switched off and on; what comes meanwhile is given up and kept', async () => {
  const off = { name: 'crm', on: false };
  expect((await marc.ask('destinations.switch', off)).status).toBe(200);
  expect((await marc.ask('destinations.switch', off)).status).toBe(409);
  expect((await marc.ask('destinations.switch', { name: 'nowhere', on: false })).status).toBe(404);
  expect((await overview()).destinations[0]?.off).toMatchObject({ byPerson: true });
  const id = await stored();
  await marc.ask('deliveries.replay', { of: 'one', id });
  await worker.work();
  expect(await rowOf(id)).toMatchObject({ state: 'dead', last_error: 'destination disabled' });
  expect(receiver.received).toEqual([]);

  expect((await marc.ask('destinations.switch', { name: 'crm', on: true })).status).toBe(200);
  expect((await overview()).destinations[0]?.off).toBeNull();
  expect((await audit()).filter(({ action }) => action === 'destinations.switch')).toMatchObject([
    { facts: { name: 'crm', on: false } },
    { facts: { name: 'crm', on: true } },
  ]);
});

test('a test goes the way of all events, signed, about nobody, also where the destination is off', async () => {
  await marc.ask('destinations.switch', { name: 'crm', on: false });
  const { body } = await marc.ask('destinations.test', { name: 'crm' });
  const { id } = body as { id: string };
  const asked = marc.ask('destinations.tested', { id });
  expect(await worker.work()).toBe(1);
  expect(await asked).toMatchObject({ status: 200, body: { sent: true, error: null } });
  const [received] = receiver.received;
  expect(
    new Webhook(SECRET).verify(
      received?.body ?? '',
      (received?.headers ?? {}) as Record<string, string>,
    ),
  ).toEqual({
    type: 'destination.test',
    timestamp: expect.any(String),
    data: { id, destination: 'crm' },
  });
  expect(received?.headers['webhook-id']).toBe(id);
});

test('a test that is refused says why, is not tried again, and alerts nobody', async () => {
  receiver.answerWith({ status: 503 });
  const { id } = (await marc.ask('destinations.test', { name: 'crm' })).body as { id: string };
  await worker.work();
  expect((await marc.ask('destinations.tested', { id })).body).toEqual({
    sent: false,
    error: 'HTTP 503',
  });
  expect((await desk.owner.query("SELECT 1 FROM pgboss.job WHERE state = 'created'")).rows).toEqual(
    [],
  );
  expect((await overview()).causes).toEqual([]);
  expect((await marc.ask('destinations.tested', { id: randomUUID() })).status).toBe(404);
  expect((await marc.ask('destinations.test', { name: 'nowhere' })).status).toBe(404);
});

test('the desk’s role can add deliveries about a request and tests, and none about a reader', async () => {
  const insert = (columns: string, values: string) =>
    desk.pool.query(`INSERT INTO deliveries (${columns}) VALUES (${values})`);
  await expect(
    insert('id, kind, event', `gen_random_uuid(), 'sales_notice', 'lead.registered'`),
  ).rejects.toThrow(/deliveries_check/);
  await expect(
    insert('id, kind, event', `gen_random_uuid(), 'acknowledgement', 'destination.test'`),
  ).rejects.toThrow(/deliveries_test_check/);
  for (const column of ['newsletter_subscriber_id', 'data_request_id']) {
    await expect(
      insert(
        `id, kind, event, ${column}`,
        `gen_random_uuid(), 'webhook', 'form.submitted', '${lead}'`,
      ),
    ).rejects.toThrow(/permission denied/);
  }
  await expect(desk.pool.query('SELECT data FROM pgboss.job_common')).rejects.toThrow(
    /permission denied/,
  );
});

test('waiting for a receiver does not block other requests to the desk', async () => {
  const { id } = (await marc.ask('destinations.test', { name: 'crm' })).body as { id: string };
  // The desk has ten connections.
  const waiting = Array.from({ length: 12 }, () => marc.ask('destinations.tested', { id }));
  const first = Promise.race([...waiting, marc.ask('deliveries.list')]);
  expect((await first).body).toMatchObject({ causes: [] });
  await worker.work();
  await Promise.all(waiting);
});
