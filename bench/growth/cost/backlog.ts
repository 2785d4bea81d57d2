import { setTimeout as pause } from 'node:timers/promises';
import { insertAttemptJobsSql } from '#server/deliveries/enqueue.ts';
import { webhookQueue } from '#server/deliveries/queues.ts';
import type { Installation } from './installation.ts';
import { generateLeads } from './load.ts';

const QUEUE = webhookQueue('crm');
const LEADS_SECONDS = 2;
const LOOK_MS = 250;
const LONGEST_MS = 120_000;

/** Some leads through the site, for webhooks to be about. Their mails are not what is measured. */
export async function makeLeads(installation: Installation): Promise<void> {
  const site = await installation.startSite();
  await generateLeads([site.port], LEADS_SECONDS);
  await site.end();
}

/** Nothing is left to be delivered, nor of what was: each measurement begins with the same tables. */
export async function emptyQueues({ admin }: Installation): Promise<void> {
  await admin.query('TRUNCATE deliveries, pgboss.job_common');
  await admin.query('VACUUM ANALYZE');
}

/** As many webhooks to the CRM as given, in the rows and jobs that the API writes. */
export async function enqueueWebhooks({ admin }: Installation, count: number): Promise<void> {
  await admin.query('BEGIN');
  await admin.query(ENQUEUED, [count]);
  // A backlog grows over minutes, in which autovacuum tells the planner: here it must know at once.
  await admin.query('ANALYZE deliveries, pgboss.job_common');
  await admin.query('COMMIT');
}

const ENQUEUED = `
  WITH subject AS (
    SELECT id FROM lead_submissions CROSS JOIN generate_series(1, $1::int) LIMIT $1::int
  ),
  stored AS (
    INSERT INTO deliveries (id, kind, event, destination, next_attempt_at, lead_submission_id)
    SELECT gen_random_uuid(), 'webhook', 'lead.registered', 'crm', pgboss.job_now(), id FROM subject
    RETURNING id
  )
  ${insertAttemptJobsSql(`
    SELECT '${QUEUE}' AS queue, id AS delivery_id, 1 AS attempt, 0 AS priority,
      pgboss.job_now() AS start_after
    FROM stored`)}`;

/** Until every delivery has ended and every job with it; throws if one did not arrive. */
export async function untilDelivered({ number }: Installation, count: number): Promise<void> {
  const deadline = Date.now() + LONGEST_MS;
  const left = () =>
    number(
      `SELECT count(*) FROM pgboss.job_common WHERE name = '${QUEUE}' AND state < 'completed'`,
    );
  while ((await left()) > 0) {
    if (Date.now() > deadline) throw new Error('The deliveries did not end.');
    await pause(LOOK_MS);
  }
  const delivered = await number("SELECT count(*) FROM deliveries WHERE state = 'delivered'");
  if (delivered !== count) throw new Error(`${delivered} of ${count} webhooks were delivered.`);
}
