import type { FastifyRequest } from 'fastify';
import { clientNetwork } from './client-address.ts';
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
    const network = clientNetwork(ip);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    if (count <= most) return;
    throw new Refused({ kind: 'limited', retryAfterS: Math.ceil((endsMs - nowMs) / 1000) });
  };
}
