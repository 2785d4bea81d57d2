import type { FastifyInstance } from 'fastify';
import { ClientError } from '#domain/client-error-wire.ts';
import { limitPerMinute } from './limit-per-minute.ts';
import { parse } from './parse.ts';
import type { ApiParts } from './parts.ts';

/** So that the reference on a visitor's error screen can be looked up: one line in the log. */
export function clientErrorsRoute(api: FastifyInstance, { rateLimits }: ApiParts): void {
  const onRequest = limitPerMinute(rateLimits.signals_per_minute);
  api.post('/client-errors', { onRequest }, async (request, reply) => {
    request.log.warn(parse(ClientError, request.body), 'failed in a browser');
    return reply.code(204).send();
  });
}
