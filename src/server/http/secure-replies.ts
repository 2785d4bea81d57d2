import type { FastifyInstance } from 'fastify';
import type { HeaderSet } from './security-headers.ts';

/** For whatever is not a page or an asset, errors included; those come with their headers prepared. */
export function secureReplies(app: FastifyInstance, headers: HeaderSet): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(headers);
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
    done(null, payload);
  });
}
