import type { FastifyInstance } from 'fastify';
import type { ApiParts } from './parts.ts';
import { Refused } from './refusal.ts';

/**
 * Nothing behind it runs without one, or before a first connection was let in: what is learnt from the
 * database at that moment, such as where events go, must be known when the first request is kept.
 */
export function requireDatabase(api: FastifyInstance, { pool }: ApiParts): void {
  let isOpen = false;
  api.addHook('onRequest', async () => {
    if (isOpen) return;
    if (pool === undefined) throw new Refused({ kind: 'unavailable' });
    await pool.query('SELECT 1');
    isOpen = true;
  });
}
