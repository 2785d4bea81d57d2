import { Client } from 'pg';
import type { Queryable } from '../deliveries/enqueue.ts';
import { StartRefused } from '../start-refused.ts';

/** The database answers, but is not one that this process may work with. */
export class DatabaseRefused extends Error {}

/** Throws DatabaseRefused with a sentence that says which setting, why and what to do. */
export type Admission = (db: Queryable) => Promise<void>;

const PATIENCE_MS = 4_000;
const SAID_AGAIN_AFTER_MS = 60_000;

/**
 * Asked before a process starts. One that is refused ends it; one that does not answer does not: pages
 * are served without it, and every pool asks again at its first connection.
 */
export async function probeDatabase(url: string, admit: Admission): Promise<'fit' | 'unreachable'> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await admit(client);
    return 'fit';
  } catch (error) {
    if (error instanceof DatabaseRefused) throw new StartRefused(error.message);
    return 'unreachable';
  } finally {
    await client.end().catch(() => {});
  }
}

/** Says so in the log when it refuses, once a minute at most: every request would ask again. */
export function loggedAdmission(
  admit: Admission,
  log: () => { error(message: string): void },
): Admission {
  let saidMs = 0;
  return async (db) => {
    try {
      await admit(db);
    } catch (error) {
      if (error instanceof DatabaseRefused && Date.now() - saidMs > SAID_AGAIN_AFTER_MS) {
        saidMs = Date.now();
        log().error(error.message);
      }
      throw error;
    }
  };
}
