import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { splitPrefix } from '#domain/site/language.ts';
import { redirectFor } from '#domain/site/redirects.ts';
import { decodedPath, requestAddress } from '../http/request-address.ts';
import { negotiate } from './content-negotiation.ts';
import type { Site } from './load-site.ts';
import type { PageCounts } from './page-counts.ts';
import type { Resource } from './site-resources.ts';

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
  const resource = site.resources.get(pathname) ?? site.kept?.resource(pathname);
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
  // One hour, because browsers cache a 308 for ever and an alias may become a page one day.
  reply
    .headers({ 'Cache-Control': 'public, max-age=3600', 'Content-Length': '0' })
    .redirect(canonical + query, 308);
}

function canonicalForm(site: Site, pathname: string): string | undefined {
  const decoded = decodedPath(pathname);
  if (decoded === undefined) return undefined;
  return redirectFor(decoded) ?? (site.resources.has(decoded) ? decoded : undefined);
}

/** Bypasses Fastify's reply, which would take ten times as long: the head and body are ready to write. */
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
