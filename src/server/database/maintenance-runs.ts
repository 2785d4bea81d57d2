import type { Queryable } from './pool.ts';

const NOTE = `
  INSERT INTO maintenance_runs (kind, finished_at, took_seconds, detail) VALUES ($1, now(), $2, $3)
  ON CONFLICT (kind) DO UPDATE SET finished_at = excluded.finished_at,
    took_seconds = excluded.took_seconds, detail = excluded.detail`;

const NO_SUCH_TABLE = '42P01';

/** Notes that it succeeded, for the metric that says how long ago that was. */
export async function noteRun(
  db: Queryable,
  kind: 'backup' | 'refusals' | 'drill' | 'retention',
  { startedAt, ...detail }: { startedAt: number } & Record<string, number | string>,
): Promise<void> {
  const seconds = (performance.now() - startedAt) / 1000;
  try {
    await db.query(NOTE, [kind, seconds, JSON.stringify(detail)]);
  } catch (error) {
    // A backup before the migration that makes the table is one all the same.
    if ((error as { code?: string }).code !== NO_SUCH_TABLE) throw error;
  }
}
