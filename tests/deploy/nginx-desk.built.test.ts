import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#server/testing/http-client.ts';
import { throughProvider } from '#server/testing/openid-login.ts';
import { freePort } from '#server/testing/postgres.ts';
import { startDeskProcess } from '#server/testing/start-desk-process.ts';
import { type TestDatabase, testDatabase } from '#server/testing/test-database.ts';
import { wrongSecurityHeaders } from '#server/testing/wrong-security-headers.ts';
import { startContainerNginx, startShippedNginx } from './shipped-nginx.ts';

const NAME = 'desk.voltige.example';

let database: TestDatabase;
let desk: Awaited<ReturnType<typeof startDeskProcess>>;
let nginx: Awaited<ReturnType<typeof startShippedNginx>>;
beforeAll(async () => {
  database = await testDatabase();
  desk = await startDeskProcess({ port: 0, postgres: database, origin: `https://${NAME}` });
  nginx = await startNginx();
});
afterAll(async () => {
  await nginx.stop();
  await desk.stop();
  await database.drop();
});

/** Pages of the site it serves itself; none of its processes runs. */
const startNginx = async () =>
  startShippedNginx('dist', [await freePort(), await freePort()], { deskPort: desk.port });

const visit = (path: string, headers: Record<string, string> = {}, body?: string) =>
  ask(nginx.httpsPort, path, {
    ...{ secure: true, headers: { Host: NAME, ...headers } },
    ...(body !== undefined && { method: 'POST', body }),
  });

const cookieIn = (headers: { 'set-cookie'?: string[] | undefined }, name: string) =>
  headers['set-cookie']?.find((set) => set.startsWith(`${name}=`))?.split(';')[0] ?? '';

/** Through the provider to the desk's answer to who comes back. */
async function logIn() {
  const begun = await visit('/login?to=/log');
  const back = await throughProvider(begun.headers.location ?? '', 'Camille Durand');
  const Cookie = cookieIn(begun.headers, '__Host-desk-login');
  return { back, answer: await visit(`${back.pathname}${back.search}`, { Cookie }) };
}

test('the desk answers under its own name, with each of its headers once', async () => {
  const paths = ['/', '/requests', '/nowhere', '/assets/nothing.js', '/api/session', '/callback'];
  for (const path of paths) {
    const question = { Accept: 'text/html' };
    const edge = await visit(path, question);
    const own = await ask(desk.port, path, { headers: { Host: NAME, ...question } });
    expect([edge.status, edge.text.length], path).toEqual([own.status, own.text.length]);
    // nginx itself names the server.
    const wrong = wrongSecurityHeaders(edge.headers).filter(
      (name) => !['server', 'set-cookie'].includes(name),
    );
    expect(wrong, path).toEqual([]);
    expect(edge.headers, path).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  }
});

test('somebody logs in through it, and their cookie is what they are known by', async () => {
  const { back, answer } = await logIn();
  expect(back.href).toMatch(/^https:\/\/desk\.voltige\.example\/callback\?code=/);
  expect([answer.status, answer.headers.location]).toEqual([303, '/log']);
  const session = answer.headers['set-cookie']?.find((set) => set.startsWith('__Host-desk='));
  expect(session).toMatch(/^__Host-desk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);

  const Cookie = cookieIn(answer.headers, '__Host-desk');
  const known = JSON.parse((await visit('/api/session', { Cookie })).text).session;
  expect(known.name).toBe('Camille Durand');
  const own = {
    ...{ Cookie, Origin: `https://${NAME}`, 'Content-Type': 'application/json' },
    'X-CSRF-Token': known.csrf,
  };
  const { lines } = JSON.parse((await visit('/api/audit.list', own, '{}')).text);
  expect(lines.map(({ name, action }: { name: string; action: string }) => [name, action])).toEqual(
    [['Camille Durand', 'login']],
  );
});

test('a flood at the login is asked to wait, while pages are not', async () => {
  const edge = await startNginx();
  const question = { secure: true, headers: { Host: NAME } };
  /** How many of sixty at once are let in. */
  const flood = async (path: string) => {
    const sixty = Array.from({ length: 60 }, () => ask(edge.httpsPort, path, question));
    const statuses = (await Promise.all(sixty)).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 303, 404, 429].includes(status))).toEqual([]);
    return statuses.filter((status) => status !== 429).length;
  };
  const login = await flood('/login');
  expect(login).toBeGreaterThan(15);
  expect(login).toBeLessThan(45);
  // One limit for the whole login, however it is spelt: none of these has twenty of its own.
  for (const path of ['/callback?code=x', '/%6cogin', '//login']) {
    expect(await flood(path), path).toBeLessThan(15);
  }
  expect([await flood('/'), await flood('/api/session')]).toEqual([60, 60]);
  await edge.stop();
});

test('whether its database answers is answered to this machine alone', async () => {
  const from = (address: string, path: string) =>
    ask(nginx.httpsPort, path, { secure: true, from: address, headers: { Host: NAME } });
  expect((await from('127.0.0.1', '/readyz')).status).toBe(200);
  expect((await from('127.0.0.2', '/')).status).toBe(200);
  for (const path of ['/readyz', '/readyz?x', '//readyz', '/%72eadyz', '/./readyz']) {
    expect((await from('127.0.0.2', path)).status, path).toBe(403);
  }
});

test('the site and the desk do not answer for each other', async () => {
  const asked = (Host: string, path: string) => visit(path, { Accept: 'text/html', Host });
  const deskPage = (await asked(NAME, '/')).text;
  const missing = await asked(NAME, '/faq');
  expect([missing.status, missing.text]).toEqual([404, deskPage]);
  for (const host of ['www.voltige.example', 'other.example', `x.${NAME}`, '127.0.0.1']) {
    expect((await asked(host, '/faq')).status, host).toBe(200);
    expect((await asked(host, '/requests')).text, host).not.toBe(deskPage);
    // No process of the site runs here: that one is asked shows that the desk is not.
    expect((await asked(host, '/api/session')).status, host).toBe(503);
  }
  const plain = await ask(nginx.httpPort, '/requests', { headers: { Host: NAME } });
  expect([plain.status, plain.headers.location]).toEqual([308, `https://${NAME}/requests`]);
});

test('the proxy of the containers leads to the desk by its name alone, with the same limit', async () => {
  const edge = await startContainerNginx(await freePort(), desk.port);
  const asked = (Host: string, path: string) =>
    ask(edge.httpsPort, path, { secure: true, headers: { Host, Accept: 'text/html' } });
  const page = await asked(NAME, '/requests');
  const [readiness, elsewhere] = [
    await asked(NAME, '/readyz'),
    await asked('localhost', '/requests'),
  ];
  const knocks = await Promise.all(
    Array.from({ length: 60 }, () => asked(NAME, '/callback?code=secret')),
  );
  await edge.stop();
  expect(page.status).toBe(200);
  expect(wrongSecurityHeaders(page.headers)).toEqual(['server']);
  // No process of the site runs here: that it is asked shows that the desk is not.
  expect([readiness.status, elsewhere.status]).toEqual([403, 502]);
  expect(new Set(knocks.map(({ status }) => status))).toEqual(new Set([303, 429]));
});
