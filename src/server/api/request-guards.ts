import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/error-answer.ts';
import type { ApiDependencies } from './api-dependencies.ts';
import { Refused } from './api-errors.ts';

export function refuseCrossSite(api: FastifyInstance, siteOrigin: string | undefined): void {
  api.addHook('onRequest', async (request) => {
    const { method, headers } = request.raw;
    if (method === 'GET' || method === 'HEAD' || isSameOrigin(headers, siteOrigin)) return;
    request.log.warn({ req: request, event: 'cross-site' }, 'security');
    throw new Refused({ kind: 'cross-site' });
  });
}

/**
 * S5: a page of another site must not send in a visitor's name. A request with neither header comes from
 * no browser's page: a mail provider's one-click unsubscription, for one.
 */
function isSameOrigin(headers: IncomingHttpHeaders, siteOrigin: string | undefined): boolean {
  const { origin, host } = headers;
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  // What a browser says of a page that must not be named by a referrer; Sec-Fetch-Site then says whose it is.
  if (origin === 'null') return fetchSite === 'same-origin';
  if (origin === undefined || origin === siteOrigin) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}

/**
 * Refuses requests without a database, or before the first connection has passed its checks: those also
 * load what the first request stored needs, such as where its events go.
 */
export function requireDatabase(api: FastifyInstance, { pool }: ApiDependencies): void {
  let isConnected = false;
  api.addHook('onRequest', async () => {
    if (isConnected) return;
    if (pool === undefined) throw new Refused({ kind: 'unavailable' });
    await pool.query('SELECT 1');
    isConnected = true;
  });
}

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
  // In onRequest, before the body is read: otherwise a wrong content type would be answered instead.
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
