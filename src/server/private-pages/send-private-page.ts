import type { FastifyInstance, FastifyReply } from 'fastify';
import { type PrivatePage, privatePageHtml } from './private-page.ts';

/** Nothing runs and nothing is fetched but our own stylesheet, its fonts and the icon. */
const POLICY = [
  "default-src 'none'",
  "script-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  // The address of a page may carry a token.
  'Referrer-Policy': 'no-referrer',
};

/** For every answer of these routes, downloads and redirects too; in place of what all answers carry. */
export function privateHeaders(routes: FastifyInstance): void {
  routes.addHook('onSend', async (_request, reply, payload) => {
    reply.headers(HEADERS);
    return payload;
  });
}

export function sendPrivatePage(
  reply: FastifyReply,
  page: PrivatePage,
  { stylesheet, status = 200 }: { stylesheet: string; status?: number },
): FastifyReply {
  return reply
    .code(status)
    .header('Content-Language', page.language)
    .type('text/html; charset=utf-8')
    .send(privatePageHtml(page, stylesheet));
}
