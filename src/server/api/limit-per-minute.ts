import type { FastifyRequest } from 'fastify';
import { clientNetworks } from './client-address.ts';
import { Refused } from './refusal.ts';

const MINUTE_MS = 60_000;

/**
 * For what is not worth a row in the database: counted in this process, forgotten every minute, and
 * so never more than a minute of addresses in memory.
 */
export function limitPerMinute(most: number) {
  let counts = new Map<string, number>();
  let endsMs = 0;
  return async ({ ip }: FastifyRequest): Promise<void> => {
    const nowMs = Date.now();
    if (nowMs >= endsMs) {
      counts = new Map();
      endsMs = nowMs + MINUTE_MS;
    }
    let isWithin = true;
    for (const { name, share } of clientNetworks(ip)) {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      if (count > most * share) isWithin = false;
    }
    if (isWithin) return;
    throw new Refused({ kind: 'limited', retryAfterS: Math.ceil((endsMs - nowMs) / 1000) });
  };
}
