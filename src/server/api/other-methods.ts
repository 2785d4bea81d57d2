import type { FastifyInstance } from 'fastify';
import { sendProblem } from './refusal.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
const API_METHODS = 'GET, HEAD, POST, PATCH';

/** S17: an address of the API says which methods it takes; one it does not have is not found. */
export function refuseOtherApiMethods(api: FastifyInstance): void {
  const methodsByUrl = new Map<string, string[]>();
  api.addHook('onRoute', ({ url, method }) => {
    methodsByUrl.set(url, [...(methodsByUrl.get(url) ?? []), ...[method].flat()]);
  });
  // Once all routes are known, and before any body is read.
  api.register(async (refusing) => {
    const known = [...methodsByUrl];
    for (const [url, taken] of known) {
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
      method: ['GET', 'HEAD', 'POST', 'PATCH'],
      url: '/*',
      onRequest: (request, reply) => sendProblem(request, reply, 404),
      handler: () => {},
    });
  });
  api.setNotFoundHandler(
    { preValidation: (_request, _reply, done) => done() },
    (request, reply) => {
      reply.header('Allow', API_METHODS);
      sendProblem(request, reply, 405);
    },
  );
}
