import type { Pool } from 'pg';
import type { Queryable } from '../database/pool.ts';
import { insertJobsSql } from '../deliveries/enqueue.ts';
import { ERASURE_QUEUE } from '../deliveries/queues.ts';
import { newToken, tokenHash } from './data-link.ts';

const IS_OPEN = { name: 'data-link-is-open', text: 'SELECT data_link_is_open($1) AS open' };
const OPEN = { name: 'open-data-page', text: 'SELECT * FROM open_data_page($1, $2)' };
const READ = { name: 'read-data-page', text: 'SELECT * FROM data_page($1)' };

/** Whether the button would open a page. Uses nothing up: programs that look at mails open every link in them. */
export async function isDataLinkOpen(pool: Pool, token: unknown): Promise<boolean> {
  const link = tokenHash(token);
  if (link === undefined) return false;
  const { rows } = await pool.query({ ...IS_OPEN, values: [link] });
  return rows[0]?.open === true;
}

/** A page that the owner of an address has opened by the link in their mail. */
export interface DataPage {
  email: string;
  expiresAt: Date;
  /** Stands in the forms of that page, and nowhere else. */
  key: string;
  keyHash: Buffer;
}

/** Once for each link: undefined for one that was used, has expired or is unknown. */
export async function openDataPage(pool: Pool, token: unknown): Promise<DataPage | undefined> {
  const link = tokenHash(token);
  const key = newToken();
  return link && pageFrom(pool, key, (keyHash) => ({ ...OPEN, values: [link, keyHash] }));
}

/** As often as wanted, for as long as the page is open. */
export function dataPageOf(pool: Pool, key: unknown): Promise<DataPage | undefined> {
  return pageFrom(pool, key, (keyHash) => ({ ...READ, values: [keyHash] }));
}

async function pageFrom(
  pool: Pool,
  key: unknown,
  statement: (keyHash: Buffer) => { name: string; text: string; values: Buffer[] },
): Promise<DataPage | undefined> {
  const keyHash = tokenHash(key);
  if (keyHash === undefined) return undefined;
  const [row] = (await pool.query(statement(keyHash))).rows;
  return row && { email: row.email, expiresAt: row.expires_at, key: String(key), keyHash };
}

/** Wakes the worker, which may erase. */
const wakeWorker = (condition: string) =>
  insertJobsSql(`
    SELECT '${ERASURE_QUEUE}' AS queue, '{}'::jsonb AS data, 0 AS priority,
      pgboss.job_now() AS start_after, NULL::timestamp AS slot
    FROM ${condition}`);

/** Closes every page and link of the address at once. */
const REQUEST_ERASURE = {
  name: 'request-erasure',
  text: `WITH asked AS MATERIALIZED (SELECT request_erasure($1) AS is_new),
    job AS (${wakeWorker('asked WHERE is_new')})
    SELECT is_new FROM asked`,
};

/** False for a page that has expired, or whose erasure was already asked for. */
export async function requestErasure(pool: Pool, key: unknown): Promise<boolean> {
  const keyHash = tokenHash(key);
  if (keyHash === undefined) return false;
  const { rows } = await pool.query({ ...REQUEST_ERASURE, values: [keyHash] });
  return rows[0]?.is_new === true;
}

const ORDER_ERASURE = `WITH asked AS (
    INSERT INTO data_requests (id, email, language, erasure_requested_at)
    VALUES ($1, $2, 'fr', now()) RETURNING id
  ),
  job AS (${wakeWorker('asked')})
  SELECT id FROM asked`;

/** The same for somebody who asked by another way, in the transaction of the decision. No mail goes to them. */
export async function orderErasure(db: Queryable, id: string, email: string): Promise<void> {
  await db.query(ORDER_ERASURE, [id, email]);
}
