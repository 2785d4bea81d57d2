import type { FastifyInstance } from 'fastify';
import type { Tracker } from '#domain/privacy/tracker-settings.ts';
import { trackerSources } from '#domain/privacy/tracker-sources.ts';
import { isTag } from '#domain/privacy/trackers.ts';

export type HeaderSet = Readonly<Record<string, string>>;

/** What the operator decides about the headers of every answer. */
export interface HeaderSettings {
  /** Asks search engines to leave everything alone. */
  staging: boolean;
  /** The value of Strict-Transport-Security, or 'off'. */
  hsts?: string | undefined;
}

export const DEFAULT_HSTS = 'max-age=63072000; includeSubDomains';

interface HeaderOptions extends HeaderSettings {
  /** The inline scripts of the page it goes with; anything that is not a page has none. */
  scriptSources?: readonly string[];
  /** What visitors of the page may agree to have loaded. */
  trackers?: readonly Tracker[];
  /** Share images are shown by other sites. */
  shared?: boolean;
}

/**
 * What every answer carries, from a page to a refused request. Not @fastify/helmet: the policy differs per page, and
 * no hook of a framework sees what Node's parser refuses (400, 431).
 */
export function securityHeaders(options: HeaderOptions): HeaderSet {
  const { staging, hsts = DEFAULT_HSTS, scriptSources = [], trackers = [], shared } = options;
  return {
    'Content-Security-Policy': contentSecurityPolicy(scriptSources, trackers),
    ...(hsts !== 'off' && { 'Strict-Transport-Security': hsts }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': shared ? 'cross-origin' : 'same-origin',
    'Permissions-Policy':
      'geolocation=(), camera=(), microphone=(), browsing-topics=(), payment=(), usb=()',
    ...(staging && { 'X-Robots-Tag': 'noindex' }),
  };
}

function contentSecurityPolicy(
  scriptSources: readonly string[],
  trackers: readonly Tracker[],
): string {
  const { script, style, img, font, connect, frame } = trackerSources(trackers);
  const policy = [
    ["default-src 'none'"],
    ["script-src 'self'", ...scriptSources, ...script],
    ["style-src 'self'", ...style],
    ["img-src 'self' data:", ...img],
    ["font-src 'self'", ...font],
    ["connect-src 'self'", ...connect],
    ...(frame.length > 0 ? [['frame-src', ...frame]] : []),
    ["manifest-src 'self'"],
    ["form-action 'self'"],
    ["base-uri 'none'"],
    ["object-src 'none'"],
    ["frame-ancestors 'none'"],
    // Scripts of other makers build their own elements, which Trusted Types would refuse them.
    ...(trackers.some(isTag)
      ? []
      : [["require-trusted-types-for 'script'"], ['trusted-types consent-loader model-thread']]),
  ];
  return policy.map((directive) => directive.join(' ')).join('; ');
}

/** For every reply of Fastify, errors included; pages and assets bypass it with headers of their own. */
export function secureReplies(app: FastifyInstance, headers: HeaderSet): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(headers);
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
    done(null, payload);
  });
}
