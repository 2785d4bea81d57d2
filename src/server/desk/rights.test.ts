import { afterAll, expect, test } from 'vitest';
import type { RequestLog } from '#domain/desk/people.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { erasePerson } from '../privacy/erase-person.ts';
import { runRetention } from '../retention/run-retention.ts';
import { startDesk } from '../testing/start-desk.ts';
import { MAIL_SECRETS } from '../testing/start-mail-sender.ts';
import { storeLead } from '../testing/stored-rows.ts';

const ANA = 'ana@fret.example';

const desk = await startDesk();
const nadia = await desk.member('Nadia', 'privacy');
const lead = await storeLead(desk.owner, { email: ANA });
afterAll(() => desk.stop());

const add = (given: object = {}) =>
  nadia.ask('rights.add', {
    kind: 'access',
    channel: 'letter',
    receivedOn: '2026-11-02',
    ...given,
  });
const log = async () => (await nadia.ask('rights.list')).body as RequestLog;
const entry = async (reference: string) => {
  const found = (await log()).requests.find((one) => one.reference === reference);
  if (found === undefined) throw new Error('It is not in the log.');
  return found;
};
const referenceIn = ({ body }: Awaited<ReturnType<typeof add>>) =>
  (body as { reference: string }).reference;

test('P18: what came by letter is written down with its day and way, and without who', async () => {
  const answer = await add({ kind: 'erasure', sought: ANA });
  expect(answer.body).toEqual({ reference: expect.stringMatching(/^[0-9A-F-]{9}$/), found: true });
  expect(await entry(referenceIn(answer))).toMatchObject({
    ...{ kind: 'erasure', channel: 'letter', receivedOn: '2026-11-02', progress: null },
    ...{ person: referenceOf(lead), answeredAt: null, outcome: null, erasedAt: null },
  });
  const { rows } = await desk.owner.query('SELECT to_jsonb(r) AS row FROM rights_requests r');
  expect(JSON.stringify(rows)).not.toMatch(/fret|Ana|Roy/);
  const nobody = await add({ sought: 'nobody@fret.example' });
  expect(nobody.body).toMatchObject({ found: false });
  expect(await entry(referenceIn(nobody))).toMatchObject({ person: null });
  const { rows: audit } = await desk.owner.query(
    `SELECT records, facts FROM desk_audit WHERE action = 'rights.add' ORDER BY id`,
  );
  expect(audit[0].records).toContain(lead);
  expect(audit[0].facts).toEqual({ kind: 'erasure', channel: 'letter', receivedOn: '2026-11-02' });
  expect(JSON.stringify(audit)).not.toContain('fret.example');
});

test('P18: a date in the future, an unknown channel and an unknown right are refused', async () => {
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  for (const wrong of [
    { receivedOn: tomorrow },
    { receivedOn: '2026-02-31' },
    { receivedOn: '0000-01-01' },
    { kind: 'other' },
    { channel: 'site' },
    { note: 'Ana Roy called' },
  ]) {
    expect((await add(wrong)).status, JSON.stringify(wrong)).toBe(400);
  }
});

test('P18: an answer is written down once; who comes second is refused', async () => {
  const { id, reference } = await entry(referenceIn(await add()));
  expect((await nadia.ask('rights.answer', { id, outcome: 'done' })).status).toBe(200);
  expect((await nadia.ask('rights.answer', { id, outcome: 'refused' })).status).toBe(409);
  const nobodys = crypto.randomUUID();
  expect((await nadia.ask('rights.answer', { id: nobodys, outcome: 'done' })).status).toBe(404);
  expect(await entry(reference)).toMatchObject({ outcome: 'done', answeredAt: expect.any(String) });
});

test('P18: what people ask for on their own page stands in the log, with how far it is', async () => {
  const ids = await desk.owner.query<{ id: string }>(`INSERT INTO data_requests
    (id, email, language, opened_at, erasure_requested_at) VALUES
    (gen_random_uuid(), 'a@fret.example', 'fr', NULL, NULL),
    (gen_random_uuid(), 'b@fret.example', 'fr', now(), NULL),
    (gen_random_uuid(), 'c@fret.example', 'fr', now(), now()) RETURNING id`);
  const entries = await Promise.all(ids.rows.map(({ id }) => entry(referenceOf(id))));
  expect(entries.map(({ kind, progress, channel }) => [kind, progress, channel])).toEqual([
    ['access', 'asked', 'site'],
    ['access', 'seen', 'site'],
    ['erasure', 'erasing', 'site'],
  ]);
  expect(entries.map(({ answeredAt }) => answeredAt !== null)).toEqual([false, true, false]);
});

test('P18: after an erasure the log proves that and when it was answered, and leads to nobody', async () => {
  const reference = referenceIn(await add({ kind: 'erasure', sought: ANA }));
  const { id } = await entry(reference);
  const connection = await desk.owner.connect();
  await erasePerson(connection, ANA, { secrets: MAIL_SECRETS, destinations: [] });
  connection.release();
  await nadia.ask('rights.answer', { id, outcome: 'done' });
  expect(await entry(reference)).toMatchObject({
    ...{ kind: 'erasure', receivedOn: '2026-11-02', outcome: 'done', person: null },
    ...{ answeredAt: expect.any(String), erasedAt: expect.any(String) },
  });
  const { body } = await nadia.ask('person.find', { sought: reference, language: 'fr' });
  expect(body).toBeNull();
});

test('P18: an erasure that nobody entered is in the log for a month, without who', async () => {
  await storeLead(desk.owner, { email: 'eve@fret.example' });
  const connection = await desk.owner.connect();
  await erasePerson(connection, 'eve@fret.example', { secrets: MAIL_SECRETS, destinations: [] });
  connection.release();
  const own = async () => (await log()).requests.filter(({ progress }) => progress === 'erased');
  expect(await own()).toMatchObject([{ kind: 'erasure', channel: 'unknown', person: null }]);
  await desk.owner.query(`UPDATE suppressed_addresses SET created_at = now() - interval '32 days'`);
  expect(await own()).toEqual([]);
});

test('P17: a request goes three years after its answer, and never before it is answered', async () => {
  await desk.owner.query('DELETE FROM rights_requests');
  const [old, open] = [referenceIn(await add()), referenceIn(await add())];
  const { id } = await entry(old);
  await nadia.ask('rights.answer', { id, outcome: 'done' });
  await desk.owner.query(`UPDATE rights_requests SET received_day = '2020-01-01',
    answered_at = answered_at - interval '3 years 1 hour'`);
  const connection = await desk.owner.connect();
  expect(await runRetention(connection)).toMatchObject({ 'answered requests for rights': 1 });
  connection.release();
  const left = (await log()).requests.filter(({ channel }) => channel !== 'site');
  expect(left.map(({ reference }) => reference)).toEqual([open]);
});
