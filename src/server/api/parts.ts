import type { Pool } from 'pg';
import type { EventRelay } from '../analytics/event-relay.ts';
import type { RateLimits } from '../configuration/kinds.ts';
import type { DatabaseWatch } from '../database/database-watch.ts';
import type { ModelThread } from '../simulations/model-thread.ts';
import type { DestinationFilter } from '../webhooks/destination.ts';

export interface ObservedAnswer {
  /** The route's pattern, not the address: an address has ids in it. */
  route: string;
  method: string;
  status: number;
  seconds: number;
}

/** What the API needs to answer. */
export interface ApiParts {
  /** Absent where no database is configured: every call is then answered 503. */
  pool: Pool | undefined;
  database?: DatabaseWatch | undefined;
  /** What computes simulations; left out, the app starts its own thread for it. */
  model?: Pick<ModelThread, 'compute'> | undefined;
  /** The site's own origin, beside the one its visitors see. */
  origin: string | undefined;
  /** The newest first. */
  tokenSecrets: readonly string[];
  /** Asked each time: a worker that starts may know others. */
  destinations: () => readonly DestinationFilter[];
  rateLimits: RateLimits;
  /** Absent where no provider of audience measurement is configured: events are then dropped. */
  relay?: Pick<EventRelay, 'offer'> | undefined;
  /** Told of each answer, where someone measures. */
  observe?: ((answer: ObservedAnswer) => void) | undefined;
}

export type OpenApiParts = ApiParts & { pool: Pool; model: Pick<ModelThread, 'compute'> };
