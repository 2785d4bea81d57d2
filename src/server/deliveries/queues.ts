import type { PgBoss, Queue } from 'pg-boss';

export const MAIL_QUEUE = 'mail';
/** Analyses to be made, which take longer than a mail. */
export const ANALYSIS_QUEUE = 'analysis';
/** The mails about them: a worker of an earlier release, which would not know what they are, leaves them alone. */
export const ANALYSIS_MAIL_QUEUE = 'analysis-mail';
/** Informs sales that deliveries have failed for good; at most one mail per quarter of an hour. */
export const ALERT_QUEUE = 'delivery-alert';
export const SWEEP_QUEUE = 'delivery-sweep';
export const RETENTION_QUEUE = 'retention';
/** Wakes the worker up: somebody has asked to be erased. */
export const ERASURE_QUEUE = 'erasure';

/** One queue per destination: one that hangs delays no other. */
export function webhookQueue(destination: string): string {
  return `webhook/${destination}`;
}

/** The queue of a row of `deliveries`, in SQL. */
export const QUEUE_OF_ROW = `CASE kind WHEN 'webhook' THEN '${webhookQueue('')}' || destination
  WHEN 'analysis' THEN '${ANALYSIS_QUEUE}'
  WHEN 'analysis_ready' THEN '${ANALYSIS_MAIL_QUEUE}' WHEN 'analysis_reminder' THEN '${ANALYSIS_MAIL_QUEUE}' ELSE '${MAIL_QUEUE}' END`;

/** pg-boss retries are for a worker that died; after a failed attempt a new job is inserted. */
const DELIVERY_QUEUE = {
  retryLimit: 1000,
  retryDelay: 1,
  expireInSeconds: 120,
  heartbeatSeconds: 20,
  retentionSeconds: 30 * 86_400,
  deleteAfterSeconds: 3600,
} as const;

const SERVICE_QUEUES: readonly Queue[] = [
  { name: MAIL_QUEUE, ...DELIVERY_QUEUE },
  { name: ANALYSIS_QUEUE, ...DELIVERY_QUEUE },
  { name: ANALYSIS_MAIL_QUEUE, ...DELIVERY_QUEUE },
  {
    name: ALERT_QUEUE,
    retryLimit: 48,
    retryDelay: 300,
    expireInSeconds: 120,
    deleteAfterSeconds: 86_400,
  },
  { name: SWEEP_QUEUE, retryLimit: 0, deleteAfterSeconds: 3600 },
  { name: ERASURE_QUEUE, retryLimit: 0, deleteAfterSeconds: 3600 },
  { name: RETENTION_QUEUE, retryLimit: 3, retryDelay: 300, deleteAfterSeconds: 86_400 },
];

/**
 * For the migration and for every start of the worker: a destination may be new since. A job whose
 * queue is missing is not inserted; once there is one, the sweeper does it.
 */
export async function ensureQueues(
  boss: PgBoss,
  destinations: readonly { name: string }[],
): Promise<void> {
  const webhooks = destinations.map((one) => ({ name: webhookQueue(one.name), ...DELIVERY_QUEUE }));
  for (const { name, ...options } of [...SERVICE_QUEUES, ...webhooks]) {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
}
