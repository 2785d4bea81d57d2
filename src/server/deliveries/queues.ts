import type { PgBoss, Queue } from 'pg-boss';

export const MAIL_QUEUE = 'mail';
/** Tells sales that deliveries have failed for good; at most one mail in a while, however many did. */
export const ALERT_QUEUE = 'delivery-alert';
export const SWEEP_QUEUE = 'delivery-sweep';

/** A queue for each destination: one that hangs holds up nobody else. */
export function webhookQueue(destination: string): string {
  return `webhook/${destination}`;
}

/** Retries here are for a worker that died; a failed sending is a new job with a time of its own. */
const DELIVERY_QUEUE = {
  retryLimit: 1000,
  retryDelay: 1,
  expireInSeconds: 120,
  heartbeatSeconds: 20,
  retentionSeconds: 30 * 86_400,
  deleteAfterSeconds: 3600,
} as const;

export const SERVICE_QUEUES: readonly Queue[] = [
  { name: MAIL_QUEUE, ...DELIVERY_QUEUE },
  {
    name: ALERT_QUEUE,
    retryLimit: 48,
    retryDelay: 300,
    expireInSeconds: 120,
    deleteAfterSeconds: 86_400,
  },
  { name: SWEEP_QUEUE, retryLimit: 0, deleteAfterSeconds: 3600 },
];

/** A job whose queue is missing is not inserted; once there is one, the sweeper does it. */
export async function ensureWebhookQueues(
  boss: PgBoss,
  destinations: readonly { name: string }[],
): Promise<void> {
  for (const { name } of destinations) await boss.createQueue(webhookQueue(name), DELIVERY_QUEUE);
}
