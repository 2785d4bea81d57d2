import { afterAll, expect, inject, test } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { startApp } from '../testing/start-app.ts';
import { loadSite } from './load-site.ts';

const server = await startApp();
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(server.port, path, { headers });

test.each([
  [
    'a visitor who prefers English gets the English file at an unprefixed address',
    '/faq',
    'en-GB,en;q=0.9',
    '/en/faq',
    'en',
  ],
  ['a visitor who prefers French gets the bare file', '/faq', 'fr,en;q=0.5', '/faq', 'fr'],
  ['a visitor who prefers German gets the bare file', '/faq', 'de', '/faq', 'fr'],
  ['home follows the language too', '/', 'en', '/en', 'en'],
  ['/fr wins over the browser', '/fr/faq', 'en', '/fr/faq', 'fr'],
  ['/en wins over the browser', '/en/faq', 'fr', '/en/faq', 'en'],
  ['/en alone is the English home', '/en', 'fr', '/en', 'en'],
])('%s', async (_promise, path, acceptLanguage, file, language) => {
  const answer = await get(path, { 'Accept-Language': acceptLanguage });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(`<p>file ${file}</p>`);
  expect(answer.headers['content-language']).toBe(language);
});

test('who says nothing about languages gets French', async () => {
  expect((await get('/faq')).text).toContain('<p>file /faq</p>');
});

test('caches learn that an unprefixed page depends on the language, and a prefixed one does not', async () => {
  expect((await get('/faq')).headers.vary).toBe('Accept-Language, Accept-Encoding');
  expect((await get('/nope')).headers.vary).toBe('Accept-Language, Accept-Encoding');
  expect((await get('/en/faq')).headers.vary).toBe('Accept-Encoding');
  expect((await get('/fr/nope')).headers.vary).toBe('Accept-Encoding');
  expect((await get('/robots.txt')).headers.vary).toBe('Accept-Encoding');
  expect((await get('/assets/inter-77aa.woff2')).headers).not.toHaveProperty('vary');
});

test.each([
  ['/faq', 'no-cache'],
  ['/nope', 'no-cache'],
  ['/en/faq', 'public, max-age=0, s-maxage=300, stale-if-error=86400'],
  ['/en/nope', 'no-cache'],
  ['/en/confirmation', 'no-cache'],
  ['/assets/app-3f9a.js', 'public, max-age=31536000, immutable'],
  ['/robots.txt', 'public, max-age=3600'],
])('%s may be kept: %s', async (path, cacheControl) => {
  expect((await get(path)).headers['cache-control']).toBe(cacheControl);
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('a page asked for in %s comes in it, whole, with its own tag', async (accepted, encoding) => {
  const answer = await get('/en/faq', { 'Accept-Encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
  expect(answer.text).toContain('<p>file /en/faq</p>');
  const others = ['br', 'gzip', 'identity'].filter((other) => other !== accepted);
  for (const other of others) {
    const { headers } = await get('/en/faq', { 'Accept-Encoding': other });
    expect(headers.etag).not.toBe(answer.headers.etag);
  }
});

test('a font is not compressed a second time', async () => {
  const { headers, text } = await get('/assets/inter-77aa.woff2', { 'Accept-Encoding': 'br' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers['content-type']).toBe('font/woff2');
  expect(text).toBe('asset /assets/inter-77aa.woff2');
});

test('who already has a page learns that it is unchanged, with the same tag and rules', async () => {
  const { headers } = await get('/faq', { 'Accept-Encoding': 'br' });
  const tag = String(headers.etag);
  expect(tag).toMatch(/^"[\w-]{22}-br"$/);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, `"a",W/${tag} , "b"`, '*']) {
    const again = await get('/faq', { 'Accept-Encoding': 'br', 'If-None-Match': known });
    expect(again).toMatchObject({ status: 304, text: '' });
    for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy']) {
      expect(again.headers[name]).toBe(headers[name]);
    }
    expect(again.headers).not.toHaveProperty('content-encoding');
  }
});

test('a page in another language or encoding is not mistaken for the one the visitor has', async () => {
  const { headers } = await get('/faq', { 'Accept-Encoding': 'br' });
  const known = { 'If-None-Match': String(headers.etag) };
  expect((await get('/faq', { ...known, 'Accept-Encoding': 'gzip' })).status).toBe(200);
  const english = { ...known, 'Accept-Encoding': 'br', 'Accept-Language': 'en' };
  expect((await get('/faq', english)).status).toBe(200);
});

test('a missing file is never answered 304', async () => {
  const answer = await get('/nope', { 'If-None-Match': '*' });
  expect(answer.status).toBe(404);
  expect(answer.headers).not.toHaveProperty('etag');
});

test('HEAD answers the same as GET, without the body', async () => {
  for (const path of ['/faq', '/nope', '/robots.txt', '/FAQ?x=1']) {
    const headers = { 'Accept-Encoding': 'br' };
    const full = await ask(server.port, path, { headers });
    const head = await ask(server.port, path, { headers, method: 'HEAD' });
    expect(head.bytes.length).toBe(0);
    const { date: _, ...headHeaders } = head.headers;
    expect({ status: head.status, ...full.headers }).toMatchObject({
      status: full.status,
      ...headHeaders,
    });
    expect(headHeaders['content-length']).toBe(full.headers['content-length']);
  }
});

test('requests by their exact path are answered without Fastify; others go through it', async () => {
  const reached: string[] = [];
  const other = await startApp({
    extend: (app) =>
      app.addHook('onRequest', async ({ method, url }) => void reached.push(`${method} ${url}`)),
  });
  for (const path of ['/faq', '/robots.txt', '/faq?x=1', '/FAQ', '/nope', '/healthz']) {
    for (const method of ['GET', 'HEAD']) await ask(other.port, path, { method });
  }
  await other.stop();
  const left = ['/faq?x=1', '/FAQ', '/nope', '/healthz'];
  expect(reached).toEqual(left.flatMap((path) => [`GET ${path}`, `HEAD ${path}`]));
});

test('with or without Fastify the answer is the same', async () => {
  for (const path of ['/faq', '/en/faq', '/robots.txt', '/assets/app-3f9a.js']) {
    const answers = ['', '?x=1'].map(async (query) => {
      const { headers, ...answer } = await get(path + query, { 'Accept-Encoding': 'br' });
      return { ...answer, headers: { ...headers, date: '' } };
    });
    const [direct, byFastify] = await Promise.all(answers);
    expect(direct).toEqual(byFastify);
  }
});

test('no page or file has an address for which another route stands', () => {
  const { resources } = loadSite({
    siteDir: inject('siteDir'),
    staging: false,
    origin: undefined,
  });
  const taken = [...resources.keys()].filter((url) => server.app.hasRoute({ method: 'GET', url }));
  expect(taken).toEqual([]);
});
