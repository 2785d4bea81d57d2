import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { createPool } from '../database/pool.ts';
import { type Answer, ask } from './ask.ts';
import { startApp } from './started-app.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

type Wishes = Parameters<typeof startApp>[0];

/** The site and its API on a migrated database of their own. */
export async function startApi(wishes: Wishes = {}) {
  const database: TestDatabase = await testDatabase();
  const pool = createPool({ url: database.apiUrl });
  const owner = new Pool({ connectionString: database.ownerUrl, max: 2 });
  owner.on('error', () => {});
  const server = await startApp({ ...wishes, api: { pool, ...wishes.api } });

  function send(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    method = 'POST',
  ) {
    return ask(server.port, path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  return {
    ...server,
    database,
    pool,
    /** JSON with a fresh idempotency key, as our pages send it. */
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(path, body, { 'Idempotency-Key': randomUUID(), ...headers }),
    patch: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(path, body, headers, 'PATCH'),
    /** As a form without JavaScript sends it. */
    submit: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      ask(server.port, path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    /** As the tables' owner: what is in them. */
    rows: async (statement: string, values: unknown[] = []) =>
      (await owner.query(statement, values)).rows,
    async stop() {
      await server.stop();
      await pool.end();
      await owner.end();
      await database.drop();
    },
  };
}

export type StartedApi = Awaited<ReturnType<typeof startApi>>;

export function jsonOf(answer: Answer) {
  return JSON.parse(answer.text);
}
