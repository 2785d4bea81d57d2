import type { FastifyInstance } from 'fastify';
import { ConsentProof } from '../consent/consent-proof.ts';
import { keepProof } from '../consent/keep-proof.ts';
import { limitPerMinute } from './limit-per-minute.ts';
import { parse } from './parse.ts';
import type { OpenApiParts } from './parts.ts';

export function consentRoute(api: FastifyInstance, { pool, rateLimits }: OpenApiParts): void {
  const onRequest = limitPerMinute(rateLimits.signals_per_minute);
  api.post('/consent', { onRequest }, async (request, reply) => {
    await keepProof(pool, parse(ConsentProof, request.body));
    return reply.code(204).send();
  });
}
