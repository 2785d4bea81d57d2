const REQUIRED: Record<string, RegExp> = {
  'content-security-policy':
    /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')*( 'wasm-unsafe-eval')?; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types consent-loader model-thread$/,
  'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy':
    /^geolocation=\(\), camera=\(\), microphone=\(\), browsing-topics=\(\), payment=\(\), usb=\(\)$/,
};
const FORBIDDEN = ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin'];

/** The names of the security headers that an answer lacks, or should not have. */
export function wrongSecurityHeaders(headers: Record<string, unknown>): string[] {
  const faulty = Object.entries(REQUIRED).filter(
    ([name, form]) => !form.test(String(headers[name])),
  );
  return [...faulty.map(([name]) => name), ...FORBIDDEN.filter((name) => name in headers)];
}
