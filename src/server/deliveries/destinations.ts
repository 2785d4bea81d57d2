import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { Queryable } from '../database/pool.ts';
import { FORM_TYPES, WEBHOOK_EVENTS } from './delivery.ts';

const SECRET_PREFIX = 'whsec_';

/** A Standard Webhooks secret: 24 to 64 random bytes in base64 behind its prefix. */
const WebhookSecret = v.pipe(
  v.string(),
  v.check((given) => {
    if (!given.startsWith(SECRET_PREFIX)) return false;
    const encoded = given.slice(SECRET_PREFIX.length);
    const bytes = Buffer.from(encoded, 'base64');
    return bytes.toString('base64') === encoded && bytes.length >= 24 && bytes.length <= 64;
  }),
);

/** Where events go. Two secrets while one replaces the other: both then sign. */
const Destination = v.strictObject({
  /** Part of a queue's name and of what people type: short and plain. */
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  url: v.pipe(v.string(), v.url()),
  /** Inside our own network: then, and only there, http and a private address are allowed. */
  private: v.optional(v.boolean()),
  secrets: v.pipe(v.array(WebhookSecret), v.minLength(1), v.maxLength(2)),
  events: v.optional(v.array(v.picklist(WEBHOOK_EVENTS))),
  form_types: v.optional(v.array(v.picklist(FORM_TYPES))),
});
export type Destination = v.InferOutput<typeof Destination>;

/** What must be known of a destination to store events for it. Its secrets, and sometimes its URL, only the worker knows. */
export type DestinationFilter = Pick<Destination, 'name' | 'events' | 'form_types'> &
  Partial<Pick<Destination, 'url'>>;

export const Destinations = v.pipe(
  v.array(Destination),
  v.check((list) => new Set(list.map(({ name }) => name)).size === list.length),
);

/** The bytes of 'whsec_…'. */
export function secretBytes(given: string): Buffer {
  return Buffer.from(given.slice(SECRET_PREFIX.length), 'base64');
}

/** Longer than a restart takes: a destination that no worker has named for this long is no longer one. */
const UNSEEN_FOR = "interval '5 minutes'";
export const SEEN_EVERY_MS = 60_000;
const LOOKED_UP_EVERY_MS = 30_000;

const RECORD_DESTINATIONS = `
  INSERT INTO webhook_destinations (name, events, form_types, seen_at)
  SELECT d.name, d.events, d.form_types, now()
  FROM jsonb_to_recordset($1::jsonb) AS d(name text, events text[], form_types text[])
  ON CONFLICT (name) DO UPDATE
  SET events = excluded.events, form_types = excluded.form_types, seen_at = excluded.seen_at`;

const DELETE_UNSEEN = `DELETE FROM webhook_destinations WHERE seen_at < now() - ${UNSEEN_FOR}`;

/** A worker does so at its start and every minute, so that the sites know what it delivers to. */
export async function recordDestinations(
  db: Queryable,
  destinations: readonly Destination[],
): Promise<void> {
  const filters = destinations.map(({ name, events, form_types }) => ({
    name,
    events,
    form_types,
  }));
  await db.query(RECORD_DESTINATIONS, [JSON.stringify(filters)]);
  await db.query(DELETE_UNSEEN);
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
 * The destinations a site stores events for: its own WEBHOOKS and whatever a worker delivers to. Were
 * only the worker's settings to name a destination, its events would otherwise never be sent.
 */
export function knownDestinations(
  own: readonly DestinationFilter[],
  log: () => Pick<FastifyBaseLogger, 'warn' | 'error'>,
) {
  let recorded: readonly DestinationFilter[] = [];
  let timer: NodeJS.Timeout | undefined;
  let reportedDifference = '';

  async function load(db: Queryable): Promise<void> {
    recorded = await recordedDestinations(db).catch((error: Error & { code?: string }) => {
      // The table does not exist yet, or may not be read yet: its own settings are all there is.
      if (error.code === '42P01' || error.code === '42501') return [];
      throw error;
    });
  }

  function compare(): void {
    const { unserved, unnamed } = differenceOf(own, recorded);
    const difference = JSON.stringify([unserved, unnamed]);
    if (difference === reportedDifference) return;
    reportedDifference = difference;
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
    /** Loads them again every half a minute; while the database is away, the last ones stay. */
    watch(db: Queryable): void {
      timer = setInterval(() => void load(db).then(compare, () => {}), LOOKED_UP_EVERY_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}

type Named = readonly { name: string }[];

const has = (list: Named, name: string): boolean => list.some((one) => one.name === name);

/** What no worker delivers to although it is named here, and what one does although it is not. */
export function differenceOf(own: Named, recorded: Named) {
  const missingIn = (list: Named) => (name: string) => !has(list, name);
  return {
    unserved: own.map(({ name }) => name).filter(missingIn(recorded)),
    unnamed: recorded.map(({ name }) => name).filter(missingIn(own)),
  };
}

/** Until somebody enables it again, what comes for it is given up, and kept to be replayed. */
export async function disableDestination(db: Queryable, name: string): Promise<boolean> {
  const { rows } = await db.query(
    `INSERT INTO disabled_destinations (destination, reason) VALUES ($1, $2)
     ON CONFLICT DO NOTHING RETURNING destination`,
    [name, SWITCHED_OFF],
  );
  return rows.length > 0;
}

/** The reason where a person did it; otherwise what the destination answered. */
export const SWITCHED_OFF = 'switched off';

/** After it has answered 410 and been repaired. */
export async function enableDestination(db: Queryable, name: string): Promise<boolean> {
  const { rows } = await db.query(
    'DELETE FROM disabled_destinations WHERE destination = $1 RETURNING destination',
    [name],
  );
  return rows.length > 0;
}

/** After the destination has answered 410 or somebody has switched it off, until somebody enables it again. */
export async function isDisabled(db: Queryable, destination: string): Promise<boolean> {
  const { rows } = await db.query('SELECT 1 FROM disabled_destinations WHERE destination = $1', [
    destination,
  ]);
  return rows.length > 0;
}
