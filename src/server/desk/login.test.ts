import { createHmac } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { throughProvider } from '../testing/openid-login.ts';
import { startOpenIdProvider } from '../testing/openid-provider.ts';
import { startDesk } from '../testing/start-desk.ts';
import { MAIL_SECRETS } from '../testing/start-mail-sender.ts';
import { openIdProvider } from './provider.ts';

let company: Awaited<ReturnType<typeof startOpenIdProvider>>;
const desk = await startDesk(undefined, async (origin) => {
  company = await startOpenIdProvider({ deskOrigin: origin });
  const { issuer, client } = company;
  return openIdProvider({
    ...{ issuer, clientId: client.id, clientSecret: client.secret, origin },
    ...{ scope: 'openid profile', rolesClaim: 'roles' },
    roleNames: { sales: ['sales'], privacy: ['privacy'], operations: ['operations'] },
  });
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await desk.stop();
  await company.stop();
});

type Headers = Record<string, string>;
const cookieIn = (headers: { 'set-cookie'?: string[] | undefined }, name: string) =>
  headers['set-cookie']?.find((set) => set.startsWith(`${name}=`))?.split(';')[0] ?? '';

/** From the login page and through the provider; not back at the desk yet. */
async function begin(to = '/', own: Headers = {}) {
  const { headers } = await desk.send(`/login?to=${encodeURIComponent(to)}`, own);
  const back = await throughProvider(headers.location ?? '', 'Léa Fontaine');
  return { Cookie: cookieIn(headers, '__Host-desk-login'), path: `${back.pathname}${back.search}` };
}

async function logIn(to?: string, own?: Headers) {
  const { Cookie, path } = await begin(to, own);
  return (await desk.send(path, { Cookie })).headers;
}

test('who has logged in lands at the page they asked for', async () => {
  expect((await logIn('/requests/3F2A-91BC?tab=1')).location).toBe('/requests/3F2A-91BC?tab=1');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/requests\r\nLocation: https://evil.example',
  ' /requests',
  `/${'a'.repeat(1_000)}`,
])('a link to the login cannot lead to %j', async (to) => {
  expect((await logIn(to)).location).toBe('/');
});

test.each([
  '?to=/requests&to=//evil.example',
  '?to[]=//evil.example',
  '?to=%zz',
  '?to=%ED%A0%80',
  '?__proto__[to]=//x',
])('nor can /login%s', async (query) => {
  const { headers } = await desk.send(`/login${query}`, {});
  const back = await throughProvider(headers.location ?? '', 'Léa Fontaine');
  const Cookie = cookieIn(headers, '__Host-desk-login');
  expect((await desk.send(`${back.pathname}${back.search}`, { Cookie })).headers.location).toBe(
    '/',
  );
});

test('a cookie that was not signed here asks the provider nothing', async () => {
  const begun = { state: 's', nonce: 'n', verifier: 'v', to: '/', begunAt: Date.now() };
  const value = Buffer.from(JSON.stringify(begun)).toString('base64url');
  const signedBy = (key: string) => createHmac('sha256', key).update(value).digest('base64');
  const honest = (await begin()).Cookie;
  const before = company.tokenCalls();
  for (const cookie of [
    `__Host-desk-login=${value}`,
    `__Host-desk-login=${value}.${encodeURIComponent(signedBy('guessed'))}`,
    // What else is signed with the secret does not pass for a cookie.
    `__Host-desk-login=${value}.${encodeURIComponent(signedBy(MAIL_SECRETS[0] ?? ''))}`,
    honest.replace(/=(.{20})./, '=$1A'),
  ]) {
    const { headers } = await desk.send('/callback?code=x&state=s', { Cookie: cookie });
    expect(headers.location).toBe('/?login=failed');
    expect(cookieIn(headers, '__Host-desk')).toBe('');
  }
  expect(company.tokenCalls()).toBe(before);
});

test('a login that was begun more than ten minutes ago is over', async () => {
  const { Cookie, path } = await begin();
  const before = company.tokenCalls();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  expect((await desk.send(path, { Cookie })).headers.location).toBe('/?login=failed');
  expect(company.tokenCalls()).toBe(before);
});

test('of a crowd that comes back while the provider hangs, twenty wait for it', async () => {
  const crowd = await Promise.all(Array.from({ length: 30 }, () => begin()));
  const before = company.tokenCalls();
  company.hang(true);
  try {
    const back = crowd.map(({ path, Cookie }) => desk.send(path, { Cookie }));
    const answered: unknown[] = [];
    for (const one of back) void one.then(({ headers }) => answered.push(headers.location));
    await expect.poll(() => answered).toEqual(Array(10).fill('/?login=unavailable'));
    await expect.poll(() => company.tokenCalls() - before).toBe(20);
    company.hang(false);
    await Promise.all(back);
  } finally {
    company.hang(false);
  }
  expect((await logIn()).location).toBe('/');
});

test('a second login in the same browser ends the first session', async () => {
  const sessionAt = async (Cookie: string) =>
    ((await desk.send('/api/session', { Cookie })).body as { session: unknown }).session;
  const first = cookieIn(await logIn(), '__Host-desk');
  expect(await sessionAt(first)).not.toBeNull();
  const elsewhere = cookieIn(await logIn(), '__Host-desk');
  // The provider is another site: on the way back the browser leaves the session's cookie out.
  const second = cookieIn(await logIn('/', { Cookie: first }), '__Host-desk');
  expect(await sessionAt(first)).toBeNull();
  expect(await sessionAt(second)).not.toBeNull();
  expect(await sessionAt(elsewhere)).not.toBeNull();
});
