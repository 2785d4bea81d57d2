import { Pool, type PoolClient } from 'pg';
import type { Admission } from './admission.ts';

interface PoolOptions {
  url: string;
  /** Connections this process may hold. */
  max?: number;
  /** Checks new connections until one passes; nothing is queried before. */
  admit?: Admission;
}

/** Also how long a burst may queue for a connection; with the statement less than a page waits. */
const CONNECT_MS = 4_000;
const STATEMENT_MS = 5_000;
/** Longer than the server's own limit: this one is for a server that no longer answers at all. */
const ANSWER_MS = 7_000;

/** R1: an answer of 2xx means that it is on disk, whatever the database's default. */
const SESSION = '-c synchronous_commit=on -c timezone=UTC';

export function createPool({ url, max = 10, admit }: PoolOptions): Pool {
  let admitted = admit === undefined;
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    keepAlive: true,
    options: SESSION,
    verify: (client, done) => {
      if (admitted || admit === undefined) return done();
      admit(client).then(() => {
        admitted = true;
        done();
      }, done);
    },
  });
  // Without a listener on each, a connection that dies, idle or at work, takes the process with it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A pool, or a connection inside the caller's transaction. */
export interface Queryable {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** All of it, or nothing if it throws. */
export async function inTransaction<T>(
  pool: Pool,
  work: (db: PoolClient) => Promise<T>,
): Promise<T> {
  const db = await pool.connect();
  try {
    await db.query('BEGIN');
    const result = await work(db);
    await db.query('COMMIT');
    db.release();
    return result;
  } catch (error) {
    await db.query('ROLLBACK').then(
      () => db.release(),
      () => db.release(true),
    );
    throw error;
  }
}
