import { Client } from 'pg';
import { migrate } from '#server/startup/migrate.ts';
import { freePort, ROLES, startPostgres } from '#server/testing/postgres.ts';
import { RAISED_LIMITS } from '#server/testing/raised-limits.ts';
import { atEnd } from '../measuring/ending.ts';
import { parentOf, treeCpuMs } from '../measuring/process-tree.ts';
import { startServer } from '../measuring/start-child.ts';

const SECRETS = [`whsec_${Buffer.alloc(32, 7).toString('base64')}`];
export type Installation = Awaited<ReturnType<typeof startInstallation>>;

/** PostgreSQL with our tables, on which site processes are started as an operator starts them. */
export async function startInstallation() {
  const destinations = [{ name: 'crm', url: 'https://crm.example/in', secrets: SECRETS }];
  const postgres = await startPostgres();
  atEnd(() => postgres.stop());
  await migrate({ ...postgres, apiUser: ROLES.api, workerUser: ROLES.worker, destinations });
  const admin = new Client(postgres.adminUrl.replace(/postgres$/, 'voltige'));
  // The server ends while it is connected.
  admin.on('error', () => {});
  await admin.connect();
  const number = async (expression: string): Promise<number> => {
    const { rows } = await admin.query(`SELECT (${expression})::float8 AS number`);
    return rows[0].number;
  };
  const serverPid = parentOf(await number('pg_backend_pid()'));

  return {
    postgres,
    destinations,
    number,
    walBytes: () => number("pg_current_wal_lsn() - '0/0'::pg_lsn"),
    postgresCpuMs: () => treeCpuMs(serverPid),
    startSite: async (more: Record<string, string> = {}) =>
      startServer('src/server/cli/cli-command.ts', ['site'], {
        HOST: '127.0.0.1',
        PORT: String(await freePort()),
        API_DATABASE_URL: postgres.apiUrl,
        WORKER: 'off',
        TRUSTED_PROXIES: '127.0.0.1',
        // All requests come from one generator.
        RATE_LIMITS: JSON.stringify(RAISED_LIMITS),
        WEBHOOKS: JSON.stringify(destinations),
        LOG_LEVEL: 'warn',
        ...more,
      }),
  };
}
