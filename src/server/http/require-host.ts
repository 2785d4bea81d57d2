import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';

export function requireHost(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const { headers, httpVersion } = request.raw;
  if (headers.host === undefined && httpVersion === '1.1') {
    reply.code(400).send('The request has no Host header.\n');
    return;
  }
  done();
}
