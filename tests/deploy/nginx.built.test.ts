import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteManifest } from '#server/pages/site-manifest.ts';
import { type Answer, ask } from '#server/testing/http-client.ts';
import { freePort } from '#server/testing/postgres.ts';
import { startBuiltSite } from '../site/built-site.ts';
import { startShippedNginx } from './shipped-nginx.ts';

let site: Awaited<ReturnType<typeof startBuiltSite>>;
let nginx: Awaited<ReturnType<typeof startShippedNginx>>;
beforeAll(async () => {
  site = await startBuiltSite();
  nginx = await startShippedNginx('dist', [site.port, site.port]);
});
afterAll(async () => {
  await nginx.stop();
  await site.end();
});

interface Question {
  method: string;
  path: string;
  headers: Record<string, string>;
}

const LANGUAGES = `
  |fr|fr-FR|fr-FR,fr;q=0.9,en-US;q=0.8,en;q=0.7|en|en-GB,en;q=0.5|EN|en,fr
  |de|de,en;q=0.5|fr;q=0.1,en;q=0.9|fr;q=0,en|*|fr;q=1.0, en;q=1.0|en-|frr|fr ,en
  |fr_FR|x-fr|english|fr;Q=0.2,en|,fr|fr-FR-u-co-phonebk,en`
  .split('|')
  .map((language) => language.trim());
const ENCODINGS = `
  |gzip|br|gzip, deflate, br, zstd|identity|gzip;q=0|br;q=0, gzip|*|GZIP|brotli|deflate`
  .split('|')
  .map((encoding) => encoding.trim());
const OTHER_HEADERS: Record<string, string>[] = [
  { Range: 'bytes=0-99' },
  { 'If-Modified-Since': 'Wed, 01 Jan 2098 00:00:00 GMT' },
  { 'If-None-Match': '"unknown"' },
  { Cookie: 'a=b' },
  { 'If-Match': '"unknown"' },
  { 'If-Unmodified-Since': 'Wed, 01 Jan 1997 00:00:00 GMT' },
];
const METHODS = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
const ODD_PATHS = `
  /faq/ /FAQ //faq /%66aq /faq%20 /en/ /fr /nope /en/nope /fr/404 /404 /faq? /faq;x=1 /en?lang=fr
  /index.html /faq/index.html /faq/index.html.br /assets/ /assets/nope-1.js /robots.txt?x /favicon.ico
  /./faq /en/../faq /assets/..%2fsite.json /ASSETS/nope-1.js /site.json /-/faq /- /blog/ /pagefind/
  /healthz /api /api/ /api/nope /sitemap.xml /.well-known/security.txt`
  .trim()
  .split(/\s+/);

/** Plain ones and every way we know to ask for something else. */
function questions({ pages, assets }: SiteManifest): Question[] {
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => ({
    ...{ method, path, headers },
  });
  const language = (nth: number) => ({
    'Accept-Language': LANGUAGES[nth % LANGUAGES.length] ?? '',
  });
  const encoding = (nth: number) => ({
    'Accept-Encoding': ENCODINGS[nth % ENCODINGS.length] ?? '',
  });
  const files = assets.filter(({ path }, nth) => nth % 12 === 0 || !path.startsWith('/assets/'));
  const [file = '', otherFile = ''] = files.map(({ path }) => path);
  return [
    ...pages.map(({ path }, nth) => get(path, { ...language(nth), ...encoding(nth) })),
    ...LANGUAGES.map((_, nth) => get('/', language(nth))),
    ...LANGUAGES.map((_, nth) => get('/faq?utm_source=x', { ...language(nth), ...encoding(nth) })),
    ...ENCODINGS.map((_, nth) => get('/en/faq', encoding(nth))),
    ...files.map(({ path }, nth) => get(path, encoding(nth))),
    ...OTHER_HEADERS.flatMap((headers) => ['/faq', '/en', file].map((path) => get(path, headers))),
    ...METHODS.flatMap((method) =>
      ['/faq', '/en/nope', otherFile].map((path) => get(path, {}, method)),
    ),
    ...ODD_PATHS.map((path) => get(path)),
  ];
}

/** What the connection decides, not the site; a tag may be any as long as it is stable. */
const NOT_COMPARED = `
  date server connection keep-alive content-length transfer-encoding etag`
  .trim()
  .split(' ');

/** One line per fact, so that a difference is one line too. */
function facts({ status, headers, bytes }: Answer): string[] {
  const compared = Object.entries(headers).filter(([name]) => !NOT_COMPARED.includes(name));
  // Each answer of the API has a reference of its own.
  const body = bytes.toString('base64').length > 400 ? bytes.toString('base64') : bytes.toString();
  return [
    `status: ${status}`,
    ...compared.map(([name, value]) => `${name}: ${String(value)}`),
    `body: ${body.replace(/"reference":"[^"]+"/, '')}`,
  ];
}

test('nginx and the site give the same answer to each of 300 questions', async () => {
  const asked = questions(site.manifest);
  expect(asked.length).toBeGreaterThanOrEqual(300);
  const different: string[] = [];
  for (const { method, path, headers } of asked) {
    const question = { method, headers: { Host: 'localhost', ...headers } };
    const own = facts(await ask(site.port, path, question));
    const edge = facts(await ask(nginx.httpsPort, path, { ...question, secure: true }));
    const lines = [
      ...own.filter((fact) => !edge.includes(fact)).map((fact) => `site ${fact}`),
      ...edge.filter((fact) => !own.includes(fact)).map((fact) => `nginx ${fact}`),
    ].map((line) => line.slice(0, 100));
    if (lines.length > 0) different.push(`${method} ${path} ${JSON.stringify(headers)}`, ...lines);
  }
  expect(different).toEqual([]);
});

test('nginx refuses by itself what is no address', async () => {
  for (const path of [
    '/a%zz',
    '/faq%00',
    '/%2e%2e/etc/passwd',
    '/assets/..%2f..%2f..%2fsite.json',
  ]) {
    expect((await ask(nginx.httpsPort, path, { secure: true })).status, path).toBe(400);
  }
});

test('nginx answers 304 to its own ETag', async () => {
  for (const path of ['/faq', '/en/faq', '/robots.txt']) {
    const plain = { 'Accept-Encoding': 'br' };
    const { headers } = await ask(nginx.httpsPort, path, { headers: plain, secure: true });
    const again = await ask(nginx.httpsPort, path, {
      headers: { ...plain, 'If-None-Match': headers.etag ?? '' },
      secure: true,
    });
    expect(again.status).toBe(304);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  }
});

test('while no process answers, pages are served and a form is asked to come again', async () => {
  const alone = await startShippedNginx('dist', [await freePort(), await freePort()]);
  const page = await ask(alone.httpsPort, '/en/faq', { secure: true });
  const sent = await ask(alone.httpsPort, '/api/leads', { method: 'POST', secure: true });
  await alone.stop();
  expect(page.status).toBe(200);
  expect([sent.status, sent.headers['retry-after']]).toEqual([503, '5']);
  expect(sent.text).toContain('envoyez-la de nouveau');
});

test('a probe from elsewhere learns whether the service is well, and nothing more', async () => {
  const from = '127.0.0.2';
  const answer = await ask(nginx.httpsPort, '/readyz', { secure: true, from });
  expect([answer.status, answer.text]).toEqual([200, '{"status":"ok"}']);
  expect((await ask(site.port, '/readyz')).text).toContain('database');
  const down = await startShippedNginx('dist', [await freePort(), await freePort()]);
  const none = await ask(down.httpsPort, '/readyz', { secure: true, from });
  await down.stop();
  expect(none.status).toBe(503);
});

test('plain http leads to https', async () => {
  const { status, headers } = await ask(nginx.httpPort, '/faq?x=1', {
    headers: { Host: 'www.voltige.example' },
  });
  expect([status, headers.location]).toEqual([308, 'https://www.voltige.example/faq?x=1']);
});
