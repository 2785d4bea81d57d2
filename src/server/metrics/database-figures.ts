import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { MAIL_KINDS } from '../deliveries/delivery.ts';
import { OLDEST_DUE } from '../http/health.ts';
import { ANALYSIS_WAITING_SINCE } from './waiting-analyses.ts';

interface Figure {
  name: string;
  help: string;
  /** Columns of `statement`. */
  labelNames?: string[];
  /** A row for each figure, whose `value` it is. */
  statement: string;
}

/** What the database says, the same in every process. */
const FIGURES: readonly Figure[] = [
  {
    name: 'deliveries',
    help: 'Deliveries that are not done, by state',
    labelNames: ['state', 'kind', 'destination'],
    // Mails from zero on, so that there is a figure whenever the database can be read. Each state by
    // itself: each has an index, both together have none.
    statement: `
      SELECT state, kind, '' AS destination, 0 AS value
      FROM unnest(ARRAY['pending', 'dead']) AS state, unnest('{${MAIL_KINDS.join(',')}}'::text[]) AS kind
      ${['pending', 'dead']
        .map(
          (state) => `UNION ALL
      SELECT '${state}', kind, coalesce(destination, ''), count(*)::int
      FROM deliveries WHERE state = '${state}' GROUP BY 1, 2, 3`,
        )
        .join(' ')}`,
  },
  {
    name: 'delivery_overdue_seconds',
    help: 'For how long an attempt has been due that nobody makes',
    statement: `SELECT late_s AS value FROM (${OLDEST_DUE.text}) AS oldest`,
  },
  {
    name: 'analysis_oldest_waiting_seconds',
    help: 'For how long somebody has waited for the analysis of their registration: made, approved or sent too late',
    statement: `
      SELECT coalesce(extract(epoch FROM now() - min(since)), 0)::float8 AS value
      FROM (${ANALYSIS_WAITING_SINCE}) AS waiting`,
  },
  {
    name: 'delivery_last_success_timestamp_seconds',
    help: 'When a delivery of this kind was last made',
    labelNames: ['kind', 'destination'],
    // One look into the index for each name and not one row for each delivery: it is asked every few
    // seconds, and there may be millions. max() would not do where the destination is null: PostgreSQL
    // sorts by all columns of the index or by none.
    statement: `
      WITH RECURSIVE webhooks AS (
        SELECT min(destination) AS name FROM deliveries
        WHERE state = 'delivered' AND kind = 'webhook'
        UNION ALL
        SELECT (
          SELECT min(destination) FROM deliveries
          WHERE state = 'delivered' AND kind = 'webhook' AND destination > webhooks.name
        ) FROM webhooks WHERE name IS NOT NULL
      )
      SELECT 'webhook' AS kind, name AS destination, extract(epoch FROM (
        SELECT max(ended_at) FROM deliveries
        WHERE state = 'delivered' AND kind = 'webhook' AND destination = name
      ))::float8 AS value FROM webhooks WHERE name IS NOT NULL
      UNION ALL
      SELECT kind, '', extract(epoch FROM last.ended_at)::float8
      FROM unnest('{${MAIL_KINDS.join(',')}}'::text[]) AS kind, LATERAL (
        SELECT ended_at FROM deliveries d
        WHERE state = 'delivered' AND d.kind = kind.kind AND destination IS NULL
        ORDER BY destination DESC, ended_at DESC LIMIT 1
      ) AS last`,
  },
  {
    name: 'maintenance_last_success_timestamp_seconds',
    help: 'When regular work of this kind last succeeded',
    labelNames: ['kind'],
    statement: `
      SELECT kind, extract(epoch FROM finished_at)::float8 AS value FROM maintenance_runs`,
  },
];

/** Prometheus waits for ten seconds and then takes the process for dead. */
const READ_MS = 2_000;

export async function inTime<Answer>(asked: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  const late = pause(READ_MS, otherwise, { ref: false });
  return Promise.race([asked.catch(() => otherwise), late]);
}

/** A figure that cannot be read is left out: a zero or an old one would look as if all were well. */
export function watchPool(pool: Pool, registry: Registry): void {
  const registers = [registry];
  const read = async (statement: string): Promise<Record<string, string | number>[]> =>
    (await pool.query(statement)).rows;
  for (const { name, help, labelNames = [], statement } of FIGURES) {
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        // Without labels, reset() would set it to zero.
        if (labelNames.length === 0) this.remove();
        else this.reset();
        for (const { value, ...labels } of await inTime(read(statement), [])) {
          this.set(labels, Number(value));
        }
      },
    });
  }
}
