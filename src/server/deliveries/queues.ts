import type { PgBoss } from 'pg-boss';

export const MAIL_QUEUE = 'mail';

/** A queue for each destination: one that hangs holds up nobody else. */
export function webhookQueue(destination: string): string {
  return `webhook/${destination}`;
}

/** What is fetched again when a worker died with it; a failed sending is a new job with its own time. */
const DELIVERY_QUEUE = {
  policy: 'standard',
  retryLimit: 1000,
  retryDelay: 1,
  expireInSeconds: 120,
  heartbeatSeconds: 20,
  retentionSeconds: 30 * 86_400,
  deleteAfterSeconds: 3600,
} as const;

/** Without its queue a job is not inserted; the sweeper then enqueues the delivery when there is one. */
export async function ensureQueues(
  boss: PgBoss,
  destinations: readonly { name: string }[],
): Promise<void> {
  const names = [MAIL_QUEUE, ...destinations.map(({ name }) => webhookQueue(name))];
  for (const name of names) await boss.createQueue(name, DELIVERY_QUEUE);
}
