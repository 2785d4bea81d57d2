import { afterAll, expect, test } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { startApp } from '../testing/start-app.ts';

const server = await startApp({
  extend: (app) => {
    app.get('/boom', () => {
      throw new Error('password is hunter2 at /srv/secret.ts');
    });
    app.get('/later', async () => {
      throw Object.assign(new Error('duplicate key a@b.example'), { code: '23505' });
    });
    app.get('/mine', () => {
      throw Object.assign(new Error('a detail'), { statusCode: 422 });
    });
  },
});
afterAll(() => server.stop());

test.each(['/boom', '/later'])(
  'S12: %s says that it failed, with a reference and nothing else',
  async (path) => {
    const answer = await ask(server.port, path);
    expect(answer.status).toBe(500);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(answer.text)).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      reference: expect.stringMatching(/^[\w-]{8}-\w+$/),
    });
  },
);

test('S12: two failures have different references', async () => {
  const [first, second] = await Promise.all([ask(server.port, '/boom'), ask(server.port, '/boom')]);
  expect(JSON.parse(first.text).reference).not.toBe(JSON.parse(second.text).reference);
});

test("S12: the client's own mistake keeps its status, without the message", async () => {
  const answer = await ask(server.port, '/mine');
  expect(answer.status).toBe(422);
  expect(answer.text).not.toContain('a detail');
});
