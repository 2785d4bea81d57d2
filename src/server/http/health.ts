import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { DatabaseWatch } from '../database/database-watch.ts';

export function answerHealth(app: FastifyInstance): void {
  app.get('/healthz', (_request, reply) => {
    reply.send({ status: 'ok' });
  });
}

/** A write, with the API's role: a read-only database still answers every query. */
export const WRITE_PROBE = {
  name: 'readiness-probe',
  text: 'UPDATE readiness_probe SET probed_at = now()',
};

/**
 * How long the delivery that has waited longest has been due. One whose receiver is down waits for
 * its next attempt and is not late: that must not take the site out of service.
 */
export const OLDEST_DUE = {
  name: 'oldest-due-delivery',
  text: `SELECT coalesce(extract(epoch FROM now() - min(next_attempt_at)), 0)::float8 AS late_s
    FROM deliveries WHERE state = 'pending'`,
};
const MOST_OVERDUE_S = 15 * 60;

interface Database {
  pool: Pool;
  watch: DatabaseWatch;
}

/** One answer serves every request within this time, so that health checks cannot load the database. */
const ASK_MS = 1_000;

/** R13: whether this process can take leads, and whether someone is sending them on. */
export function answerReadiness(app: FastifyInstance, database: Database | undefined): void {
  let asked: { at: number; state: ReturnType<typeof readiness> } | undefined;
  app.get('/readyz', async ({ headers }, reply) => {
    const now = performance.now();
    if (asked === undefined || now - asked.at > ASK_MS) {
      asked = { at: now, state: readiness(database) };
    }
    const state = await asked.state;
    const ready = ['ok', 'none'].includes(state.database) && state.deliveries !== 'late';
    // Through a proxy anybody may ask; the reason is for who stands beside the process.
    const reason = headers['x-forwarded-for'] === undefined ? state : {};
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', ...reason });
  });
}

async function readiness(database: Database | undefined) {
  if (database === undefined) return { database: 'none', deliveries: 'none' };
  const { pool, watch } = database;
  const trouble = await watch.trouble();
  if (trouble !== undefined) return { database: trouble, deliveries: 'unknown' };
  try {
    const { rows } = await pool.query(OLDEST_DUE);
    return { database: 'ok', deliveries: rows[0].late_s > MOST_OVERDUE_S ? 'late' : 'ok' };
  } catch (error) {
    watch.failed(error);
    return { database: 'it does not answer', deliveries: 'unknown' };
  }
}
