import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDesk, type TestDesk } from '../testing/start-desk.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk(undefined, {
    begin: async () => ({
      url: new URL('https://login.example/authorize'),
      begun: { state: 's', nonce: 'n', verifier: 'v' },
    }),
    finish: async () => ({ subject: 'lea', name: 'Léa', roles: ['sales'] }),
    logoutUrl: async () => undefined,
  });
});
afterAll(() => desk.stop());

async function landsAt(to: string): Promise<string | undefined> {
  const { headers } = await desk.send(`/login?to=${encodeURIComponent(to)}`, {});
  const Cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  return (await desk.send('/callback?code=x', { Cookie })).headers.location;
}

test('whoever has logged in lands at the page they asked for', async () => {
  expect(await landsAt('/leads/3F2A-91BC?tab=notes')).toBe('/leads/3F2A-91BC?tab=notes');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/leads\r\nLocation: https://evil.example',
  ' /leads',
  `/${'a'.repeat(1_000)}`,
])('a link to the login cannot lead to %j', async (to) => {
  expect(await landsAt(to)).toBe('/');
});

test('nor can a cookie that says so', async () => {
  const begun = { state: 's', nonce: 'n', verifier: 'v', to: '//evil.example' };
  const Cookie = `__Host-desk-login=${Buffer.from(JSON.stringify(begun)).toString('base64url')}`;
  const { headers } = await desk.send('/callback?code=x', { Cookie });
  expect(headers.location).toBe('/?door=failed');
  expect(headers['set-cookie']?.some((set) => set.startsWith('__Host-desk='))).toBe(false);
});
