import type { FastifyInstance } from 'fastify';

export function answerHealth(app: FastifyInstance): void {
  app.get('/healthz', (_request, reply) => {
    reply.send({ status: 'ok' });
  });
}
