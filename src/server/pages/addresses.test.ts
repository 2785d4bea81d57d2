import { afterAll, expect, test } from 'vitest';
import { ask, sendRawRequest } from '../testing/http-client.ts';
import { startApp } from '../testing/start-app.ts';

const server = await startApp();
afterAll(() => server.stop());

test.each([
  ['/faq/', '/faq'],
  ['/FAQ', '/faq'],
  ['//faq', '/faq'],
  ['/EN//Simulator/?utm_source=x&y=%20z', '/en/simulateur?utm_source=x&y=%20z'],
  ['/partners?a=1', '/partenaires?a=1'],
  ['/fr/partners', '/fr/partenaires'],
  ['/en/', '/en'],
  ['/index.html', '/'],
  ['/f%61q', '/faq'],
  ['/f%61q?x=%zz', '/faq?x=%zz'],
  ['/%2Ffaq', '/faq'],
  ['/robots%2Etxt', '/robots.txt'],
  ['/%66%72/faq', '/fr/faq'],
])('%s leads to %s in one step', async (path, location) => {
  const answer = await ask(server.port, path);
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe(location);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  const [pathname] = location.split('?', 1);
  expect((await ask(server.port, pathname ?? '')).status).toBe(200);
});

test('a query does not keep a page from being found', async () => {
  const answer = await ask(server.port, '/faq?utm_source=x', {
    headers: { 'Accept-Language': 'en' },
  });
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.text).toContain('file /en/faq');
});

test.each([
  ['/nope', undefined, '/404'],
  ['/nope', 'en', '/en/404'],
  ['/deep/down/nope', 'de', '/404'],
  ['/fr/nope', 'en', '/fr/404'],
  ['/en/nope', 'fr', '/en/404'],
  ['/en/a/b/c', undefined, '/en/404'],
  ['/404', undefined, '/404'],
  ['/fr/404', undefined, '/fr/404'],
  ['/en/fr/faq', undefined, '/en/404'],
  ['/enfin', undefined, '/404'],
  ['/fr/%zz', 'en', '/fr/404'],
  ['/robots.txt/', undefined, '/404'],
])('%s, asked for in %s, is not found in the right language: %s', async (path, language, file) => {
  const headers: Record<string, string> = language ? { 'Accept-Language': language } : {};
  const answer = await ask(server.port, path, { headers });
  expect(answer.status).toBe(404);
  expect(answer.text).toContain(`<p>file ${file}</p>`);
  expect(answer.headers['content-language']).toBe(file.startsWith('/en') ? 'en' : 'fr');
  expect(answer.headers['x-robots-tag']).toBe('noindex');
});

test.each(['/confirmation', '/en/confirmation', '/fr/recherche'])(
  '%s is kept out of search',
  async (path) => {
    expect((await ask(server.port, path)).headers['x-robots-tag']).toBe('noindex');
  },
);

test.each([
  '/../package.json',
  '/src/server/startup/main.ts',
  '/../../etc/passwd',
  '/%2e%2e/package.json',
  '/assets/%2e%2e/site.json',
  '/assets/..%2fsite.json',
  '/assets/..%5c..%5csite.json',
  '/..\\site.json',
  '/faq/../contact',
  '/site.json',
  '/index.html.br',
  '/faq/index.html.gz',
  '/package.json',
  '/.git/config',
  '/.env',
  '/assets/',
  '/assets/app-3f9a.js.map',
  '/faq%00',
  '/%00',
  '/%zz',
  '/%',
  '/%c3%28',
  '/faq;x=1',
  '//evil.example',
  '//evil.example/faq',
  '/\\evil.example',
  '/https://evil.example',
  '/constructor',
  '/__proto__',
])('S18: %s shows nothing but the not-found page', async (path) => {
  const answer = await ask(server.port, path);
  expect(answer.status).toBe(404);
  expect(answer.text).toContain('<p>file /404</p>');
});

test.each([
  [
    'an absolute address is served as ours, whatever host it names',
    'http://evil.example/faq',
    '200',
  ],
  ['a redirect never names another host', 'http://evil.example/FAQ', '308'],
  ['a raw NUL is refused', '/faq\0', '400'],
  ['a raw space is refused', '/fa q', '400'],
  ['a raw control character in a query is refused', '/FAQ?a=\x01', '400'],
  ['raw letters beyond ASCII are refused', '/\xe9', '400'],
])('%s', async (_promise, target, status) => {
  const request = `GET ${target} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`;
  const answer = await sendRawRequest(server.port, request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).not.toContain('evil.example');
});

test.each(['\t', '\f', '\x7f', '\xff'])(
  'an odd character in a redirected query breaks nothing',
  async (odd) => {
    const request = `GET /FAQ?a=${odd} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    expect(await sendRawRequest(server.port, request)).toMatch(/^HTTP\/1.1 (308|400) /);
  },
);

test.each([
  'http:///faq',
  'http://x:99999/faq',
  'https://a@/faq%',
  'http://x/faq#%',
  'http://#/',
  'http://',
])('%s, an address of no server, is answered', async (target) => {
  const request = `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  expect(await sendRawRequest(server.port, request)).toMatch(/^HTTP\/1.1 (200|308|400|404) /);
});
