import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';

/** The visitor gets a reference to quote and the log the error, whose message may hold personal data. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = hasLeft(request) ? 400 : statusOf(error);
    reply.code(status);
    if (status >= 500) {
      request.log.error({ req: request, res: reply, err: error, ms: reply.elapsedTime }, 'failed');
    }
    reply
      .type('application/problem+json')
      .send({ type: 'about:blank', title: STATUS_CODES[status], status, reference: request.id });
  });
}

export function statusOf({ statusCode }: FastifyError): number {
  return statusCode !== undefined && statusCode in STATUS_CODES && statusCode >= 400
    ? statusCode
    : 500;
}

/** A client that leaves in the middle of a request causes the same ECONNRESET as a lost database. */
export function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}
