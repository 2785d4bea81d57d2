import type { Client, QueryResultRow } from 'pg';
import { canonicalEmail } from '#domain/leads/email-address.ts';
import { startOfIdIn } from '#domain/leads/reference.ts';
import { CommandFailed } from './command.ts';

/** The argument of a 'show' command, in its help. */
export const ROW_ARGUMENT = '<id, reference or e-mail>';

interface Lookup {
  /** With the first and the last possible id as $1 and $2. */
  byFirstDigits: string;
  /** With the address as $1. */
  byEmail: string;
  /** The message when there is none. */
  none: string;
}

/** The one row whose id begins like that, or all rows of an e-mail address. */
export async function findRows<Row extends QueryResultRow>(
  db: Client,
  wanted: string,
  { byFirstDigits, byEmail, none }: Lookup,
): Promise<[Row, ...Row[]]> {
  const firstDigits = startOfIdIn(wanted);
  const { rows } = await (firstDigits === undefined
    ? db.query<Row>(byEmail, [canonicalEmail(wanted)])
    : db.query<Row>(byFirstDigits, idsFrom(firstDigits)));
  const [first, ...others] = rows;
  if (first === undefined) throw new CommandFailed(none);
  if (firstDigits && others.length > 0) {
    throw new CommandFailed('More than one begins like that: give more of it.');
  }
  return [first, ...others];
}

/** The first and the last id, so that the primary key finds what lies between them among any number. */
function idsFrom(firstDigits: string): [string, string] {
  return [firstDigits.padEnd(32, '0'), firstDigits.padEnd(32, 'f')];
}
