import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ObservedAnswer } from '../api/api-dependencies.ts';
import type { DatabaseWatch } from '../database/database-watch.ts';
import type { PageCounts } from '../pages/page-counts.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Of any process of ours: its own figures, and those of the deliveries, which are the same in all. */
export function processMetrics(
  { instance, pool }: { instance: string; pool: Pool | undefined },
  ...others: Registry[]
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'instance_info',
    help: 'Which of our processes this is, as its log lines say',
    labelNames: ['name'],
    registers: [registry],
  }).set({ name: instance }, 1);
  if (pool !== undefined) watchPool(pool, registry);
  return Registry.merge([registry, ...others]);
}

/** What an operator watches of the site. Labels are ours, never a visitor's. */
export function siteMetrics(counts: PageCounts) {
  const registry = new Registry();
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
  new Counter({
    name: 'site_answers_total',
    help: 'Pages, files and redirects sent, by kind',
    labelNames: ['kind', 'method', 'status'],
    registers,
    collect() {
      this.reset();
      for (const [labels, count] of counts.all()) this.inc(labels, count);
    },
  });
  return {
    registry,
    watchDatabase: (watch: DatabaseWatch): void => {
      new Gauge({
        name: 'database_ready',
        help: 'Whether the database takes what is sent; while 0, /readyz says why not',
        registers,
        async collect() {
          this.set((await watch.trouble()) === undefined ? 1 : 0);
        },
      });
    },
    observe: ({ method, route, status, seconds }: ObservedAnswer): void => {
      answers.inc({ method, route, status });
      times.observe({ method, route }, seconds);
    },
  };
}

const NOT_DONE = `
  SELECT count(*) FILTER (WHERE state = 'pending')::int AS pending,
    count(*) FILTER (WHERE state = 'dead')::int AS dead
  FROM deliveries WHERE state IN ('pending', 'dead')`;
/** A newsletter takes its time: it would look as if a receiver were down. */
const OLDEST = `
  SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS age_s
  FROM deliveries WHERE state = 'pending' AND kind <> 'newsletter_issue'`;
const NEWSLETTER = `
  SELECT count(*)::int AS waiting FROM deliveries
  WHERE state = 'pending' AND kind = 'newsletter_issue'`;
const LAST_SUCCESS = `
  SELECT kind, coalesce(destination, '') AS destination,
    extract(epoch FROM max(ended_at))::float8 AS at_s
  FROM deliveries WHERE state = 'delivered' GROUP BY kind, destination`;

/** A figure that cannot be read is left out: a zero or an old one would look as if all were well. */
function watchPool(pool: Pool, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'wanted' }, pool.waitingCount);
    },
  });
  const read = async (statement: string) =>
    (await pool.query(statement).catch(() => ({ rows: [] }))).rows;
  new Gauge({
    name: 'deliveries',
    help: 'Deliveries that are not done, by state',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      for (const { pending, dead } of await read(NOT_DONE)) {
        this.set({ state: 'pending' }, pending);
        this.set({ state: 'dead' }, dead);
      }
    },
  });
  new Gauge({
    name: 'delivery_oldest_waiting_seconds',
    help: 'Age of the oldest delivery that is not done, newsletters left out',
    registers,
    async collect() {
      // reset() would set it to zero.
      this.remove();
      for (const { age_s } of await read(OLDEST)) this.set(age_s);
    },
  });
  new Gauge({
    name: 'newsletter_mails_waiting',
    help: 'Readers of the newsletter whose mail is not sent yet',
    registers,
    async collect() {
      this.remove();
      for (const { waiting } of await read(NEWSLETTER)) this.set(waiting);
    },
  });
  new Gauge({
    name: 'delivery_last_success_timestamp_seconds',
    help: 'When a delivery of this kind was last made',
    labelNames: ['kind', 'destination'],
    registers,
    async collect() {
      this.reset();
      for (const { kind, destination, at_s } of await read(LAST_SUCCESS)) {
        this.set({ kind, destination }, at_s);
      }
    },
  });
}
