import { afterAll, beforeEach, expect, test } from 'vitest';
import { callCli } from '../testing/call-cli.ts';
import { startDesk, type TestDesk } from '../testing/start-desk.ts';

const desk = await startDesk();
beforeEach(() => desk.owner.query('DELETE FROM desk_sessions'));
afterAll(() => desk.stop());

type Member = Awaited<ReturnType<TestDesk['member']>>;
const statusFor = async (member: Member) => (await member.ask('requests.list')).status;
/** Of an input that lacks everything: who has a session learns so. */
const [OPEN, ENDED] = [400, 401];
const lastSeen = (minutes: number) =>
  desk.owner.query(
    `UPDATE desk_sessions SET last_seen_at = now() - $1 * interval '1 minute', ends_at = now() + interval '1 hour'`,
    [minutes],
  );

test('a session goes on for two hours after each request, and no longer', async () => {
  const lea = await desk.member('Léa', 'sales');
  await lastSeen(119);
  expect(await statusFor(lea)).toBe(OPEN);
  const { rows } = await desk.owner.query(
    `SELECT last_seen_at > now() - interval '1 minute' AS now FROM desk_sessions`,
  );
  expect(rows).toEqual([{ now: true }]);
  await lastSeen(121);
  expect(await statusFor(lea)).toBe(ENDED);
});

test('a session ends ten hours after the login, however much it is used', async () => {
  const lea = await desk.member('Léa', 'sales');
  const { rows } = await desk.owner.query(
    'SELECT extract(epoch FROM ends_at - started_at) / 3600 AS hours FROM desk_sessions',
  );
  expect(Number(rows[0].hours)).toBeCloseTo(10, 2);
  await desk.owner.query('UPDATE desk_sessions SET ends_at = now()');
  expect(await statusFor(lea)).toBe(ENDED);
});

test('after a logout the old cookie opens nothing, and sessions elsewhere stay', async () => {
  const [lea, hugo] = [await desk.member('Léa', 'sales'), await desk.member('Hugo', 'sales')];
  expect((await desk.send('/api/logout', lea.headers, {})).status).toBe(200);
  expect([await statusFor(lea), await statusFor(hugo)]).toEqual([ENDED, OPEN]);
});

test('the database holds no token that would open a session', async () => {
  const { token } = await desk.member('Léa', 'sales');
  const { rows } = await desk.owner.query('SELECT s::text AS row, token_hash FROM desk_sessions s');
  expect(rows[0].row).not.toContain(token);
  expect(rows[0].row).not.toContain(Buffer.from(token).toString('hex'));
  const stolen = desk.holder(rows[0].token_hash.toString('base64url'));
  expect(await statusFor(stolen)).toBe(ENDED);
});

test('the command names who is logged in, and ends the sessions of one or of all', async () => {
  const sessions = (...args: string[]) =>
    callCli(['sessions', ...args], { DATABASE_URL: desk.database.ownerUrl });
  await desk.member('Idle', 'sales');
  await lastSeen(121);
  const lea = await desk.member('Léa', 'sales');
  const [hugo, nadia] = [
    await desk.member('Hugo', 'sales'),
    await desk.member('Nadia', 'privacy', 'operations'),
  ];
  const listed = JSON.parse((await sessions('list', '--json')).printed);
  expect(listed.map(({ name }: { name: string }) => name)).toEqual(['Léa', 'Hugo', 'Nadia']);
  expect(await sessions('end', 'léa')).toMatchObject({ code: 0, printed: 'Ended: 1\n' });
  expect([await statusFor(lea), await statusFor(hugo)]).toEqual([ENDED, OPEN]);
  expect((await sessions('end', 'léa')).complained).toContain('no such session');
  expect((await sessions('end')).complained).toContain('--all');
  expect((await sessions('end', '--all')).code).toBe(0);
  expect([await statusFor(hugo), await statusFor(nadia)]).toEqual([ENDED, ENDED]);
  expect((await sessions('list')).printed).toBe('Nobody is logged in.\n');
});
