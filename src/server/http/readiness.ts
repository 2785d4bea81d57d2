import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/**
 * How long the delivery that has waited longest has been due. One whose receiver is down waits for
 * its next attempt and is not late: that must not take the site out of service.
 */
const OLDEST_DUE = {
  name: 'oldest-due-delivery',
  text: `SELECT coalesce(extract(epoch FROM now() - min(next_attempt_at)), 0)::float8 AS late_s
    FROM deliveries WHERE state = 'pending'`,
};
const LATEST_S = 15 * 60;

/** R13: whether this process can take leads, and whether someone is sending them on. */
export function answerReadiness(app: FastifyInstance, pool: Pool | undefined): void {
  app.get('/readyz', async (request, reply) => {
    const state = await readiness(pool).catch((error: Error) => {
      request.log.warn({ req: request, err: error }, 'database unavailable');
      return { database: 'unavailable' } as const;
    });
    const ready = state.database !== 'unavailable' && state.deliveries !== 'late';
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', ...state });
  });
}

async function readiness(pool: Pool | undefined) {
  if (pool === undefined) return { database: 'none', deliveries: 'none' } as const;
  const { rows } = await pool.query(OLDEST_DUE);
  const deliveries = rows[0].late_s > LATEST_S ? 'late' : 'ok';
  return { database: 'ok', deliveries } as const;
}
