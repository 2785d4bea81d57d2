import { afterAll, expect, inject, test } from 'vitest';
import { capturedLog } from '../testing/captured-log.ts';
import { freePort } from '../testing/postgres.ts';
import { connectedDatabase } from '../testing/test-database.ts';
import {
  DatabaseRefused,
  loggedAdmission,
  probeDatabase,
  refuseExcessRights,
} from './admission.ts';
import { isUnavailable } from './database-watch.ts';
import { createPool } from './pool.ts';

const { database, db: owner, stop } = await connectedDatabase();
afterAll(stop);

const probe = (setting: Parameters<typeof refuseExcessRights>[1]) => (url: string) =>
  probeDatabase(url, (db) => refuseExcessRights(db, setting));
const [api, worker] = [probe('API_DATABASE_URL'), probe('WORKER_DATABASE_URL')];
const desk = probe('DESK_DATABASE_URL');

test('the roles that a migration grants rights to are let in', async () => {
  expect(await api(database.apiUrl)).toBe('fit');
  expect(await worker(database.workerUrl)).toBe('fit');
  expect(await desk(database.deskUrl)).toBe('fit');
});

test("neither the API nor the worker starts as the tables' owner or as a superuser", async () => {
  const admin = Object.assign(new URL(inject('postgres').adminUrl), {
    pathname: new URL(database.ownerUrl).pathname,
  }).href;
  await expect(api(database.ownerUrl)).rejects.toThrow(
    /^API_DATABASE_URL has a role with more rights than it needs \(owns tables, .*\): give it one of its own/,
  );
  await expect(worker(database.ownerUrl)).rejects.toThrow('WORKER_DATABASE_URL has a role');
  await expect(api(admin)).rejects.toThrow('is a superuser');
  await expect(worker(admin)).rejects.toThrow('is a superuser');
});

test("neither the API nor the desk starts with the worker's role", async () => {
  await expect(api(database.workerUrl)).rejects.toThrow('may delete crm_leads');
  await expect(desk(database.workerUrl)).rejects.toThrow('may delete crm_leads');
});

test.each(['DELETE ON crm_leads', 'UPDATE ON lead_submissions', 'TRUNCATE ON rate_limits'])(
  'the API does not start with %s granted to it',
  async (right) => {
    await owner.query(`GRANT ${right} TO voltige_api`);
    await expect(api(database.apiUrl)).rejects.toThrow('more rights than it needs');
    await owner.query(`REVOKE ${right} FROM voltige_api`);
    expect(await api(database.apiUrl)).toBe('fit');
  },
);

test('a database that does not answer keeps nobody from starting', async () => {
  const url = `postgresql://voltige_api@127.0.0.1:${await freePort()}/voltige`;
  expect(await api(url)).toBe('unreachable');
});

test('a database that fails its checks gets no queries, and is used as soon as it passes', async () => {
  const { log, lines } = capturedLog();
  await owner.query('GRANT DELETE ON crm_leads TO voltige_api');
  const pool = createPool({
    url: database.apiUrl,
    admit: loggedAdmission(
      (db) => refuseExcessRights(db, 'API_DATABASE_URL'),
      () => log,
    ),
  });
  for (let asked = 0; asked < 3; asked += 1) {
    const refusal = await pool.query('SELECT 1').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DatabaseRefused);
    expect(isUnavailable(refusal)).toBe(true);
  }
  expect(lines.map(({ msg }) => msg)).toEqual([expect.stringContaining('may delete crm_leads')]);
  await owner.query('REVOKE DELETE ON crm_leads FROM voltige_api');
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
