import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trackersFrom } from '#domain/privacy/tracker-settings.ts';
import { inlineScript, scriptHash } from '../testing/fixture-site.ts';
import { ask, rawHeaders, sendRawRequest } from '../testing/http-client.ts';
import { startApp } from '../testing/start-app.ts';
import { wrongSecurityHeaders } from '../testing/wrong-security-headers.ts';
import { securityHeaders } from './security-headers.ts';

const POLICY_START = "default-src 'none'; script-src 'self'";
const POLICY_REST =
  "; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types consent-loader model-thread";

const ORDINARY: [what: string, path: string, method: string, status: number][] = [
  ['a page', '/faq', 'GET', 200],
  ['the head of a page', '/en/faq', 'HEAD', 200],
  ['an asset', '/assets/app-3f9a.js', 'GET', 200],
  ['a redirect', '/FAQ', 'GET', 308],
  ['an unknown address', '/nope', 'GET', 404],
  ['an address that cannot be decoded', '/%zz', 'GET', 404],
  ['a refused method', '/faq', 'POST', 405],
  ['an unexpected error', '/boom', 'GET', 500],
  ['the health check', '/healthz', 'GET', 200],
];

const host = 'Host: x\r\nConnection: close\r\n';
const REFUSED: [what: string, request: string, status: number][] = [
  ['a malformed request', 'GET /faq\r\nnonsense\r\n\r\n', 400],
  ['a request without Host', 'GET /faq HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an unknown method', `BREW /faq HTTP/1.1\r\n${host}\r\n`, 405],
  ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`, 405],
  ['a header too large', `GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['an unknown expectation', `GET /faq HTTP/1.1\r\n${host}Expect: cake\r\n\r\n`, 200],
];

describe.each([false, true])('staging: %s', (staging) => {
  let server: Awaited<ReturnType<typeof startApp>>;
  beforeAll(async () => {
    server = await startApp({
      staging,
      extend: (app) =>
        app.get('/boom', () => {
          throw new Error('boom');
        }),
    });
  });
  afterAll(() => server.stop());

  function expectAll(headers: Record<string, unknown>): void {
    expect(wrongSecurityHeaders(headers)).toEqual([]);
    if (staging) expect(headers['x-robots-tag']).toBe('noindex');
  }

  test.each(ORDINARY)(
    'S7: %s carries all security headers',
    async (_what, path, method, status) => {
      const answer = await ask(server.port, path, { method });
      expect(answer.status).toBe(status);
      expectAll(answer.headers);
    },
  );

  test.each(REFUSED)('S7: %s carries all security headers', async (_what, request, status) => {
    const answer = await sendRawRequest(server.port, request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expectAll(rawHeaders(answer));
  });

  test('S7: an unchanged page carries all security headers', async () => {
    const { headers } = await ask(server.port, '/faq');
    const again = { 'If-None-Match': String(headers.etag) };
    const answer = await ask(server.port, '/faq', { headers: again });
    expect(answer.status).toBe(304);
    expectAll(answer.headers);
  });
});

describe('in production', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.stop());

  test('the policy of a page names its own inline scripts, in the agreed order', async () => {
    const { headers } = await ask(server.port, '/en/faq');
    const hash = scriptHash(inlineScript('/en/faq'));
    expect(headers['content-security-policy']).toBe(`${POLICY_START} ${hash}${POLICY_REST}`);
  });

  test('the policy of anything else allows no inline script', async () => {
    const { headers } = await ask(server.port, '/robots.txt');
    expect(headers['content-security-policy']).toBe(POLICY_START + POLICY_REST);
  });

  test('other sites may show a share image', async () => {
    const { headers } = await ask(server.port, '/share/home.png');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('an indexed page may be listed by search engines', async () => {
    expect((await ask(server.port, '/faq')).headers).not.toHaveProperty('x-robots-tag');
  });
});

const CONFIGURED: unknown[] = JSON.parse(readFileSync('tests/e2e/trackers.json', 'utf8'));
const policyWith = (configured: unknown[]) =>
  securityHeaders({ staging: false, trackers: trackersFrom(configured) })[
    'Content-Security-Policy'
  ];

test('measuring through our server leaves the policy as strict as without', () => {
  const audience = CONFIGURED.slice(0, 1);
  expect(policyWith(audience)).toBe(POLICY_START + POLICY_REST);
});

test('tools with scripts of their own add their hosts and drop Trusted Types, nothing else', () => {
  const hosts = ['heat', 'ident', 'chat']
    .map((name) => `https://${name}.tracker.example`)
    .join(' ');
  expect(policyWith(CONFIGURED)).toBe(
    `${POLICY_START} ${hosts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self' ${hosts}; frame-src https://frames.tracker.example; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'`,
  );
});
