import type { FastifyInstance } from 'fastify';
import { EventBatch } from '#domain/privacy/analytics-wire.ts';
import { ClientError } from '#domain/site/client-error-wire.ts';
import { ConsentProof, storeConsentProof } from '../consent/consent-proof.ts';
import type { ApiDependencies, ConnectedApiDependencies } from './api-dependencies.ts';
import { parse } from './parse.ts';
import { limitPerMinute } from './rate-limits.ts';

/** Answers before anything is stored or sent on: neither may keep a visitor waiting. */
export function eventsRoute(
  api: FastifyInstance,
  { countEvents, relay, rateLimits }: ApiDependencies,
): void {
  const onRequest = limitPerMinute(rateLimits.signals_per_minute);
  api.post('/events', { onRequest }, async (request, reply) => {
    const batch = parse(EventBatch, request.body);
    countEvents?.(batch);
    relay?.offer(batch, request.headers['user-agent'] ?? '');
    return reply.code(204).send();
  });
}

/** Logs the error, so that the reference on a visitor's error screen can be looked up. */
export function clientErrorsRoute(api: FastifyInstance, { rateLimits }: ApiDependencies): void {
  const onRequest = limitPerMinute(rateLimits.signals_per_minute);
  api.post('/client-errors', { onRequest }, async (request, reply) => {
    request.log.warn(parse(ClientError, request.body), 'failed in a browser');
    return reply.code(204).send();
  });
}

export function consentRoute(
  api: FastifyInstance,
  { pool, rateLimits }: ConnectedApiDependencies,
): void {
  const onRequest = limitPerMinute(rateLimits.signals_per_minute);
  api.post('/consent', { onRequest }, async (request, reply) => {
    await storeConsentProof(pool, parse(ConsentProof, request.body));
    return reply.code(204).send();
  });
}
