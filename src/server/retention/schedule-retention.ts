import type { PgBoss } from 'pg-boss';
import type { WorkerLog } from '../deliveries/attempt.ts';
import type { Queryable } from '../deliveries/enqueue.ts';
import { RETENTION_QUEUE } from '../deliveries/queues.ts';
import { runRetention } from './run-retention.ts';

/** When few are awake to be held up. */
const EVERY_NIGHT = '17 3 * * *';

interface Parts {
  boss: PgBoss;
  db: Queryable;
  log: WorkerLog;
}

/** However many workers there are, one of them does it, once a night; a night when none ran is made up for. */
export async function scheduleRetention({ boss, db, log }: Parts): Promise<void> {
  await boss.schedule(RETENTION_QUEUE, EVERY_NIGHT, null, { tz: 'Europe/Paris', missed: 'once' });
  await boss.work(RETENTION_QUEUE, async () => {
    log.info({ removed: await runRetention(db) }, 'what was over is removed');
  });
}
