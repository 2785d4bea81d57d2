import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestAddress } from './request-address.ts';

export const ALLOWED_METHODS = 'GET, HEAD';

/**
 * What no route takes. Before the body is read: after that, a POST of an unknown type would be
 * told 415, as if another type were welcome.
 */
export async function refuseOtherMethods(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (request, reply, _done) => refuse(request, reply));
  app.setNotFoundHandler(refuse);
}

function refuse({ raw, server }: FastifyRequest, reply: FastifyReply): void {
  // A page whose form is sent to its own address.
  const { pathname: url } = requestAddress(raw.url ?? '/');
  const takesForms = server.hasRoute({ method: 'POST', url });
  reply
    .code(405)
    .header('Allow', takesForms ? `${ALLOWED_METHODS}, POST` : ALLOWED_METHODS)
    .send('Method Not Allowed\n');
}
