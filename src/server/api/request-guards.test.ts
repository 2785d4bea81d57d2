import { afterAll, expect, test } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { newAddress, REGISTRATION } from '../testing/sample-forms.ts';
import { startApi, startApp } from '../testing/start-app.ts';
import { wrongSecurityHeaders } from '../testing/wrong-security-headers.ts';

const ORIGIN = 'https://www.voltige.example';
const api = await startApi({ api: { origin: ORIGIN } });
afterAll(() => api.stop());

async function statusWith(headers: Record<string, string>, email = newAddress()): Promise<number> {
  const answer = await api.post('/api/leads', { ...REGISTRATION, email }, headers);
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  return answer.status;
}

test.each([
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'https://www.voltige.example.evil.example' },
  { Origin: 'nonsense' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: ORIGIN, 'Sec-Fetch-Site': 'cross-site' },
])('S5: what another site sends is refused: %o', async (headers) => {
  expect(await statusWith(headers)).toBe(403);
});

test('S5: our own pages and clients that are no browsers may send', async () => {
  expect(await statusWith({})).toBe(201);
  expect(await statusWith({ Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' })).toBe(201);
  expect(await statusWith({ Origin: `http://127.0.0.1:${api.port}` })).toBe(201);
});

test('S5: a refused request stores nothing', async () => {
  const email = newAddress();
  await statusWith({ Origin: 'https://evil.example' }, email);
  expect(await api.rows('SELECT 1 FROM crm_leads WHERE email = $1', [email])).toEqual([]);
});

const server = await startApp();
afterAll(() => server.stop());

const ID = '11111111-1111-4111-8111-111111111111';
const TAKEN: Record<string, string[]> = {
  '/api/leads': ['POST'],
  [`/api/leads/${ID}/simulator`]: ['PATCH'],
  '/api/form-submission': ['POST'],
  '/api/newsletter/confirm': ['POST'],
  '/api/newsletter/unsubscribe': ['POST'],
  '/api/simulations': ['POST'],
  '/api/openapi.json': ['GET', 'HEAD'],
  [`/api/simulations/${ID}`]: ['GET', 'HEAD'],
};
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

const refused = Object.entries(TAKEN).flatMap(([path, taken]) =>
  METHODS.filter((method) => !taken.includes(method)).map((method) => [method, path] as const),
);

test.each(refused)(
  'S17: %s %s is refused, and the answer says what is allowed',
  async (method, path) => {
    const headers = { 'Content-Type': 'nonsense' };
    const answer = await ask(server.port, path, { method, headers });
    expect(answer.status).toBe(405);
    const allowed = method === 'PROPFIND' ? 'GET, HEAD, POST, PATCH' : TAKEN[path]?.join(', ');
    expect(answer.headers.allow).toBe(allowed);
    expect(wrongSecurityHeaders(answer.headers)).toEqual([]);
  },
);

test.each(['GET', 'POST', 'PATCH'])(
  'an address the API does not have is not found: %s',
  async (method) => {
    for (const path of [
      '/api/',
      '/api/nope',
      '/api/leads/x/y/z',
      '/api/LEADS',
      '/api/%2e%2e/package.json',
    ]) {
      const answer = await ask(server.port, path, { method });
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    }
  },
);
