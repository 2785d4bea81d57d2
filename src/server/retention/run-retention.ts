import type { Queryable } from '../deliveries/enqueue.ts';
import { RULES, type Rule } from './rules.ts';

/** Small enough never to hold up a visitor, or to run into the statement's time limit. */
const AT_ONCE = 1000;

export type Removed = Record<string, number>;

/**
 * Removes what is over. Interrupted or run twice it does no harm, and a rule that fails keeps none of
 * the others from being applied.
 */
export async function runRetention(db: Queryable): Promise<Removed> {
  const removed: Removed = {};
  const failures: unknown[] = [];
  for (const rule of RULES) {
    try {
      removed[rule.name] = await removeAll(db, rule);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
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
 * Counters are passed over while a visitor's request holds them: it takes several in the order of their
 * keys, and the two would wait for each other. Of other tables the worker has no right to lock a row.
 */
async function removeAll(db: Queryable, { table, over, busy }: Rule): Promise<number> {
  let total = 0;
  for (;;) {
    const { rows } = await db.query(
      `WITH gone AS (
         DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
           SELECT ctid FROM ${table} t WHERE ${over} LIMIT ${AT_ONCE} ${busy ? 'FOR UPDATE SKIP LOCKED' : ''}
         )) RETURNING 1
       ) SELECT count(*)::integer AS count FROM gone`,
    );
    const count = Number(rows[0]?.count);
    total += count;
    if (count < AT_ONCE) return total;
  }
}
