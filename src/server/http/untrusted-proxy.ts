import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Who asks from here is our own proxy; from elsewhere the header may be a visitor's own. */
const INSIDE = new Set(['loopback', 'private', 'uniqueLocal', 'carrierGradeNat', 'linkLocal']);

/**
 * A proxy that may not say for whom it asks makes one visitor of all of them, and the limits of one
 * those of all: said once, in the log.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let said = false;
  app.addHook('onRequest', async (request) => {
    if (said || request.headers['x-forwarded-for'] === undefined) return;
    const peer = request.socket.remoteAddress ?? '';
    // A trusted one has put somebody else in its place.
    if (request.ip !== peer || !isInside(peer)) return;
    said = true;
    request.log.warn(
      { setting: 'TRUSTED_PROXIES' },
      'a proxy asks for visitors and TRUSTED_PROXIES does not name it: all of them share the limits of one',
    );
  });
}

function isInside(address: string): boolean {
  return ipaddr.isValid(address) && INSIDE.has(ipaddr.process(address).range());
}
