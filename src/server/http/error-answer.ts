import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The visitor gets a reference to quote and the log the error, whose message may hold personal data. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = hasLeft(request) ? 400 : statusOf(error);
    if (status >= 500) logFailure(error, request, reply.code(status));
    sendProblem(request, reply, status);
  });
}

export function logFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  request.log.error({ req: request, res: reply, err: error, ms: reply.elapsedTime }, 'failed');
}

/** RFC 9457, with the request id as a reference to quote. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  details: object = {},
): void {
  const title = STATUS_CODES[status];
  reply
    .code(status)
    .type('application/problem+json')
    .send({ type: 'about:blank', title, status, reference: request.id, ...details });
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
