import type { Client } from 'pg';

const BATCH_ROWS = 500;

/** All rows of a statement from one snapshot, by a cursor, without holding them all in memory. */
export async function* streamRows(
  db: Client,
  statement: string,
  values: unknown[],
): AsyncGenerator<Record<string, unknown>> {
  await db.query('BEGIN READ ONLY');
  try {
    await db.query(`DECLARE wanted NO SCROLL CURSOR FOR ${statement}`, values);
    for (;;) {
      const { rows } = await db.query(`FETCH ${BATCH_ROWS} FROM wanted`);
      if (rows.length === 0) return;
      yield* rows;
    }
  } finally {
    await db.query('COMMIT');
  }
}
