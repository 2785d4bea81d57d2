import type { Client, QueryResultRow } from 'pg';
import { canonicalEmail } from '#domain/leads/email-address.ts';
import { startOfIdIn } from '#domain/leads/reference.ts';
import { CommandFailed } from './command.ts';

/** What a 'show' command takes. */
export const CALLED = '<id, reference or e-mail>';

interface Ways {
  /** With how the id begins as $1. */
  byStart: string;
  /** With the address as $1. */
  byEmail: string;
  /** What to say when there is none. */
  none: string;
}

/** The one row whose id begins so, or all rows of an address. */
export async function rowsCalled<Row extends QueryResultRow>(
  db: Client,
  called: string,
  { byStart, byEmail, none }: Ways,
): Promise<[Row, ...Row[]]> {
  const start = startOfIdIn(called);
  const { rows } = await db.query<Row>(start ? byStart : byEmail, [
    start ?? canonicalEmail(called),
  ]);
  const [first, ...others] = rows;
  if (first === undefined) throw new CommandFailed(none);
  if (start && others.length > 0) {
    throw new CommandFailed('More than one begins like that: give more of it.');
  }
  return [first, ...others];
}
