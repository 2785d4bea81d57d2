import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { endingConstants } from '#domain/simulator/index.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { visitCounts } from '../analytics/visit-counts.ts';
import type { ObservedAnswer } from '../api/api-dependencies.ts';
import { OPERATIONS } from '../api/operations.ts';
import type { DatabaseWatch } from '../database/database-watch.ts';
import type { Release } from '../process/release.ts';
import { inTime, watchPool } from './database-figures.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Of any process of ours: its own figures, and those of the deliveries, which are the same in all. */
export function processMetrics(
  { instance, pool, release }: { instance: string; pool: Pool | undefined; release: Release },
  ...others: Registry[]
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'instance_info',
    help: 'Which of our processes this is, as its log lines say, and what it runs',
    labelNames: ['name', 'version', 'build'],
    registers: [registry],
  }).set({ name: instance, ...release }, 1);
  if (pool !== undefined) watchPool(pool, registry);
  return Registry.merge([registry, ...others]);
}

/** What an operator watches of the site. Labels have fixed values, never a visitor's. */
export function siteMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const answers = new Counter({
    name: 'api_answers_total',
    help: 'Answers of the API',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  // A counter that begins with its first failure shows Prometheus no increase.
  for (const { method, path, answers: statuses } of OPERATIONS) {
    const labels = { method: method.toUpperCase(), route: path.replaceAll(/\{(\w+)\}/g, ':$1') };
    for (const status of [...Object.keys(statuses), '500']) answers.inc({ ...labels, status }, 0);
  }
  const times = new Histogram({
    name: 'api_answer_seconds',
    help: 'How long answers of the API took',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  new Gauge({
    name: 'constants_past_validity',
    help: 'Constants of the simulator whose last day is over',
    registers,
    collect() {
      this.set(endingConstants(dayInParis(new Date())).past.length);
    },
  });
  return {
    registry,
    countEvents: visitCounts(registry),
    watchDatabase: (watch: DatabaseWatch): void => {
      new Gauge({
        name: 'database_ready',
        help: 'Whether the database takes what is sent; while 0, /readyz says why not',
        registers,
        async collect() {
          const trouble = await inTime(watch.trouble(), 'it does not answer');
          this.set(trouble === undefined ? 1 : 0);
        },
      });
    },
    observe: ({ method, route, status, seconds }: ObservedAnswer): void => {
      answers.inc({ method, route, status });
      times.observe({ method, route }, seconds);
    },
  };
}
