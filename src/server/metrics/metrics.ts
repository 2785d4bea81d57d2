import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ObservedAnswer } from '../api/parts.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What an operator watches. Labels are ours, never a visitor's. */
export function createMetrics(pool: Pool | undefined, ...others: Registry[]) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const answers = new Counter({
    name: 'api_answers_total',
    help: 'Answers of the API',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const times = new Histogram({
    name: 'api_answer_seconds',
    help: 'How long answers of the API took',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  if (pool !== undefined) watchDatabase(pool, registry);
  return {
    registry: Registry.merge([registry, ...others]),
    observe: ({ method, route, status, seconds }: ObservedAnswer): void => {
      answers.inc({ method, route, status });
      times.observe({ method, route }, seconds);
    },
  };
}

function watchDatabase(pool: Pool, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the API to the database',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'wanted' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'deliveries',
    help: 'Deliveries that are not done, by state',
    labelNames: ['state'],
    registers,
    async collect() {
      const { rows } = await pool
        .query(
          `SELECT state, count(*)::int AS count FROM deliveries
           WHERE state IN ('pending', 'dead') GROUP BY state`,
        )
        // The other figures are wanted most when the database is gone.
        .catch(() => ({ rows: [] }));
      this.reset();
      for (const state of ['pending', 'dead']) {
        this.set({ state }, rows.find((row) => row.state === state)?.count ?? 0);
      }
    },
  });
}
