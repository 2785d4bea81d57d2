import type { Client } from 'pg';

const AT_ONCE = 500;

/** All rows of a statement as of one moment, without holding them all in memory. */
export async function* rowsInTurn(
  db: Client,
  statement: string,
  values: unknown[],
): AsyncGenerator<Record<string, unknown>> {
  await db.query('BEGIN READ ONLY');
  try {
    await db.query(`DECLARE wanted NO SCROLL CURSOR FOR ${statement}`, values);
    for (;;) {
      const { rows } = await db.query(`FETCH ${AT_ONCE} FROM wanted`);
      if (rows.length === 0) return;
      yield* rows;
    }
  } finally {
    await db.query('COMMIT');
  }
}
