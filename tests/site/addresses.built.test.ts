import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinPrefix, PREFIXES } from '#domain/site/language.ts';
import { ALIASES } from '#domain/site/redirects.ts';
import { PAGE_IDS, pathTo } from '#domain/site/routes.ts';
import { ask, rawHeaders, sendRawRequest } from '#server/testing/http-client.ts';
import { wrongSecurityHeaders } from '#server/testing/wrong-security-headers.ts';
import { startBuiltSite } from './built-site.ts';
import { isInternal, pageFacts, pathOf } from './page-facts.ts';

let site: Awaited<ReturnType<typeof startBuiltSite>>;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site?.end());

const PAGES = PREFIXES.flatMap((prefix) => PAGE_IDS.map((page) => pathTo(page, prefix)));

test.each([
  ['/nope', 'fr', 'fr'],
  ['/nope', 'en-GB', 'en'],
  ['/fr/nope', 'en', 'fr'],
  ['/en/nope', 'fr', 'en'],
  ['/deep/down/nope', 'en', 'en'],
  ['/en/deep/down', 'fr', 'en'],
  ['/404', 'fr', 'fr'],
])('%s asked for in %s is not found, in %s', async (path, header, language) => {
  const answer = await ask(site.port, path, { headers: { 'Accept-Language': header } });
  expect(answer.status).toBe(404);
  expect(answer.headers).toMatchObject({ 'content-language': language, 'x-robots-tag': 'noindex' });
  const facts = pageFacts(answer.text);
  expect(facts).toMatchObject({ language, robots: 'noindex', canonical: [], alternates: {} });
  expect(wrongSecurityHeaders(answer.headers)).toEqual([]);
  const links = facts.links.filter((link) => isInternal(link) && link.hreflang === undefined);
  expect(links.length).toBeGreaterThan(0);
  const prefix = language === 'en' ? '/en' : path.startsWith('/fr') ? '/fr' : '';
  for (const link of links) expect(pathOf(link)).toMatch(new RegExp(`^${prefix}(/|$)`));
});

test.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2fsite.json',
  '/..\\site.json',
  '/site.json',
  '/.git/config',
  '/.env',
  '/package.json',
  '/src/server/startup/main.ts',
  '/index.html.br',
  '/faq/index.html.gz',
  '/assets/',
  '/faq%00',
  '/%zz',
  '//evil.example',
])('%s gives nothing away', async (path) => {
  const answer = await ask(site.port, path);
  expect(answer.status).toBe(404);
  expect(pageFacts(answer.text).robots).toBe('noindex');
  expect(wrongSecurityHeaders(answer.headers)).toEqual([]);
});

const VARIANTS: [what: string, change: (path: string) => string][] = [
  ['a trailing slash', (path) => `${path}/`],
  ['capitals', (path) => path.toUpperCase()],
  ['doubled slashes', (path) => path.replaceAll('/', '//')],
  ['index.html', (path) => `${path.replace(/\/$/, '')}/index.html`],
  [
    'percent signs',
    (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  ],
];

test.each(VARIANTS)(
  '%s: every page has one address, and the query is kept',
  async (_what, change) => {
    for (const path of PAGES) {
      const variant = change(path);
      if (variant === path || (path === '/' && /^\/+$/.test(variant))) continue;
      const answer = await ask(site.port, `${variant}?utm_source=a%20b&x`);
      expect([variant, answer.status]).toEqual([variant, 308]);
      expect(answer.headers.location).toBe(`${path}?utm_source=a%20b&x`);
      expect(wrongSecurityHeaders(answer.headers)).toEqual([]);
    }
  },
);

test('every alias leads to its page in one step under each prefix, and the query is kept', async () => {
  for (const [alias, page] of Object.entries(ALIASES)) {
    for (const prefix of PREFIXES) {
      const answer = await ask(site.port, `${joinPrefix(prefix, alias)}?a=1`);
      expect(answer.status).toBe(308);
      expect(answer.headers.location).toBe(`${pathTo(page, prefix)}?a=1`);
    }
  }
});

/** Their button is a form that works without script (newsletter-pages.test.ts, src/server/my-data). */
const TAKES_FORMS = /newsletter\/(confirmation|desinscription)$|mes-donnees$/;

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
  '%s is refused everywhere',
  async (method) => {
    const refusing = PAGES.filter((path) => method !== 'POST' || !TAKES_FORMS.test(path));
    for (const path of [...refusing, '/nope', '/healthz', '/sitemap.xml']) {
      const answer = await ask(site.port, path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe(TAKES_FORMS.test(path) ? 'GET, HEAD, POST' : 'GET, HEAD');
      expect(wrongSecurityHeaders(answer.headers)).toEqual([]);
    }
  },
);

test('an unknown method and a malformed request are refused with all headers', async () => {
  for (const request of ['BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 'GET / HTTP/9\r\n\r\n']) {
    const answer = await sendRawRequest(site.port, request);
    expect(answer).toMatch(/^HTTP\/1.1 4\d\d /);
    expect(wrongSecurityHeaders(rawHeaders(answer))).toEqual([]);
  }
});
