import type { Client } from 'pg';
import { StartRefused } from '../process/run-process.ts';

/**
 * Stands in a database from the moment its rows are back until everyone who was erased since the backup is erased
 * again. In between nobody but the owner may read it.
 */
export function markUnfinished(isDrill: boolean): string {
  return `CREATE TABLE public.unfinished_restore AS SELECT ${isDrill} AS is_drill;`;
}

export async function unfinishedRestore(db: Client): Promise<'restore' | 'drill' | undefined> {
  const { rows } = await db.query(
    "SELECT to_regclass('public.unfinished_restore') IS NOT NULL AS unfinished",
  );
  if (!rows[0]?.unfinished) return undefined;
  const [mark] = (await db.query('SELECT is_drill FROM public.unfinished_restore')).rows;
  return mark?.is_drill ? 'drill' : 'restore';
}

export async function refuseUnfinishedRestore(db: Client): Promise<void> {
  if ((await unfinishedRestore(db)) === undefined) return;
  throw new StartRefused(
    'A restore of this database was broken off, and people who were erased are in it: run voltige restore --replace again.',
  );
}

export async function markFinished(db: Client): Promise<void> {
  await db.query('DROP TABLE public.unfinished_restore');
}
