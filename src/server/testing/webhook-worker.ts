import { PgBoss, type TestClock } from 'pg-boss';
import { createPool } from '../database/pool.ts';
import { attemptDelivery } from '../deliveries/attempt.ts';
import type { AttemptJob } from '../deliveries/attempt-statements.ts';
import type { Destination } from '../deliveries/destinations.ts';
import { ensureQueues, webhookQueue } from '../deliveries/queues.ts';
import { webhookSender } from '../deliveries/send-webhook.ts';
import type { TestDatabase } from './test-database.ts';

/** What a worker has for one destination, which does nothing before it is asked to. */
export async function startWebhookWorker(
  { ownerUrl, workerUrl }: Pick<TestDatabase, 'ownerUrl' | 'workerUrl'>,
  destination: Destination,
  clock?: TestClock,
) {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    ...(clock && { clock }),
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  await ensureQueues(boss, [destination]);
  const queue = webhookQueue(destination.name);
  const db = createPool({ url: workerUrl });
  const parts = {
    db,
    log: { info() {}, warn() {}, error() {} },
    timeScale: 1,
    random: Math.random,
    ...webhookSender({
      db,
      destinations: [destination],
      policy: { production: false, webhookHosts: ['127.0.0.1'], timeoutMs: 500 },
      links: { origin: 'https://www.voltige.example', tokenSecrets: ['a secret for tests'] },
    }),
  };

  return {
    boss,
    db,
    parts,
    queue,
    /** Attempts what is due; how many that were. */
    async work(): Promise<number> {
      const jobs = await boss.fetch<AttemptJob>(queue, { batchSize: 50 });
      await Promise.all(jobs.map(({ data }) => attemptDelivery(parts, queue, data)));
      if (jobs.length > 0) await boss.complete(queue, jobs);
      return jobs.length;
    },
    async stop(): Promise<void> {
      await boss.stop({ graceful: false });
      await db.end();
    },
  };
}
