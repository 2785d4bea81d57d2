import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

export function openApiRoute(api: FastifyInstance): void {
  let text: string | undefined;
  api.get('/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(openApiDocument());
    reply.type('application/json; charset=utf-8').send(text);
  });
}
