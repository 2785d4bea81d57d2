import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { splitPrefix } from '#domain/language.ts';
import { redirectFor } from '#domain/redirects.ts';
import { decodedPath, requestAddress } from '../http/request-address.ts';
import type { Site } from './load-site.ts';
import type { PageCounts } from './page-counts.ts';
import type { Resource } from './prepared-answer.ts';
import { negotiate } from './send-page.ts';

export function serveSite(app: FastifyInstance, site: Site, counts: PageCounts | undefined): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const target = request.raw.url ?? '/';
      const resource = site.resources.get(target);
      if (resource !== undefined) send(resource, request, reply, counts);
      else answerUnlisted(site, target, request, reply, counts);
    },
  });
}

function answerUnlisted(
  site: Site,
  target: string,
  request: FastifyRequest,
  reply: FastifyReply,
  counts: PageCounts | undefined,
): void {
  const { pathname, query } = requestAddress(target);
  const resource = site.resources.get(pathname);
  if (resource !== undefined) {
    send(resource, request, reply, counts);
    return;
  }
  const canonical = canonicalForm(site, pathname);
  if (canonical === undefined) {
    send(site.notFound[splitPrefix(pathname).prefix], request, reply, counts);
    return;
  }
  counts?.add('redirect', request.method === 'HEAD', 308);
  // An hour, because browsers keep a 308 for ever and an alias may become a page one day.
  reply
    .headers({ 'Cache-Control': 'public, max-age=3600', 'Content-Length': '0' })
    .redirect(canonical + query, 308);
}

function canonicalForm(site: Site, pathname: string): string | undefined {
  const decoded = decodedPath(pathname);
  if (decoded === undefined) return undefined;
  return redirectFor(decoded) ?? (site.resources.has(decoded) ? decoded : undefined);
}

/** Past Fastify's reply: everything it would work out is prepared, and that is a tenth of the time. */
function send(
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
  counts: PageCounts | undefined,
): void {
  const { headers, method } = request.raw;
  const answer = negotiate(resource, headers);
  const { unchanged } = answer;
  reply.hijack();
  const { kind } = answer;
  if (unchanged !== undefined && isKnown(unchanged.etag, headers['if-none-match'])) {
    counts?.add(kind, method === 'HEAD', 304);
    reply.raw.writeHead(304, unchanged.head).end();
  } else {
    counts?.add(kind, method === 'HEAD', answer.status);
    reply.raw.writeHead(answer.status, answer.head).end(answer.body);
  }
}

/** Our tags are quoted hashes, so that containing one is the same as listing it, weak or not. */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag));
}
