import { afterAll, expect, test } from 'vitest';
import { ask, rawHeaders, sendRawRequest } from '../testing/http-client.ts';
import { startApp } from '../testing/start-app.ts';
import { wrongSecurityHeaders } from '../testing/wrong-security-headers.ts';

const server = await startApp({
  extend: (app) => app.post('/api/probe', () => ({ heard: true })),
});
afterAll(() => server.stop());

const METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'QUERY', 'PROPFIND'];
const PATHS = ['/faq', '/nope', '/healthz', '/assets/app-3f9a.js', '/%zz', '/FAQ'];

test.each(METHODS.flatMap((method) => PATHS.map((path) => [method, path])))(
  '%s %s is refused, and the answer says what is allowed',
  async (method = '', path = '') => {
    const answer = await ask(server.port, path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' });
    expect(answer.text).toBe('Method Not Allowed\n');
  },
);

test.each(['application/xml', 'application/json', 'nonsense', ''])(
  "a body of type '%s' is not looked at before the method is refused",
  async (type) => {
    const body = '{"broken';
    const answer = await sendRawRequest(
      server.port,
      `POST /faq HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(rawHeaders(answer).allow).toBe('GET, HEAD');
  },
);

test('a page that takes its own form says so to other methods', async () => {
  const answer = await ask(server.port, '/en/newsletter/confirmation?token=a', { method: 'PUT' });
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

test("a method in lower case is not one of HTTP's", async () => {
  const answer = await sendRawRequest(server.port, 'get /faq HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 405 /);
});

test('a route that takes another method stands beside the site', async () => {
  const answer = await ask(server.port, '/api/probe', { method: 'POST' });
  expect(answer).toMatchObject({ status: 200, text: '{"heard":true}' });
  expect(wrongSecurityHeaders(answer.headers)).toEqual([]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('OPTIONS * is refused as well', async () => {
  const request = 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  expect(await sendRawRequest(server.port, request)).toMatch(/^HTTP\/1.1 405 /);
});
