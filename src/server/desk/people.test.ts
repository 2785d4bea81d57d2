import type { Pool } from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { FoundPerson, RequestLog } from '#domain/desk/people.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { createPool } from '../database/pool.ts';
import { carryOutErasures } from '../my-data/carry-out-erasures.ts';
import { ANA, BOB, CRM, command, contents, databaseWithPeople } from '../testing/people.ts';
import { startDesk, type TestDesk } from '../testing/start-desk.ts';
import { MAIL_SECRETS } from '../testing/start-mail-sender.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let desk: TestDesk;
let worker: Pool;
let nadia: Awaited<ReturnType<TestDesk['member']>>;

const seeded = await databaseWithPeople();
afterAll(() => seeded.drop());

beforeEach(async () => {
  database = await testDatabase(seeded);
  desk = await startDesk(database);
  worker = createPool({ url: database.workerUrl });
  nadia = await desk.member('Nadia', 'privacy');
  return async () => {
    await Promise.all([desk.stop(), worker.end()]);
    await database.drop();
  };
});

const find = async (sought: string) =>
  (await nadia.ask('person.find', { sought, language: 'fr' })).body as FoundPerson | null;
const idOf = async (table: string, email: string): Promise<string> =>
  (await desk.owner.query(`SELECT id FROM ${table} WHERE email = $1`, [email])).rows[0].id;
const lines = async () =>
  (await desk.owner.query('SELECT action, records, facts FROM desk_audit ORDER BY id')).rows;
const erase = () =>
  carryOutErasures({
    db: worker,
    log: { info() {}, warn() {}, error() {} },
    mail: {
      smtpUrl: undefined,
      from: 'bonjour@voltige.example',
      replyTo: undefined,
      salesEmail: undefined,
      dkim: undefined,
    },
    tokenSecrets: MAIL_SECRETS,
    destinations: [CRM],
  });

test('P18: one person is found by exact address or by any reference of theirs, and nobody by less', async () => {
  const lead = await idOf('crm_leads', ANA);
  const { rows } = await desk.owner.query('SELECT id FROM lead_submissions WHERE lead_id = $1', [
    lead,
  ]);
  const asked = await desk.owner.query(
    'SELECT id FROM rights_requests WHERE records && $1::uuid[]',
    [rows.map(({ id }) => id)],
  );
  const ids = [
    lead,
    ...rows.map(({ id }) => id),
    await idOf('form_submissions', ANA),
    await idOf('newsletter_subscribers', ANA),
    await idOf('data_requests', ANA),
    ...asked.rows.map(({ id }) => id),
  ];
  expect(ids).toHaveLength(7);
  for (const sought of [ANA, ' Ana@Fret.Example ', lead, ...ids.map(referenceOf)]) {
    expect((await find(sought))?.email, sought).toBe(ANA);
  }
  for (const sought of [
    'ana',
    '@fret.example',
    'ana@',
    'Roy',
    '%',
    lead.slice(0, 7),
    'nobody@fret.example',
  ]) {
    expect(await find(sought), sought).toBeNull();
  }
});

test('P18: everything is shown by source, in words, with how long it is kept and who received it', async () => {
  const found = await find(ANA);
  expect(found?.holdings.map(({ table, count }) => [table, count])).toEqual([
    ['leads', 1],
    ['lead_submissions', 2],
    ['simulator_results', 1],
    ['analyses', 1],
    ['form_submissions', 1],
    ['newsletter_subscribers', 1],
    ['deliveries', 9],
    ['data_requests', 1],
  ]);
  const kept = Object.fromEntries(found?.holdings.map(({ table, until }) => [table, until]) ?? []);
  expect(kept.leads?.slice(0, 4)).toBe(String(new Date().getUTCFullYear() + 3));
  expect(kept).toMatchObject({
    lead_submissions: null,
    newsletter_subscribers: null,
    deliveries: null,
  });
  expect(found).toMatchObject({ recipients: ['crm', 'sales mailbox'], waiting: 9, erasing: null });
  expect(found?.values).toMatchObject({ email: [ANA], first_name: ['Ana'], name: ['Ana Roy'] });
  const text = JSON.stringify(found?.sections);
  expect(text).toContain('Combien pour 40 camionnettes');
  expect(text).not.toContain(BOB);
  expect((await lines())[0].facts).toEqual({ by: 'email', found: true });
  expect((await find(ANA))?.traces).toBe(1);
});

test('P18: the exported file is that of the command', async () => {
  const { body } = await nadia.ask('person.export', { email: ANA });
  const { printed } = await command(database, 'privacy', 'export', '--email', ANA);
  const exported = JSON.parse(printed);
  expect(exported.leads).toHaveLength(1);
  expect(body).toEqual({ ...exported, exported_at: expect.any(String) });
});

test('P18: a correction changes every row as the command does, and deletes what cannot be rewritten', async () => {
  const copy = await testDatabase(seeded);
  const correction = {
    email: 'ana.roy@fret.example',
    company: 'Fret & Filles',
    phone: '',
    name: 'Ana R.',
  };
  const { body } = await nadia.ask('person.correct', { email: ANA, correction });
  expect(body).toEqual({ rows: 5, analyses: 1 });
  const settings = Object.entries(correction).flatMap(([name, value]) => [
    '--set',
    `${name}=${value}`,
  ]);
  expect((await command(copy, 'privacy', 'rectify', '--email', ANA, ...settings)).code).toBe(0);
  expect(await contents(database)).toEqual(await contents(copy));
  await copy.drop();
  expect((await find('ana.roy@fret.example'))?.values).toMatchObject({
    company: ['Fret & Filles'],
    phone: [],
  });
  const [line] = (await lines()).filter(({ action }) => action === 'person.correct');
  expect(line.facts).toEqual({ fields: ['email', 'name', 'company', 'phone'], analyses: 1 });
});

test('P18: nobody is corrected to somebody else, to nothing, or in what cannot be corrected', async () => {
  const correct = async (email: string, correction: object) => {
    const { status, body } = await nadia.ask('person.correct', { email, correction });
    return [status, (body as { refusal: string }).refusal];
  };
  expect(await correct(ANA, { email: BOB })).toEqual([409, 'conflict']);
  expect(await correct(ANA, {})).toEqual([400, 'malformed']);
  expect(await correct(ANA, { lead_score: '100' })).toEqual([400, 'malformed']);
  expect(await correct(ANA, { phone: 'none' })).toEqual([400, 'malformed']);
  expect(await correct('nobody@fret.example', { company: 'X' })).toEqual([404, 'not-found']);
  expect((await find(ANA))?.values.company).toEqual(['Fret & Fils']);
});

test('P18: an erasure from the desk leaves the same database as the command', async () => {
  const copy = await testDatabase(seeded);
  const before = await contents(database);
  const { body } = await nadia.ask('person.erase', { email: ANA, typed: ANA });
  const { request } = body as { request: string };
  expect(await nadia.ask('person.erasure', { request })).toMatchObject({
    body: { state: 'waiting' },
  });
  expect((await find(ANA))?.erasing?.request).toBe(request);
  const log = (await nadia.ask('rights.list')).body as RequestLog;
  expect(log.requests.find(({ id }) => id === request)).toMatchObject({
    channel: 'desk',
    progress: 'erasing',
  });
  expect(await erase()).toBe(1);
  expect(await nadia.ask('person.erasure', { request })).toMatchObject({
    body: { state: 'erased', at: expect.stringMatching(/^20/) },
  });
  // The job that wakes the worker is pg-boss's to take.
  const woken = await desk.owner.query(`DELETE FROM pgboss.job WHERE name = 'erasure' RETURNING 1`);
  expect(woken.rowCount).toBe(1);

  expect((await command(copy, 'privacy', 'erase', '--email', ANA)).code).toBe(0);
  const [byDesk, byCommand] = [await contents(database), await contents(copy)];
  expect(byDesk).toEqual(byCommand);
  const changed = Object.keys(before).filter(
    (name) => before[name]?.length !== byDesk[name]?.length,
  );
  expect(changed).toEqual(
    expect.arrayContaining([
      'public.crm_leads',
      'public.deliveries',
      'public.suppressed_addresses',
    ]),
  );
  await copy.drop();

  const after = await find(ANA);
  expect(after).toMatchObject({ holdings: [], suppressed: true });
  expect((await find(BOB))?.holdings).toHaveLength(8);
});

test('P18: an erasure is confirmed by the address itself, asked for once, and of somebody', async () => {
  const order = async (email: string, typed: string) =>
    ((await nadia.ask('person.erase', { email, typed })).body as { refusal?: string }).refusal;
  expect(await order(ANA, BOB)).toBe('malformed');
  expect(await order('nobody@fret.example', 'nobody@fret.example')).toBe('not-found');
  expect(await order(ANA, ANA)).toBeUndefined();
  expect(await order(ANA, ANA)).toBe('conflict');
  expect(
    (await nadia.ask('person.correct', { email: ANA, correction: { company: 'X' } })).status,
  ).toBe(409);
  const ordered = (await lines()).filter(({ action }) => action === 'person.erase');
  expect(ordered).toHaveLength(1);
  expect(ordered[0].records).toContain(await idOf('crm_leads', ANA));
});

test('P18: an erasure that three ask for at once is asked for once; only its own id shows how far it is', async () => {
  const answers = await Promise.all(
    [1, 2, 3].map(() => nadia.ask('person.erase', { email: ANA, typed: ANA })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  await find(BOB);
  for (const request of [await idOf('crm_leads', ANA), await idOf('crm_leads', BOB)]) {
    expect((await nadia.ask('person.erasure', { request })).status).toBe(404);
  }
});

test('P18: the desk’s role can neither delete nor rewrite a person by itself, and nobody else corrects', async () => {
  for (const statement of [
    'DELETE FROM crm_leads',
    'DELETE FROM data_requests',
    `UPDATE crm_leads SET email = 'x'`,
    'UPDATE data_requests SET erasure_requested_at = now()',
    'SELECT link_hash FROM data_requests',
    'DELETE FROM rights_requests',
    'UPDATE rights_requests SET received_day = now()',
  ]) {
    await expect(desk.pool.query(statement), statement).rejects.toThrow(/permission denied/);
  }
  await expect(worker.query(`SELECT rectify_person('x', '{}')`)).rejects.toThrow(
    /permission denied/,
  );
});
