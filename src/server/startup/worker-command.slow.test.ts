import { afterAll, expect, test } from 'vitest';
import bossPackage from '../../../node_modules/pg-boss/package.json' with { type: 'json' };
import { installedRelease } from '../process/release.ts';
import { ask } from '../testing/http-client.ts';
import { freePort } from '../testing/postgres.ts';
import { startProcess } from '../testing/start-process.ts';
import { connectedDatabase } from '../testing/test-database.ts';
import { KNOWN_SCHEMA_VERSION } from './start-worker.ts';

const { database, db, stop } = await connectedDatabase();
afterAll(stop);

const startWorkerProcess = (environment: Record<string, string> = {}) =>
  startProcess(
    { WORKER_DATABASE_URL: database.workerUrl, ...environment },
    () => {},
    'src/server/startup/worker-command.ts',
  );

const setVersion = (version: number) =>
  db.query('UPDATE pgboss.version SET version = $1', [version]);

test('the version of the queues that it knows is that of the package', () => {
  expect(KNOWN_SCHEMA_VERSION).toBe(bossPackage.pgboss.schema);
});

test.each([
  [1, 'it is older than the database, install the release that migrated it.'],
  [-1, 'run voltige migrate.'],
])('queues of another version (%i) are one sentence and the end of it', async (by, remedy) => {
  await setVersion(KNOWN_SCHEMA_VERSION + by);
  const worker = startWorkerProcess();
  const code = await worker.exited;
  await setVersion(KNOWN_SCHEMA_VERSION);
  expect(code).toBe(1);
  expect(worker.complained()).toBe(
    `The queues in the database are of version ${KNOWN_SCHEMA_VERSION + by}, this worker knows ${KNOWN_SCHEMA_VERSION}: ${remedy}\n`,
  );
});

test('its log names the release, its metrics say how the process is and what waits', async () => {
  const port = await freePort();
  const worker = startWorkerProcess({ METRICS_PORT: String(port), INSTANCE: 'worker-7' });
  const read = async () => (await ask(port, '/metrics')).text;
  await expect
    .poll(() => read().catch(() => ''), { timeout: 20_000 })
    .toContain('deliveries{state="dead",kind="sales_notice",destination=""} 0');
  const figures = await read();
  expect(figures).toContain('process_resident_memory_bytes');
  expect(figures).toContain('instance_info{name="worker-7",version=');
  worker.signal('SIGTERM');
  expect(await worker.exited).toBe(0);
  const [started = ''] = worker.printed().split('\n');
  expect(JSON.parse(started)).toMatchObject({ msg: 'worker started', ...installedRelease() });
});
