import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { splitPrefix } from '#domain/site/language.ts';
import { redirectFor } from '#domain/site/redirects.ts';
import { decodedPath, requestAddress } from '../http/request-address.ts';
import { negotiate } from './content-negotiation.ts';
import type { Site } from './load-site.ts';
import type { Resource } from './site-resources.ts';

/**
 * Answers what is asked for by its very address, as nearly every request does. Fastify takes the rest: it makes
 * objects, an id and a logger for each request, which takes a third as long again as sending a page.
 */
export function listedFirst(site: Site, takeRest: RequestListener): RequestListener {
  return (request, response) => {
    const { method, headers } = request;
    const resource = site.resources.get(request.url ?? '');
    const isPlain = (method === 'GET' || method === 'HEAD') && headers.host !== undefined;
    if (resource !== undefined && isPlain) send(resource, request, response);
    else takeRest(request, response);
  };
}

/** What is asked for with a query, by another spelling or not found, and with LOG_LEVEL=debug everything. */
export function serveSite(app: FastifyInstance, site: Site): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const { pathname, query } = requestAddress(request.raw.url ?? '/');
      const resource = site.resources.get(pathname) ?? site.kept?.resource(pathname);
      const canonical = resource === undefined ? canonicalForm(site, pathname) : undefined;
      if (canonical === undefined) {
        reply.hijack();
        const notFound = site.notFound[splitPrefix(pathname).prefix];
        send(resource ?? notFound, request.raw, reply.raw);
        return;
      }
      // One hour, because browsers cache a 308 for ever and an alias may become a page one day.
      reply
        .headers({ 'Cache-Control': 'public, max-age=3600', 'Content-Length': '0' })
        .redirect(canonical + query, 308);
    },
  });
}

function canonicalForm(site: Site, pathname: string): string | undefined {
  const decoded = decodedPath(pathname);
  if (decoded === undefined) return undefined;
  return redirectFor(decoded) ?? (site.resources.has(decoded) ? decoded : undefined);
}

/** The head and body are ready to write: Fastify's own reply would take ten times as long. */
function send(resource: Resource, { headers }: IncomingMessage, response: ServerResponse): void {
  const { status, head, body, unchanged } = negotiate(resource, headers);
  if (unchanged !== undefined && isKnown(unchanged.etag, headers['if-none-match'])) {
    response.writeHead(304, unchanged.head).end();
  } else {
    response.writeHead(status, head).end(body);
  }
}

/** A page as the answer to a form: with a status of its own, and never cached. */
export function sendPage(
  page: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): void {
  const { head, body } = negotiate(page, request.raw.headers);
  const headers = new Map<string, string>();
  for (let at = 0; at < head.length; at += 2) headers.set(head[at] ?? '', head[at + 1] ?? '');
  headers.delete('ETag');
  headers.set('Cache-Control', 'no-store');
  const retryAfter = reply.getHeader('Retry-After');
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  reply.hijack();
  reply.raw.writeHead(status, [...headers].flat()).end(body);
}

/** Our tags are quoted hashes: a header that contains one lists it, weak or strong. */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag));
}
