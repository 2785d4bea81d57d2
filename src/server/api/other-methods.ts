import type { FastifyInstance } from 'fastify';
import { sendProblem } from './refusal.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
const API_METHODS = ['GET', 'HEAD', 'POST', 'PATCH'];

/** S17: an address of the API says which methods it takes; one it does not have is not found. */
export function refuseOtherApiMethods(
  api: FastifyInstance,
  routes: (api: FastifyInstance) => Promise<void>,
): void {
  const methodsByUrl = new Map<string, string[]>();
  api.addHook('onRoute', ({ url, method }) => {
    methodsByUrl.set(url, [...(methodsByUrl.get(url) ?? []), ...[method].flat()]);
  });
  api.register(routes);
  // In onRequest, before the body is looked at: its type is not what is wrong.
  api.register(async (refusing) => {
    for (const [url, taken] of [...methodsByUrl]) {
      refusing.route({
        method: METHODS.filter((method) => !taken.includes(method)),
        url: url.slice(api.prefix.length),
        onRequest: (request, reply) => {
          reply.header('Allow', taken.join(', '));
          sendProblem(request, reply, 405);
        },
        handler: () => {},
      });
    }
    refusing.route({
      method: API_METHODS,
      url: '/*',
      onRequest: (request, reply) => sendProblem(request, reply, 404),
      handler: () => {},
    });
  });
  api.setNotFoundHandler((request, reply) => {
    reply.header('Allow', API_METHODS.join(', '));
    sendProblem(request, reply, 405);
  });
}
