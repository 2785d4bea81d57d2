import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differences, tableSums } from '#server/backup/table-sums.ts';
import { OPERATIONS } from '#server/desk/operations.ts';
import { openIdProvider } from '#server/desk/provider.ts';
import { throughProvider } from '#server/testing/openid-login.ts';
import { startOpenIdProvider } from '#server/testing/openid-provider.ts';
import { type DeskAnswer, startDesk, type TestDesk } from '#server/testing/start-desk.ts';
import { isOwnPlace } from './attacked-site.ts';

let company: Awaited<ReturnType<typeof startOpenIdProvider>>;
let desk: TestDesk;
let owner: Client;
beforeAll(async () => {
  desk = await startDesk(undefined, async (origin) => {
    company = await startOpenIdProvider({ deskOrigin: origin });
    const { issuer, client } = company;
    return openIdProvider({
      ...{ issuer, clientId: client.id, clientSecret: client.secret, origin },
      ...{ scope: 'openid profile', rolesClaim: 'roles' },
      roleNames: { sales: ['sales'], privacy: ['privacy'], operations: ['operations'] },
    });
  });
  owner = new Client(desk.database.ownerUrl);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await desk.stop();
  await company.stop();
});

const cookieIn = ({ headers }: DeskAnswer, name: string) =>
  headers['set-cookie']?.find((set) => set.startsWith(`${name}=`))?.split(';')[0] ?? '';

const OURS =
  /^__Host-desk(-login)?=[\w.%-]*; (Max-Age=0; )?Path=\/; (Expires=[^;]+; )?HttpOnly; Secure;/;

test.each([
  '?to=//evil.example',
  '?to=/\\evil.example',
  '?to=%2f%2fevil.example',
  '?to=%255c%255cevil',
  '?to=%2F%2509%2Fevil.example',
  '?to=%2F.%2F%2Fevil.example',
  '?to=/leads&to=//evil.example',
  '?to[]=//evil.example',
  '?to=%zz',
  '?to=%ED%A0%80',
  '?__proto__[to]=//x',
  `?to=/${'a'.repeat(3_000)}`,
])('a login by /login%s ends at the desk', async (query) => {
  const begun = await desk.send(`/login${query}`, {});
  const back = await throughProvider(String(begun.headers.location), 'Camille Durand');
  const Cookie = cookieIn(begun, '__Host-desk-login');
  const { status, headers } = await desk.send(`${back.pathname}${back.search}`, { Cookie });
  expect(status).toBe(303);
  expect(isOwnPlace(String(headers.location))).toBe(true);
  for (const set of headers['set-cookie'] ?? []) expect(set).toMatch(OURS);
});

/** What comes back in the place of the provider's answer. */
const ANSWERS = [
  '',
  '?code=x',
  '?code=x&state=s',
  '?error=x&error_description=%00%0d%0a<script>&state=s',
  '?code=x&state=s&iss=https://evil.example',
  '?response=eyJ.eyJ.x&state=s',
  '?code=%ED%A0%80&state=s',
  '?code=%zz&state=%',
  `?code=${'a'.repeat(8_000)}&state=s`,
  `?state=s&${'a=b&'.repeat(2_000)}`,
  '?__proto__[state]=s&code=x',
];
const COOKIES = ['x', '%%%', 'bnVsbA', 'W10', `${'W10'.repeat(2_000)}.x`, 'e30.e30.e30'];

test('made-up answers of the provider log nobody in and change nothing', async () => {
  const before = await tableSums(owner);
  for (const query of ANSWERS) {
    const honest = cookieIn(await desk.send('/login', {}), '__Host-desk-login');
    const cookies = COOKIES.map((value) => `__Host-desk-login=${value}`);
    for (const Cookie of ['', honest, ...cookies]) {
      const answer = await desk.send(`/callback${query}`, { Cookie });
      const isRefused = answer.status >= 400 && answer.status < 500;
      const { location = '' } = answer.headers;
      expect(isRefused || /^\/\?\w+=(failed|unavailable)$/.test(location), query).toBe(true);
      expect(cookieIn(answer, '__Host-desk')).toBe('');
    }
  }
  expect(differences(before, await tableSums(owner))).toEqual([]);
});

test('what somebody who is not logged in sends to any operation changes nothing', async () => {
  const before = await tableSums(owner);
  for (const { name } of OPERATIONS) {
    for (const body of [{}, { id: '1' }, { __proto__: null, roles: ['sales'] }, [[[]]]]) {
      expect((await desk.send(`/api/${name}`, {}, body)).status).toBeGreaterThanOrEqual(400);
    }
  }
  expect(differences(before, await tableSums(owner))).toEqual([]);
});
