import type { PgBoss } from 'pg-boss';
import { noteRun } from '../database/maintenance-runs.ts';
import type { Queryable } from '../database/pool.ts';
import type { WorkerLog } from '../deliveries/attempt.ts';
import { RETENTION_QUEUE } from '../deliveries/queues.ts';
import { type RetentionRule, RULES } from './rules.ts';

/** Rows and pages per statement: few enough never to delay a visitor, or to run into the statement timeout. */
const BATCH_ROWS = 1000;
const BATCH_PAGES = 500;

export type Removed = Record<string, number>;

/**
 * Removes what is past its retention time. May be interrupted or run twice, and a rule that fails does
 * not prevent the others.
 */
export async function runRetention(db: Queryable): Promise<Removed> {
  const startedAt = performance.now();
  const removed: Removed = {};
  const failures: unknown[] = [];
  for (const rule of RULES) {
    try {
      removed[rule.name] = await (rule.withoutIndex ? removePageByPage : removeAll)(db, rule);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  await noteRun(db, 'retention', { startedAt, ...removed });
  return removed;
}

/** What a run would remove now. */
export async function countOver(db: Queryable): Promise<Removed> {
  const counts: Removed = {};
  for (const { name, table, over } of RULES) {
    const { rows } = await db.query(
      `SELECT count(*)::integer AS count FROM ${table} t WHERE ${over}`,
    );
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}

/**
 * Busy rows are skipped while a visitor's request locks them: it locks several in the order of their
 * keys, and the two would deadlock. In other tables the worker has no right to lock a row.
 */
async function removeAll(db: Queryable, { table, over, busy }: RetentionRule): Promise<number> {
  let total = 0;
  for (;;) {
    const { rows } = await db.query(
      `WITH gone AS (
         DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
           SELECT ctid FROM ${table} t WHERE ${over} LIMIT ${BATCH_ROWS} ${busy ? 'FOR UPDATE SKIP LOCKED' : ''}
         )) RETURNING 1
       ) SELECT count(*)::integer AS count FROM gone`,
    );
    const count = Number(rows[0]?.count);
    total += count;
    if (count < BATCH_ROWS) return total;
  }
}

/** From the table's first page to its last, however many of its rows are over. */
async function removePageByPage(db: Queryable, { table, over }: RetentionRule): Promise<number> {
  const { rows } = await db.query(
    `SELECT pg_relation_size('${table}') / current_setting('block_size')::integer AS pages`,
  );
  const pages = Number(rows[0]?.pages);
  let total = 0;
  let first = 0;
  do {
    const gone = await db.query(
      `WITH gone AS (
         DELETE FROM ${table} t
         WHERE ctid >= '(${first},0)' AND ctid < '(${first + BATCH_PAGES},0)' AND ${over}
         RETURNING 1
       ) SELECT count(*)::integer AS count FROM gone`,
    );
    total += Number(gone.rows[0]?.count);
    first += BATCH_PAGES;
  } while (first < pages);
  return total;
}

/** At night, when it delays few visitors. */
const EVERY_NIGHT = '17 3 * * *';

interface Dependencies {
  boss: PgBoss;
  db: Queryable;
  log: WorkerLog;
}

/** Of all workers, one runs it once a night; a missed night is made up for. */
export async function scheduleRetention({ boss, db, log }: Dependencies): Promise<void> {
  await boss.schedule(RETENTION_QUEUE, EVERY_NIGHT, null, { tz: 'Europe/Paris', missed: 'once' });
  await boss.work(RETENTION_QUEUE, async () => {
    log.info({ removed: await runRetention(db) }, 'what was over is removed');
  });
}
