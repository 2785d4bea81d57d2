import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { migrate } from '../startup/migrate.ts';
import { writeFixtureSite } from './fixture-site.ts';
import { type PostgresServer, ROLES, startPostgres } from './postgres.ts';

type SharedPostgres = Pick<
  PostgresServer,
  'adminUrl' | 'ownerUrl' | 'apiUrl' | 'workerUrl' | 'deskUrl'
> & {
  template: string;
};

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: SharedPostgres;
    /** The folder of the fixture site, to read. */
    siteDir: string;
  }
}

/** Once for the whole run: a server whose migrated database testDatabase() copies, and a site to serve. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ inMemory: true });
  const { adminUrl, ownerUrl, apiUrl, workerUrl, deskUrl } = server;
  await migrate({
    ...{ ownerUrl, apiUser: ROLES.api },
    ...{ workerUser: ROLES.worker, deskUser: ROLES.desk },
  });
  const template = new URL(ownerUrl).pathname.slice(1);
  provide('postgres', { adminUrl, ownerUrl, apiUrl, workerUrl, deskUrl, template });
  const siteDir = writeFixtureSite();
  provide('siteDir', siteDir);
  return async () => {
    rmSync(siteDir, { recursive: true });
    await server.stop();
  };
}
