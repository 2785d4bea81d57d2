import type { Client, QueryResultRow } from 'pg';
import { canonicalEmail } from '#domain/leads/email-address.ts';
import { startOfIdIn } from '#domain/leads/reference.ts';
import { CommandFailed } from './command.ts';

/** The argument of a 'show' command, in its help. */
export const ROW_ARGUMENT = '<id, reference or e-mail>';

interface Lookup {
  /** With the beginning of the id as $1. */
  byIdPrefix: string;
  /** With the address as $1. */
  byEmail: string;
  /** The message when there is none. */
  none: string;
}

/** The one row whose id begins like that, or all rows of an e-mail address. */
export async function findRows<Row extends QueryResultRow>(
  db: Client,
  wanted: string,
  { byIdPrefix, byEmail, none }: Lookup,
): Promise<[Row, ...Row[]]> {
  const idPrefix = startOfIdIn(wanted);
  const { rows } = await db.query<Row>(idPrefix ? byIdPrefix : byEmail, [
    idPrefix ?? canonicalEmail(wanted),
  ]);
  const [first, ...others] = rows;
  if (first === undefined) throw new CommandFailed(none);
  if (idPrefix && others.length > 0) {
    throw new CommandFailed('More than one begins like that: give more of it.');
  }
  return [first, ...others];
}
