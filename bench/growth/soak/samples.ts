import { readdirSync, readFileSync } from 'node:fs';
import { ROLES } from '#server/testing/postgres.ts';
import { cpuMs } from '../measure.ts';
import { exchange } from './exchange.ts';
import type { SoakHouse } from './house.ts';
import type { Part } from './processes.ts';

/** A moment of the run: each measure under its name. */
export interface Sample {
  atMs: number;
  values: Record<string, number>;
}

/** Tables that grow with the leads, at least for the hour or the days that their rows stay. */
export const ROW_TABLES = [
  'crm_leads',
  'lead_submissions',
  'deliveries',
  'idempotency_keys',
  'rate_limits',
];
/** The jobs of all queues; removed soon after they are done. */
export const QUEUE = 'pgboss.job_common';
/** Tables of a few rows that are written over and over. */
export const SMALL_TABLES = [
  'readiness_probe',
  'webhook_destinations',
  'maintenance_runs',
  'pgboss.queue',
];

type Values = Record<string, number>;

export async function takeSample(house: SoakHouse, sinceMs: number): Promise<Values> {
  const { site, worker, metricsPorts, db } = house;
  const tables = [...ROW_TABLES, QUEUE, ...SMALL_TABLES].map((table) => tableFigures(db, table));
  const parts = await Promise.all([
    processFigures('site', site, metricsPorts.site),
    processFigures('worker', worker, metricsPorts.worker),
    connectionFigures(db),
    lagFigures(db, sinceMs),
    ...tables,
  ]);
  return Object.assign({}, ...parts);
}

/** What only adds up since a process began is of interest as so much per minute. */
const ADDING_UP = ['wal', 'site processor', 'worker processor'];
const MINUTE_MS = 60_000;

export function ratesSince(before: Sample | undefined, { atMs, values }: Sample): Values {
  if (before === undefined) return {};
  const perMinute = MINUTE_MS / (atMs - before.atMs);
  const rate = (name: string) => ((values[name] ?? 0) - (before.values[name] ?? 0)) * perMinute;
  return Object.fromEntries(ADDING_UP.map((name) => [`${name} per minute`, rate(name)]));
}

async function processFigures(name: string, { pid }: Part, metricsPort: number): Promise<Values> {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const inStatus = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
  const { text } = await exchange({ port: metricsPort, path: '/metrics' });
  const heap = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1];
  return {
    [`${name} memory`]: inStatus('VmRSS') / 1024,
    [`${name} processor`]: cpuMs(pid) / 1000,
    [`${name} heap`]: Number(heap) / 2 ** 20,
    [`${name} threads`]: inStatus('Threads'),
    [`${name} files`]: readdirSync(`/proc/${pid}/fd`).length,
  };
}

/** Of the product alone: this command looks on with another role. */
async function connectionFigures(db: SoakHouse['db']): Promise<Values> {
  const { rows } = await db.query(
    `SELECT count(*)::int AS connections,
       coalesce(max(extract(epoch FROM now() - xact_start)), 0)::float8 AS oldest,
       pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 / 2 ^ 20 AS wal
     FROM pg_stat_activity WHERE usename = ANY($1)`,
    [[ROLES.api, ROLES.worker]],
  );
  const { connections, oldest, wal } = rows[0];
  return { connections, 'oldest transaction': Math.max(0, oldest), wal };
}

/** Rows are counted, because PostgreSQL's own number is an estimate between two vacuums. */
async function tableFigures(db: SoakHouse['db'], table: string): Promise<Values> {
  const { rows } = await db.query(
    `SELECT pg_total_relation_size($1::regclass)::float8 AS bytes, (SELECT count(*)::int FROM ${table}) AS rows,
       (SELECT n_dead_tup::int FROM pg_stat_user_tables WHERE relid = $1::regclass) AS dead`,
    [table],
  );
  const { bytes, rows: live, dead } = rows[0];
  return {
    [`${table} kB`]: bytes / 1024,
    [`${table} rows`]: live,
    [`${table} dead`]: dead,
    ...(live > 0 && { [`${table} bytes per row`]: bytes / live }),
  };
}

/** From a stored lead to its webhook, of those that ended since the last sample. */
async function lagFigures(db: SoakHouse['db'], sinceMs: number): Promise<Values> {
  const { rows } = await db.query(
    `SELECT percentile_cont(ARRAY[0.5, 0.99]) WITHIN GROUP (
       ORDER BY extract(epoch FROM ended_at - created_at)) AS lags
     FROM deliveries WHERE kind = 'webhook' AND state = 'delivered' AND ended_at > to_timestamp($1)`,
    [sinceMs / 1000],
  );
  const [half, most] = rows[0].lags ?? [];
  return half === undefined ? {} : { 'lag p50': half, 'lag p99': most };
}
