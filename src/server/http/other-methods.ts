import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const ALLOWED_METHODS = 'GET, HEAD';

/**
 * What no route takes. Before the body is read: after that, a POST of an unknown type would be
 * told 415, as if another type were welcome.
 */
export async function refuseOtherMethods(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (request, reply, _done) => refuse(request, reply));
  app.setNotFoundHandler(refuse);
}

function refuse(_request: FastifyRequest, reply: FastifyReply): void {
  reply.code(405).header('Allow', ALLOWED_METHODS).send('Method Not Allowed\n');
}
