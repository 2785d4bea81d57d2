import type { Pool } from 'pg';
import { Counter, type Registry } from 'prom-client';
import type { EventBatch } from '#domain/privacy/analytics-wire.ts';
import { type CountKey, countKey } from '#domain/privacy/audience-counts.ts';
import { dayInParis } from '#domain/site/paris-time.ts';

interface Count extends CountKey {
  day: string;
  count: number;
}

interface AudienceCountsOptions {
  pool: Pick<Pool, 'query'>;
  /** Asked for when there is something to say: the counts begin before the log does. */
  log: () => { warn(about: object, text: string): void };
  now?: () => Date;
  everyMs?: number;
  /** Totals that may wait in memory while the database does not answer. */
  capacity?: number;
}

/** Long enough to make one statement of a busy site's events, short enough to lose little when a process is killed. */
const EVERY_MS = 5_000;
/** Some days of a site on which everything happens; a program that makes up events ends here. */
const CAPACITY = 20_000;

/**
 * Several processes add to the same rows: each locks them in the same order, so that no two wait for each other.
 * The collation is fixed because the order in which rows are sent must not depend on the database's.
 */
const ADD = {
  name: 'add-audience-counts',
  text: `INSERT INTO audience_counts AS stored (day, event, detail, page, language, source, count)
    SELECT * FROM unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[])
      AS given (day, event, detail, page, language, source, count)
    ORDER BY day, event COLLATE "C", detail COLLATE "C", page COLLATE "C", language COLLATE "C", source COLLATE "C"
    ON CONFLICT (day, event, detail, page, language, source)
    DO UPDATE SET count = stored.count + excluded.count`,
};

/**
 * Adds up the events of visitors who agreed to be counted, and adds the totals to the database every few seconds:
 * no visitor waits for it. While the database does not answer the totals wait.
 */
export function createAudienceCounts({
  pool,
  log,
  now = () => new Date(),
  everyMs = EVERY_MS,
  capacity = CAPACITY,
}: AudienceCountsOptions) {
  let waiting = new Map<string, Count>();
  let storing: Promise<void> | undefined;
  let hasFailed = false;
  const events = { stored: 0, lost: 0 };

  function add(key: Omit<Count, 'count'>, count: number): void {
    const id = [key.day, key.event, key.detail, key.page, key.language, key.source].join('|');
    const total = waiting.get(id);
    if (total !== undefined) total.count += count;
    else if (waiting.size < capacity) waiting.set(id, { ...key, count });
    else events.lost += count;
  }

  async function store(): Promise<void> {
    const totals = [...waiting.values()];
    if (totals.length === 0) return;
    waiting = new Map();
    const column = (name: keyof Count) => totals.map((total) => total[name]);
    const values = [
      column('day'),
      column('event'),
      column('detail'),
      column('page'),
      column('language'),
      column('source'),
      column('count'),
    ];
    try {
      await pool.query({ ...ADD, values });
      for (const { count } of totals) events.stored += count;
      hasFailed = false;
    } catch (error) {
      for (const { count, ...key } of totals) add(key, count);
      // Once for each outage: the next try comes in a few seconds.
      if (!hasFailed) log().warn({ err: error }, 'visits are counted in memory alone for now');
      hasFailed = true;
    }
  }

  /** One at a time: what came meanwhile goes with the next. */
  const flush = (): Promise<void> => {
    storing ??= store().finally(() => {
      storing = undefined;
    });
    return storing;
  };
  const timer = setInterval(() => void flush(), everyMs).unref();

  return {
    add(batch: EventBatch): void {
      const day = dayInParis(now());
      for (const event of batch.events) add({ day, ...countKey(event) }, 1);
    },
    /** What waits in memory is stored before the process ends, if the database answers. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await storing;
      await flush();
      for (const { count } of waiting.values()) events.lost += count;
    },
    flush,
    counts: () => ({ ...events }),
  };
}

export type AudienceCounts = ReturnType<typeof createAudienceCounts>;

/** Counts may be lost, but every loss is counted. */
export function watchAudienceCounts(
  { counts }: Pick<AudienceCounts, 'counts'>,
  registry: Registry,
): void {
  new Counter({
    name: 'audience_events_total',
    help: 'Events of visitors who agreed to be counted, added to the daily totals or lost',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, events] of Object.entries(counts())) this.inc({ outcome }, events);
    },
  });
}
