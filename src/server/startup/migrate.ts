import { join } from 'node:path';
import { runner } from 'node-pg-migrate';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { refuseUnfinishedRestore } from '../backup/unfinished-restore.ts';
import { ensureQueues } from '../deliveries/queues.ts';
import { grantRights } from './grants.ts';

export const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

interface Target {
  ownerUrl: string;
  apiUser: string;
  workerUser: string;
  /** Left out where there is no desk. */
  deskUser?: string | undefined;
  /** The webhook destinations: each has a queue. */
  destinations?: readonly { name: string }[];
  dir?: string;
  /** On the new tables, before anybody but the owner may read them: after a restore. */
  beforeGrants?: (owner: Client) => Promise<void>;
}

/** Any number that nobody else uses on this database. */
const MIGRATION_LOCK = 5_481_220_337;

/** Our tables, then pg-boss's, then who may do what. Run twice it changes nothing; two at once, the second waits. */
export async function migrate(target: Target): Promise<void> {
  const { ownerUrl, destinations = [], dir = MIGRATIONS, beforeGrants, ...roles } = target;
  const owner = new Client({ connectionString: ownerUrl });
  // Without a listener a connection that dies takes the process, and its sentence, with it.
  owner.on('error', () => {});
  await owner.connect();
  try {
    await owner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (beforeGrants === undefined) await refuseUnfinishedRestore(owner);
    await runner({
      dbClient: owner,
      dir,
      direction: 'up',
      migrationsTable: 'migrations',
      singleTransaction: true,
      log: () => {},
      // Its own would refuse the second one, and leave queues and grants unguarded.
      noLock: true,
    });
    await installQueues(ownerUrl, destinations);
    await beforeGrants?.(owner);
    await grantRights(owner, roles);
  } finally {
    await owner.end();
  }
}

async function installQueues(
  connectionString: string,
  destinations: readonly { name: string }[],
): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, max: 2 });
  const failures: Error[] = [];
  boss.on('error', (error) => failures.push(error));
  await boss.start();
  try {
    await ensureQueues(boss, destinations);
  } finally {
    await boss.stop({ graceful: false });
  }
  if (failures[0]) throw failures[0];
}
