import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refused } from './refusal.ts';

/**
 * S5: a page of another site must not send in a visitor's name. Whoever sends neither header is no
 * browser's page: a mail provider's one-click unsubscription, for one.
 */
function isSameOrigin(headers: IncomingHttpHeaders, siteOrigin: string | undefined): boolean {
  const { origin, host } = headers;
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  if (origin === undefined || origin === siteOrigin) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}

export function refuseCrossSite(api: FastifyInstance, siteOrigin: string | undefined): void {
  api.addHook('onRequest', async (request) => {
    const { method, headers } = request.raw;
    if (method === 'GET' || method === 'HEAD' || isSameOrigin(headers, siteOrigin)) return;
    request.log.warn({ req: request, event: 'cross-site' }, 'security');
    throw new Refused({ kind: 'cross-site' });
  });
}
