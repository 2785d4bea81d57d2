import { join } from 'node:path';
import { runner } from 'node-pg-migrate';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { grantRights } from './grants.ts';
import { JOB_QUEUES } from './job-queues.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

interface Target {
  ownerUrl: string;
  apiUser: string;
  workerUser: string;
}

/** Our tables, then pg-boss's, then who may do what. Run twice it changes nothing. */
export async function migrate({ ownerUrl, ...roles }: Target): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await runner({
      dbClient: owner,
      dir: MIGRATIONS,
      direction: 'up',
      migrationsTable: 'migrations',
      singleTransaction: true,
      log: () => {},
    });
    await installQueues(ownerUrl);
    await grantRights(owner, roles);
  } finally {
    await owner.end();
  }
}

async function installQueues(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, max: 2 });
  const failures: Error[] = [];
  boss.on('error', (error) => failures.push(error));
  await boss.start();
  try {
    for (const { name, ...options } of JOB_QUEUES) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (failures[0]) throw failures[0];
}
