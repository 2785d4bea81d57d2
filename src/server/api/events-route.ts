import type { FastifyInstance } from 'fastify';
import { EventBatch } from '#domain/analytics-wire.ts';
import { limitPerMinute } from './limit-per-minute.ts';
import { parse } from './parse.ts';
import type { ApiParts } from './parts.ts';

/** Answered before anything is passed on: no provider, however slow, is ever waited for. */
export function eventsRoute(api: FastifyInstance, { relay, rateLimits }: ApiParts): void {
  const onRequest = limitPerMinute(rateLimits.signals_per_minute);
  api.post('/events', { onRequest }, async (request, reply) => {
    const batch = parse(EventBatch, request.body);
    relay?.offer(batch, request.headers['user-agent'] ?? '');
    return reply.code(204).send();
  });
}
