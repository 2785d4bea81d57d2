import type { FastifyInstance } from 'fastify';
import type { ApiParts } from './parts.ts';
import { Refused } from './refusal.ts';

/** Nothing behind it runs without one. */
export function requireDatabase(api: FastifyInstance, { pool }: ApiParts): void {
  if (pool !== undefined) return;
  api.addHook('onRequest', async () => {
    throw new Refused({ kind: 'unavailable' });
  });
}
