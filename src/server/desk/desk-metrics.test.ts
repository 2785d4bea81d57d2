import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDesk, type TestDesk } from '../testing/start-desk.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { Identity } from './provider.ts';

/** Lets in whoever comes back; what the provider says of them is the test's. */
let answer: () => Promise<Identity>;
const provider = {
  begin: async () => ({
    url: new URL('https://login.example/authorize'),
    begun: { state: 's', nonce: 'n', verifier: 'v' },
  }),
  finish: () => answer(),
  logoutUrl: async () => undefined,
};

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk(undefined, provider);
});
afterAll(() => desk.stop());

const figures = async (name: string) =>
  Object.fromEntries(
    [...(await desk.metrics()).matchAll(new RegExp(`^${name}\\{(.*)\\} (\\d+)$`, 'gm'))].map(
      ([, labels = '', count]) => [labels, Number(count)],
    ),
  );

async function logIn() {
  const { headers } = await desk.send('/login', {});
  const Cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  return (await desk.send('/callback?code=x', { Cookie })).headers.location;
}

test('logins are counted by how far they came; who never began one is nobody', async () => {
  const somebody = { subject: 'lea', name: 'Léa' };
  answer = async () => ({ ...somebody, roles: ['sales'] });
  expect(await logIn()).toBe('/');
  answer = async () => ({ ...somebody, roles: [] });
  expect(await logIn()).toBe('/?door=no-role');
  answer = () => Promise.reject(new Error('invalid_client'));
  expect(await logIn()).toBe('/?door=failed');
  answer = () => Promise.reject(new TypeError('fetch failed'));
  expect(await logIn()).toBe('/?door=unavailable');
  expect((await desk.send('/callback?code=x', {})).headers.location).toBe('/?door=failed');
  expect(await figures('desk_logins_total')).toEqual({
    ...{ 'step="begun"': 4, 'step="entered"': 1, 'step="failed"': 1 },
    ...{ 'step="unavailable"': 1, 'step="no-role"': 1 },
  });
});

test('answers are counted by what was asked for and from nought, with no word of who or whom', async () => {
  const marc = await desk.member('Marc', 'operations');
  await marc.ask('deliveries.list');
  await marc.ask('person.find', { email: 'ada@fret.example' });
  await desk.send('/requests/3F2A-91BC', {});
  await desk.send('/nowhere/ada', {});
  const counted = await figures('desk_answers_total');
  expect(counted).toMatchObject({
    'route="/api/deliveries.list",status="200"': 1,
    'route="/api/deliveries.list",status="500"': 0,
    'route="/api/person.find",status="403"': 1,
    'route="/requests/:id",status="200"': 1,
    'route="none",status="404"': 1,
  });
  expect(await desk.metrics()).not.toMatch(/ada|Marc|91BC/);
});

test('connections are told, so that somebody learns when requests wait for one', async () => {
  expect(await figures('database_connections')).toMatchObject({ 'state="wanted"': 0 });
});

test('a database that can only be read is none for the desk', async () => {
  const ready = /^desk_database_ready (\d)$/m;
  expect(ready.exec(await desk.metrics())?.[1]).toBe('1');
  const database = await testDatabase();
  const owned = await startDesk(database);
  const name = new URL(database.ownerUrl).pathname.slice(1);
  await owned.owner.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  const { status, text } = await owned.send('/readyz', {});
  const told = ready.exec(await owned.metrics())?.[1];
  await owned.stop();
  await database.drop();
  expect([status, told]).toEqual([503, '0']);
  expect(text).toContain('read-only');
});
