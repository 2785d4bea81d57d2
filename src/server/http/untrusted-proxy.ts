import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';

/** A peer in these ranges is our own proxy; from elsewhere a visitor may have set the header. */
const INSIDE = new Set(['loopback', 'private', 'uniqueLocal', 'carrierGradeNat', 'linkLocal']);

/**
 * Behind a proxy that is not trusted all visitors share one address, and so the limits of one visitor:
 * logged once.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', async (request) => {
    if (warned || request.headers['x-forwarded-for'] === undefined) return;
    const peer = request.socket.remoteAddress ?? '';
    // A peer that is trusted is followed by the address it forwards for, which may be its own machine.
    if ((request.ips?.length ?? 1) > 1 || !isInside(peer)) return;
    warned = true;
    request.log.warn(
      { setting: 'TRUSTED_PROXIES' },
      'a proxy asks for visitors and TRUSTED_PROXIES does not name it: all of them share the limits of one',
    );
  });
}

function isInside(address: string): boolean {
  return ipaddr.isValid(address) && INSIDE.has(ipaddr.process(address).range());
}
