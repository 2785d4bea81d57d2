import type { Pool } from 'pg';
import type { Destination } from '../webhooks/destination.ts';
import type { RateLimits } from './settings.ts';

/** What the API needs to answer. */
export interface ApiParts {
  /** Absent where no database is configured: every call is then answered 503. */
  pool: Pool | undefined;
  /** The site's own origin, beside the one its visitors see. */
  origin: string | undefined;
  tokenSecret: string;
  destinations: readonly Destination[];
  rateLimits: RateLimits;
}

export type OpenApiParts = ApiParts & { pool: Pool };
