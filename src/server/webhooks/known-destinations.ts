import type { Queryable } from '../deliveries/enqueue.ts';
import { destinationsWithoutWorker } from '../deliveries/metrics.ts';
import type { Destination, DestinationFilter } from './destination.ts';

/** Longer than a restart takes: a destination that no worker has named for this long is no longer one. */
const FORGOTTEN_AFTER = "interval '5 minutes'";
export const SEEN_EVERY_MS = 60_000;
const LOOKED_UP_EVERY_MS = 30_000;

const RECORD = `
  INSERT INTO webhook_destinations (name, events, form_types, seen_at)
  SELECT d.name, d.events, d.form_types, now()
  FROM jsonb_to_recordset($1::jsonb) AS d(name text, events text[], form_types text[])
  ON CONFLICT (name) DO UPDATE
  SET events = excluded.events, form_types = excluded.form_types, seen_at = excluded.seen_at`;

const FORGET = `DELETE FROM webhook_destinations WHERE seen_at < now() - ${FORGOTTEN_AFTER}`;

interface Log {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** For a worker, at its start and every minute: says in the database what it delivers to. */
export async function recordDestinations(
  db: Queryable,
  destinations: readonly Destination[],
): Promise<void> {
  const filters = destinations.map(({ name, events, form_types }) => ({
    name,
    events,
    form_types,
  }));
  await db.query(RECORD, [JSON.stringify(filters)]);
  await db.query(FORGET);
}

export async function recordedDestinations(db: Queryable): Promise<DestinationFilter[]> {
  const { rows } = await db.query(
    'SELECT name, events, form_types FROM webhook_destinations ORDER BY name',
  );
  return rows.map(({ name, events, form_types }) => ({
    name,
    ...(events !== null && { events }),
    ...(form_types !== null && { form_types }),
  })) as DestinationFilter[];
}

/**
 * What a site keeps events for: its own WEBHOOKS and whatever a worker delivers to. With the worker's
 * settings alone an event would otherwise be answered for and never sent.
 */
export function knownDestinations(own: readonly DestinationFilter[], log: () => Log) {
  let recorded: readonly DestinationFilter[] = [];
  let timer: NodeJS.Timeout | undefined;
  let said = '';

  async function load(db: Queryable): Promise<void> {
    recorded = await recordedDestinations(db).catch((error: Error & { code?: string }) => {
      // The tables are older than this program: its own settings are all there is.
      if (error.code === '42P01' || error.code === '42501') return [];
      throw error;
    });
  }

  function compare(): void {
    const unserved = own.map(({ name }) => name).filter((name) => !has(recorded, name));
    const unnamed = recorded.map(({ name }) => name).filter((name) => !has(own, name));
    destinationsWithoutWorker.set(unserved.length);
    const difference = JSON.stringify([unserved, unnamed]);
    if (difference === said) return;
    said = difference;
    if (unserved.length > 0) {
      const facts = { setting: 'WEBHOOKS', destinations: unserved };
      log().error(facts, 'no running worker delivers to these webhooks: give it the same WEBHOOKS');
    }
    // A site without any of its own leaves them to the worker.
    if (unnamed.length > 0 && own.length > 0) {
      const facts = { setting: 'WEBHOOKS', destinations: unnamed };
      log().warn(
        facts,
        'a worker delivers to webhooks that are not in the WEBHOOKS of this process',
      );
    }
  }

  return {
    current: (): readonly DestinationFilter[] => [
      ...recorded.map((one) => ({ ...own.find(({ name }) => name === one.name), ...one })),
      ...own.filter(({ name }) => !has(recorded, name)),
    ],
    load,
    compare,
    /** Looks again every half a minute; what was known stays known while the database is away. */
    watch(db: Queryable): void {
      timer = setInterval(() => void load(db).then(compare, () => {}), LOOKED_UP_EVERY_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}

function has(list: readonly DestinationFilter[], name: string): boolean {
  return list.some((one) => one.name === name);
}
