import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { securityFaults } from '../testing/security-faults.ts';
import { startApp } from '../testing/started-app.ts';

let server: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  server = await startApp();
});
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
    expect(securityFaults(answer.headers)).toEqual([]);
  },
);

test.each(['GET', 'POST', 'PATCH'])(
  'an address the API does not have is not found: %s',
  async (method) => {
    for (const path of ['/api/', '/api/nope', '/api/leads/x/y/z', '/api/LEADS']) {
      const answer = await ask(server.port, path, { method });
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    }
  },
);

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/src/server/main.ts',
  '/assets/',
  '/%2e%2e/package.json',
  '/api/%2e%2e/package.json',
])('S18: %s is not found', async (path) => {
  expect((await ask(server.port, path)).status).toBe(404);
});
