import type { Pool } from 'pg';
import type { Destination } from '../webhooks/destination.ts';
import type { RateLimits } from './settings.ts';

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
  /** The site's own origin, beside the one its visitors see. */
  origin: string | undefined;
  tokenSecret: string;
  destinations: readonly Destination[];
  rateLimits: RateLimits;
  /** Told of each answer, where someone measures. */
  observe?: ((answer: ObservedAnswer) => void) | undefined;
}

export type OpenApiParts = ApiParts & { pool: Pool };
