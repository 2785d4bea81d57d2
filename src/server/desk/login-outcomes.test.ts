import { afterAll, expect, test } from 'vitest';
import { believingProvider } from '../testing/desk-diary.ts';
import { startDesk } from '../testing/start-desk.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { Identity } from './provider.ts';

/** Lets in everybody who comes back; what the provider says of them is the test's. */
let answer: () => Promise<Identity>;
const desk = await startDesk(undefined, { ...believingProvider([]), finish: () => answer() });
afterAll(() => desk.stop());

async function logIn() {
  const { headers } = await desk.send('/login', {});
  const Cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  return (await desk.send('/callback?code=x', { Cookie })).headers.location;
}

test('who is not let in reads why: no role, a login that failed, or a provider that is away', async () => {
  const somebody = { subject: 'lea', name: 'Léa' };
  answer = async () => ({ ...somebody, roles: ['sales'] });
  expect(await logIn()).toBe('/');
  answer = async () => ({ ...somebody, roles: [] });
  expect(await logIn()).toBe('/?login=no-role');
  answer = () => Promise.reject(new Error('invalid_client'));
  expect(await logIn()).toBe('/?login=failed');
  answer = () => Promise.reject(new TypeError('fetch failed'));
  expect(await logIn()).toBe('/?login=unavailable');
  expect((await desk.send('/callback?code=x', {})).headers.location).toBe('/?login=failed');
});

test('a database that can only be read is none for the desk', async () => {
  expect((await desk.send('/readyz', {})).status).toBe(200);
  const database = await testDatabase();
  const owned = await startDesk(database);
  const name = new URL(database.ownerUrl).pathname.slice(1);
  await owned.owner.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  const { status, text } = await owned.send('/readyz', {});
  await owned.stop();
  await database.drop();
  expect(status).toBe(503);
  expect(text).toContain('read-only');
});
