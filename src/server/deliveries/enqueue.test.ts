import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { afterAll, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { storeSubscriber } from '../testing/stored-rows.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { DeliveryEvent, EventFacts } from './delivery.ts';
import type { Destination } from './destinations.ts';
import { enqueue, plannedDeliveries } from './enqueue.ts';
import { ensureQueues } from './queues.ts';

const LEAD: EventFacts = {
  form_type: 'pre_registration',
  suspicion: null,
  qualification_status: 'standard',
};
const CONTACT: EventFacts = { form_type: 'contact', suspicion: null };
const NEWSLETTER: EventFacts = { form_type: 'newsletter', suspicion: null };

const secrets = [`whsec_${Buffer.alloc(32, 7).toString('base64')}`];
const everything: Destination = { name: 'crm', url: 'https://crm.example/in', secrets };
const demosOnly: Destination = { ...everything, name: 'demos', form_types: ['demo_request'] };
const newLeadsOnly: Destination = { ...everything, name: 'new', events: ['lead.registered'] };
const DESTINATIONS = [everything, demosOnly, newLeadsOnly];

function plan(event: DeliveryEvent, facts: EventFacts) {
  return plannedDeliveries(event, facts, DESTINATIONS).map(
    ({ kind, destination }) => destination ?? kind,
  );
}

test('each event causes its mails and goes to the destinations that want it', () => {
  expect(plan('lead.registered', LEAD)).toEqual([
    'crm',
    'new',
    'sales_notice',
    'acknowledgement',
    'analysis',
  ]);
  expect(plan('lead.repeated', LEAD)).toEqual([
    'crm',
    'sales_notice',
    'acknowledgement',
    'analysis',
  ]);
  expect(plan('lead.simulated', LEAD)).toEqual(['crm', 'sales_notice', 'analysis']);
  expect(plan('form.submitted', CONTACT)).toEqual(['crm', 'sales_notice', 'acknowledgement']);
  expect(plan('form.submitted', { ...CONTACT, form_type: 'demo_request' })).toContain('demos');
  expect(plan('newsletter.requested', NEWSLETTER)).toEqual(['newsletter_confirmation']);
  expect(plan('newsletter.repeated', NEWSLETTER)).toEqual(['newsletter_reminder']);
  expect(plan('newsletter.confirmed', NEWSLETTER)).toEqual(['crm', 'newsletter_welcome']);
  expect(plan('newsletter.unsubscribed', NEWSLETTER)).toEqual(['crm']);
});

test('a suspicious sending reaches sales, and makes us write to nobody else', () => {
  expect(plan('lead.registered', { ...LEAD, suspicion: 'honeypot' })).toEqual([
    'crm',
    'new',
    'sales_notice',
  ]);
  expect(plan('newsletter.requested', { ...NEWSLETTER, suspicion: 'too-fast' })).toEqual([]);
});

test('a priority lead goes before the others, a suspicious one after them', () => {
  const priorities = (facts: EventFacts) =>
    plannedDeliveries('lead.registered', facts, [everything]).map(({ priority }) => priority);
  expect(priorities({ ...LEAD, qualification_status: 'priority' })).toEqual([1, 1, 0, 0]);
  expect(priorities(LEAD)).toEqual([0, 0, 0, 0]);
  expect(priorities({ ...LEAD, suspicion: 'honeypot' })).toEqual([-1, -1]);
});

test('every destination has a queue of its own, all mails share one, analyses another', () => {
  const queues = plannedDeliveries('lead.registered', LEAD, DESTINATIONS).map(({ queue }) => queue);
  expect(queues).toEqual(['webhook/crm', 'webhook/new', 'mail', 'mail', 'analysis']);
});

const database = await testDatabase();
const api = createPool({ url: database.apiUrl });
const owner = createPool({ url: database.ownerUrl });
const boss = new PgBoss({ connectionString: database.ownerUrl, supervise: false, schedule: false });
boss.on('error', () => {});
await boss.start();
await ensureQueues(boss, [everything]);
afterAll(async () => {
  await boss.stop({ graceful: false });
  await Promise.all([api.end(), owner.end()]);
  await database.drop();
});

const planned = () =>
  plannedDeliveries('newsletter.confirmed', { form_type: 'newsletter', suspicion: null }, [
    everything,
  ]);

async function rowsOf(ids: string[]) {
  const { rows: deliveries } = await owner.query('SELECT * FROM deliveries WHERE id = ANY($1)', [
    ids,
  ]);
  const { rows: jobs } = await owner.query(
    `SELECT * FROM pgboss.job WHERE (data->>'delivery_id')::uuid = ANY($1) ORDER BY name`,
    [ids],
  );
  return { deliveries, jobs };
}

test('R6: deliveries and jobs come with the commit of their caller, and go with its rollback', async () => {
  for (const [ending, count] of [
    ['ROLLBACK', 0],
    ['COMMIT', 2],
  ] as const) {
    const deliveries = planned();
    const id = await storeSubscriber(owner);
    const connection = await api.connect();
    await connection.query('BEGIN');
    await enqueue(connection, deliveries, 'newsletter_subscriber_id', id);
    await connection.query(ending);
    connection.release();
    const rows = await rowsOf(deliveries.map((delivery) => delivery.id));
    expect([rows.deliveries.length, rows.jobs.length]).toEqual([count, count]);
  }
});

test('our insert writes what pg-boss itself would write', async () => {
  const deliveries = planned();
  await enqueue(api, deliveries, 'newsletter_subscriber_id', await storeSubscriber(owner));
  const ours = (await rowsOf(deliveries.map(({ id }) => id))).jobs;

  const twins = deliveries.map((delivery) => ({ ...delivery, id: randomUUID() }));
  for (const { id, queue, priority } of twins) {
    await boss.insert(queue, [{ data: { delivery_id: id, attempt: 1 }, priority }]);
  }
  const theirs = (await rowsOf(twins.map(({ id }) => id))).jobs;

  const comparable = (row: Record<string, unknown>) => {
    const { id: _id, data, created_on, start_after, keep_until, ...rest } = row;
    const [created, start, keep] = [created_on, start_after, keep_until].map(Number) as [
      number,
      number,
      number,
    ];
    return {
      ...rest,
      dataKeys: Object.keys(data as object),
      wait: start - created,
      keep: keep - start,
    };
  };
  expect(ours).toHaveLength(2);
  expect(ours.map(comparable)).toEqual(theirs.map(comparable));
});

test('a job holds ids only', async () => {
  const { rows } = await owner.query('SELECT data FROM pgboss.job');
  for (const { data } of rows) expect(Object.keys(data).sort()).toEqual(['attempt', 'delivery_id']);
});
