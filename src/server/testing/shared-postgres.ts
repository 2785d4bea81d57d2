import type { TestProject } from 'vitest/node';
import { migrate } from '../startup/migrate.ts';
import { type PostgresServer, ROLES, startPostgres } from './postgres.ts';

type SharedPostgres = Pick<PostgresServer, 'adminUrl' | 'ownerUrl' | 'apiUrl' | 'workerUrl'> & {
  template: string;
};

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: SharedPostgres;
  }
}

/** One server for the whole run; testDatabase() copies its migrated database. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ settings: { fsync: 'off' } });
  const { adminUrl, ownerUrl, apiUrl, workerUrl } = server;
  await migrate({ ownerUrl, apiUser: ROLES.api, workerUser: ROLES.worker });
  const template = new URL(ownerUrl).pathname.slice(1);
  provide('postgres', { adminUrl, ownerUrl, apiUrl, workerUrl, template });
  return () => server.stop();
}
