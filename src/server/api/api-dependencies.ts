import type { Pool } from 'pg';
import * as v from 'valibot';
import type { EventBatch } from '#domain/privacy/analytics-wire.ts';
import type { EventRelay } from '../analytics/event-relay.ts';
import type { DatabaseWatch } from '../database/database-watch.ts';
import type { DestinationFilter } from '../deliveries/destinations.ts';
import type { ModelThread } from '../simulations/model-thread.ts';

export interface ObservedAnswer {
  /** The route's pattern, not the address: an address has ids in it. */
  route: string;
  method: string;
  status: number;
  seconds: number;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

export const RateLimits = v.strictObject({
  ip_per_minute: v.optional(count, 5),
  ip_per_hour: v.optional(count, 20),
  email_per_hour: v.optional(count, 3),
  simulations_per_minute: v.optional(count, 20),
  /** Per address and process. */
  analyses_per_minute: v.optional(count, 10),
  /** Everything sent to a form or the simulator, repeats under their key too, per address and process. */
  requests_per_minute: v.optional(count, 240),
  /** Choices about cookies, batches of events and reported errors, each, per address and process. */
  signals_per_minute: v.optional(count, 120),
});

/** What the API needs to answer. */
export interface ApiDependencies {
  /** Absent where no database is configured: every call is then answered 503. */
  pool: Pool | undefined;
  database?: DatabaseWatch | undefined;
  /** What computes simulations; left out, the app starts its own thread for it. */
  model?: Pick<ModelThread, 'run'> | undefined;
  /** The site's own origin, beside the one its visitors see. */
  origin: string | undefined;
  /** The newest first. */
  tokenSecrets: readonly string[];
  /** Read for each request: a worker that starts may add some. */
  destinations: () => readonly DestinationFilter[];
  /** How long mails about a new lead wait for its simulation. */
  simulationWaitSeconds: number;
  rateLimits: v.InferOutput<typeof RateLimits>;
  /** Our own counts; absent where metrics are off. */
  countEvents?: ((batch: EventBatch) => void) | undefined;
  /** Absent where no provider of audience measurement is configured. */
  relay?: Pick<EventRelay, 'offer'> | undefined;
  /** Called with each answer where metrics are on. */
  observe?: ((answer: ObservedAnswer) => void) | undefined;
}

/** What routes get behind requireDatabase. */
export type ConnectedApiDependencies = ApiDependencies & {
  pool: Pool;
  model: Pick<ModelThread, 'run'>;
};
