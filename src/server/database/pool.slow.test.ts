import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../testing/postgres.ts';
import { createPool } from './pool.ts';

const server = await startPostgres({ settings: { synchronous_commit: 'off' } });
afterAll(() => server.stop());

test('R1: a confirmed write is on disk, whatever the default of synchronous_commit', async () => {
  const pool = createPool({ url: server.apiUrl });
  const { rows } = await pool.query('SHOW synchronous_commit');
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  await pool.end();
});

test('a statement that takes too long is ended', async () => {
  const pool = createPool({ url: server.apiUrl });
  await expect(pool.query('SELECT pg_sleep(20)')).rejects.toMatchObject({ code: '57014' });
  await pool.end();
});

test('R12: a database killed under idle and working connections is survived', async () => {
  const pool = createPool({ url: server.apiUrl });
  await pool.query('SELECT 1');
  const working = pool.query('SELECT pg_sleep(4)');
  const idle = pool.query('SELECT 1');
  await idle;
  await Promise.all([expect(working).rejects.toThrow(), server.kill()]);
  await expect(pool.query('SELECT 1')).rejects.toThrow();
  await server.restart();
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
