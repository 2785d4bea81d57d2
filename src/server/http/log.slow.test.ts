import { afterEach, expect, inject, test } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { startProcess } from '../testing/start-process.ts';
import { logOptions } from './log.ts';

let server: ReturnType<typeof startProcess>;
afterEach(() => server.end());

async function loggedAfter(logLevel: string): Promise<Record<string, unknown>[]> {
  server = startProcess({
    SITE_DIR: inject('siteDir'),
    LOG_LEVEL: logLevel,
    INSTANCE: 'blue-1',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const headers = { 'User-Agent': 'Curious/1.0', 'X-Forwarded-For': '192.0.2.7' };
  const port = await server.listening;
  for (const address of ['/nope?email=ada@voltige.example', '/faq']) {
    await ask(port, address, { headers });
  }
  server.signal('SIGTERM');
  await server.exited;
  const [, ...lines] = server.printed().trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

test('a request is logged by id, method, path, status and time only', async () => {
  const [line, page] = await loggedAfter('debug');
  expect(line).toEqual({
    level: 20,
    time: expect.any(Number),
    instance: 'blue-1',
    request: expect.any(String),
    req: { method: 'GET', path: '/nope' },
    res: { status: 404 },
    ms: expect.any(Number),
    msg: 'answered',
  });
  // By its exact path, which does not reach Fastify.
  expect(page).toMatchObject({ req: { method: 'GET', path: '/faq' }, res: { status: 200 } });
});

test('without being asked for more, only start and stop are logged', async () => {
  const lines = await loggedAfter('info');
  expect(lines.map((line) => line.msg)).toEqual(['stopping', 'stopped']);
});

test("an error's message stays out of the log, its place in the code goes in", () => {
  const error = Object.assign(new TypeError('ada@voltige.example\nis taken'), { code: '23505' });
  const facts = logOptions('info', 'test').serializers.err(error);
  expect(JSON.stringify(facts)).not.toContain('ada@');
  expect(facts).toMatchObject({ type: 'TypeError', code: '23505' });
  expect(facts.stack).toContain('log.slow.test.ts');
});
