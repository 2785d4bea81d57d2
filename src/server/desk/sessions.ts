import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import {
  type DeskRole,
  type Member,
  SESSION_IDLE_MINUTES,
  SESSION_LONGEST_MINUTES,
} from '#domain/desk/desk-roles.ts';
import type { Queryable } from '../database/pool.ts';

export interface Session extends Member {
  subject: string;
  endsAt: Date;
}

/** Its token; out of reach of scripts, and not sent along when another site leads here. */
export const SESSION_COOKIE = '__Host-desk';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Returns the token that the cookie is to hold; nobody can find it in the database. */
export async function startSession(
  db: Queryable,
  { subject, name, roles }: Pick<Session, 'subject' | 'name' | 'roles'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `INSERT INTO desk_sessions (token_hash, subject, name, roles, ends_at)
     VALUES ($1, $2, $3, $4, now() + $5 * interval '1 minute')`,
    [hashOf(token), subject, name, roles, SESSION_LONGEST_MINUTES],
  );
  return token;
}

const SEEN = `UPDATE desk_sessions SET last_seen_at = now()
  WHERE token_hash = $1 AND ends_at > now() AND last_seen_at > now() - $2 * interval '1 minute'
  RETURNING subject, name, roles, ends_at`;

/** Undefined if there is none, if it has ended, or if somebody ended it. */
export async function sessionOf(db: Pool, token: string): Promise<Session | undefined> {
  const { rows } = await db.query<{
    subject: string;
    name: string;
    roles: DeskRole[];
    ends_at: Date;
  }>(SEEN, [hashOf(token), SESSION_IDLE_MINUTES]);
  const [row] = rows;
  return row && { subject: row.subject, name: row.name, roles: row.roles, endsAt: row.ends_at };
}

/** The id of a session in the database: a hash, which opens nothing. */
export const sessionId = (token: string): string => hashOf(token).toString('base64url');

export async function endSession(db: Queryable, id: string): Promise<void> {
  await db.query('DELETE FROM desk_sessions WHERE token_hash = $1', [Buffer.from(id, 'base64url')]);
}

/** What a page of ours knows and another site does not, although the browser would send it our cookie. */
export function csrfTokenOf(token: string): string {
  return createHmac('sha256', token).update('csrf').digest('base64url');
}

export function isCsrfToken(token: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const [wanted, sent] = [hashOf(csrfTokenOf(token)), hashOf(given)];
  return timingSafeEqual(wanted, sent);
}
