import { hash, randomBytes } from 'node:crypto';
import { DATA_ACCESS } from '#domain/privacy/data-access.ts';
import type { Queryable } from '../database/pool.ts';

const TOKEN_BYTES = 32;
/** Of a well-formed one in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Of a link or of the key of a page. Only its hash is stored. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Undefined for what cannot be one. */
export function tokenHash(token: unknown): Buffer | undefined {
  return typeof token === 'string' && TOKEN.test(token)
    ? hash('sha256', token, 'buffer')
    : undefined;
}

/** With an index for each: anybody may ask about any address, as often as the limits let them. */
const IS_STORED = [
  `EXISTS (SELECT FROM crm_leads WHERE email = $1)`,
  `EXISTS (SELECT FROM lead_submissions WHERE answers->>'email' = $1)`,
  `EXISTS (SELECT FROM form_submissions WHERE email = $1)`,
  `EXISTS (SELECT FROM newsletter_subscribers WHERE email = $1)`,
].join(' OR ');

const READ = `SELECT email FROM data_requests
  WHERE id = $1 AND opened_at IS NULL AND erasure_requested_at IS NULL
    AND requested_at > now() - interval '${DATA_ACCESS.linkMinutes} minutes'`;
const SET_LINK = `UPDATE data_requests
  SET link_hash = $2, link_expires_at = now() + interval '${DATA_ACCESS.linkMinutes} minutes'
  WHERE id = $1 AND opened_at IS NULL RETURNING 1`;
const FORGET = `DELETE FROM data_requests
  WHERE id = $1 AND opened_at IS NULL AND erasure_requested_at IS NULL`;

/**
 * The token for the mail that is about to be sent. Another attempt at the same mail makes another one, which ends the
 * first. Undefined where nothing is stored about the address, or the person has waited too long: then the request,
 * which holds an address that somebody typed, is forgotten with its delivery.
 */
export async function newDataLink(db: Queryable, id: string): Promise<string | undefined> {
  const [request] = (await db.query(READ, [id])).rows;
  const [found] =
    request === undefined
      ? []
      : (await db.query(`SELECT ${IS_STORED} AS stored`, [request.email])).rows;
  const token = newToken();
  if (found?.stored === true) {
    const { rows } = await db.query(SET_LINK, [id, tokenHash(token)]);
    if (rows.length === 1) return token;
  }
  await db.query(FORGET, [id]);
  return undefined;
}
