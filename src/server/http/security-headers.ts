export type HeaderSet = Readonly<Record<string, string>>;

interface Circumstances {
  staging: boolean;
  /** The inline scripts of the page it goes with; anything that is not a page has none. */
  scriptSources?: readonly string[];
  /** Share images are shown by other sites. */
  shared?: boolean;
}

/** What every answer carries, from a page to a refused request. */
export function securityHeaders({ staging, scriptSources, shared }: Circumstances): HeaderSet {
  return {
    'Content-Security-Policy': contentSecurityPolicy(scriptSources ?? []),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': shared ? 'cross-origin' : 'same-origin',
    'Permissions-Policy':
      'geolocation=(), camera=(), microphone=(), browsing-topics=(), payment=(), usb=()',
    ...(staging && { 'X-Robots-Tag': 'noindex' }),
  };
}

function contentSecurityPolicy(scriptSources: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptSources].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types consent-loader',
  ].join('; ');
}
