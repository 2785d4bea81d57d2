import { afterAll, beforeEach, expect, test } from 'vitest';
import type { RequestList, ShownRequest } from '#domain/desk/requests.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { startDesk, type TestDesk } from '../testing/start-desk.ts';
import { storeAnalysis } from '../testing/store-analysis.ts';
import { storeContact, storeLead } from '../testing/stored-rows.ts';

const desk = await startDesk();
beforeEach(() =>
  desk.owner.query(
    'TRUNCATE crm_leads, form_submissions, simulator_results, webhook_destinations, desk_audit CASCADE',
  ),
);
afterAll(() => desk.stop());

type Member = Awaited<ReturnType<TestDesk['member']>>;
const sales = () => desk.member('Léa Fontaine', 'sales');

async function listed(member: Member, given: object = {}): Promise<RequestList> {
  const { status, body } = await member.ask('requests.list', {
    ...{ page: 1, language: 'fr' },
    ...given,
  });
  expect(status).toBe(200);
  return body as RequestList;
}
async function shown(member: Member, id: string, language = 'fr'): Promise<ShownRequest> {
  const { status, body } = await member.ask('request.show', { id, language });
  expect(status).toBe(200);
  return body as ShownRequest;
}
const logOf = async () =>
  (await desk.owner.query('SELECT name, action, records, facts FROM desk_audit ORDER BY id')).rows;

/** So many hours ago. */
const arrived = (table: 'lead_submissions' | 'form_submissions', hours: number, id: string) =>
  desk.owner.query(
    `UPDATE ${table} SET created_at = now() - $1 * interval '1 hour' WHERE id = $2`,
    [hours, id],
  );

const HOUR_MS = 3_600_000;
const promisedHours = ({ replyBy, promisedFrom }: ShownRequest | RequestList['requests'][0]) =>
  (Date.parse(replyBy) - Date.parse(promisedFrom)) / HOUR_MS;

test('registrations and messages stand in one list, the newest first, each with what was promised', async () => {
  const slow = { company: 'Standard', fleet_size: 1, urgency: 'exploring', industry: 'other' };
  const standard = await storeLead(desk.owner, { email: 'a@a.example', answers: slow });
  const priority = await storeLead(desk.owner);
  const message = await storeContact(desk.owner, { email: 'b@a.example' });
  const further = await storeLead(desk.owner, { repeated: true, answers: { company: 'Nord' } });
  await arrived('lead_submissions', 3, standard);
  await arrived('lead_submissions', 2, priority);
  await arrived('form_submissions', 1, message);
  const lea = await sales();
  const list = await listed(lea);
  expect(list.requests.map(({ id, of }) => [id, of])).toEqual([
    [further, 'registration'],
    [message, 'message'],
    [priority, 'registration'],
    [standard, 'registration'],
  ]);
  expect(list.requests.map(promisedHours)).toEqual([48, 48, 24, 48]);
  expect(list.requests[1]).toMatchObject({
    ...{ title: 'Fret & Fils', person: 'Ana Roy', about: 'tarifs' },
    ...{ excerpt: 'Combien pour 40 camionnettes ?', score: null, analysis: null },
  });
  expect(list.requests[2]).toMatchObject({
    ...{ about: '100 à 249 véhicules, utilitaires, logistique', score: 79, isPriority: true },
    ...{ excerpt: null, reference: referenceOf(priority) },
  });
  expect(list.found).toBe(4);
  const only = async (one: string) => (await listed(lea, { only: one })).requests.length;
  expect([await only('registration'), await only('message'), await only('flagged')]).toEqual([
    ...[3, 1, 0],
  ]);
});

test('pages follow each other without a gap, and an analysis that waits is found among all', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 55; n += 1) {
    const email = `n${n}@fret.example`;
    ids.unshift(
      n % 2 ? await storeContact(desk.owner, { email }) : await storeLead(desk.owner, { email }),
    );
  }
  const [oldest = ''] = ids.slice(-1);
  await storeAnalysis(desk.owner, oldest, { approval: 'waiting' });
  const lea = await sales();
  const pages = [await listed(lea), await listed(lea, { page: 2 }), await listed(lea, { page: 3 })];
  expect(pages.flatMap(({ requests }) => requests.map(({ id }) => id))).toEqual(ids);
  expect(pages.map(({ found, toApprove }) => [found, toApprove])).toEqual([
    ...[55, 55, 55].map((found) => [found, 1]),
  ]);
  const { requests } = await listed(lea, { only: 'waiting' });
  expect(requests).toMatchObject([{ id: oldest, analysis: 'waiting' }]);
});

test.each([
  ['the beginning of a company', 'mess', true],
  ['words in any order, without accents', 'moreau éléonore', true],
  ['a ligature', 'coeur', true],
  ['part of an address', 'fret-nord', true],
  ['the middle of a word', 'sageries', false],
  ['two words, one of them wrong', 'messageries durand', false],
  ['only signs', '& % \' " :* | !', false],
])('a search finds both kinds by %s', async (_how, search, isFound) => {
  const company = 'Messageries Cœur';
  const email = 'e.moreau@fret-nord.example';
  const names = { first_name: 'Éléonore', last_name: 'Moreau', name: 'Éléonore Moreau' };
  const lead = await storeLead(desk.owner, { email, answers: { company, ...names } });
  const message = await storeContact(desk.owner, { email, answers: { company, ...names } });
  await storeLead(desk.owner, { email: 'somebody@else.example', answers: { company: 'Autre' } });
  const { requests } = await listed(await sales(), { search });
  expect(requests.map(({ id }) => id)).toEqual(isFound ? [message, lead] : []);
});

test('a search finds by reference, and the log does not say what was searched for', async () => {
  await storeLead(desk.owner);
  const message = await storeContact(desk.owner);
  const { requests } = await listed(await sales(), {
    search: referenceOf(message).toLowerCase(),
  });
  expect(requests.map(({ reference }) => reference)).toEqual([referenceOf(message)]);
  expect(await logOf()).toMatchObject([
    { action: 'requests.list', records: [message], facts: { page: 1, searched: true } },
  ]);
});

test('a registration says what was written, why its score, what is allowed and what to ask', async () => {
  const id = await storeLead(desk.owner, { simulated: true, answers: { utm_campaign: 'salon' } });
  const lea = await sales();
  const request = await shown(lea, id);
  expect(request).toMatchObject({
    ...{ of: 'registration', title: 'Fret & Fils', person: 'Ana Roy' },
    ...{ email: 'ana.roy@fret.example', mayCall: true, message: null, analysis: 'gone' },
    registration: { analysis: null, questions: [{}, {}, {}] },
    gain: { isRough: false },
  });
  const { why, consents } = request.registration ?? { why: [], consents: [] };
  expect(why.reduce((sum, { points }) => sum + points, 0)).toBe(request.score);
  for (const { points, most } of why) expect(points).toBeLessThanOrEqual(most);
  expect(consents.map(({ isGiven }) => isGiven)).toEqual([true, true, false]);
  expect(request.simulationUrl).toMatch(/^https:\/\/www\.voltige\.example\/fr\/simulateur\?s=/);
  expect(request.origin).toContainEqual([expect.any(String), 'salon']);
  expect(await shown(lea, id, 'en')).toMatchObject({ about: '100–249 vehicles, vans, logistics' });
});

test('a message opens with its words and its simulation; nothing of a registration is made up for it', async () => {
  const id = await storeContact(desk.owner, { simulated: true });
  expect(await shown(await sales(), id)).toMatchObject({
    ...{ of: 'message', message: 'Combien pour 40 camionnettes ?', registration: null },
    ...{ phone: '+33 1 99 00 18 44', mayCall: true, score: null },
    ...{ gain: { isRough: false }, simulationUrl: expect.stringContaining('/fr/simulateur?s=') },
  });
});

test('each registration of an address has its own answers, phone and figure; others are named by reference', async () => {
  const first = await storeLead(desk.owner);
  await storeAnalysis(desk.owner, first);
  const answers = { company: 'Camions du Nord', fleet_size: 250, phone_consent: false };
  const second = await storeLead(desk.owner, { repeated: true, answers });
  const message = await storeContact(desk.owner);
  const analysis = await storeAnalysis(desk.owner, second, { approval: 'waiting' });
  await desk.owner.query(
    `UPDATE analyses SET figures = jsonb_set(jsonb_set(figures, '{shown,perVehicle,gainEuros}', '637'), '{vehicles}', '250')
     WHERE id = $1`,
    [analysis],
  );
  const lea = await sales();
  const own = await shown(lea, first);
  expect(own).toMatchObject({ title: 'Fret & Fils', mayCall: true, analysis: 'made' });
  expect(own.gain).toMatchObject({ amount: '182\u202f€', range: { low: 142 }, isRough: true });
  expect(own.gain?.note).not.toContain('250');
  expect(own.others.map(({ id, of }) => [id, of])).toEqual([
    [message, 'message'],
    [second, 'registration'],
  ]);
  const further = await shown(lea, second);
  expect(further).toMatchObject({ title: 'Camions du Nord', mayCall: false, analysis: 'waiting' });
  expect(further.gain).toMatchObject({ amount: '637\u202f€', isRough: true });
  expect(further.registration?.analysis?.id).toBe(analysis);
});

test('what a registration says of its analysis is so: planned, failed, or kept no longer', async () => {
  const id = await storeLead(desk.owner);
  const lea = await sales();
  const step = async () => (await shown(lea, id)).analysis;
  expect(await step()).toBe('gone');
  await desk.owner.query(
    `INSERT INTO deliveries (id, kind, event, lead_submission_id) VALUES (gen_random_uuid(), 'analysis', 'lead.registered', $1)`,
    [id],
  );
  expect(await step()).toBe('planned');
  await desk.owner.query(`UPDATE deliveries SET state = 'dead', ended_at = now()`);
  expect(await step()).toBe('failed');
});

const MADE_BY_RELEASE = {
  registration: ['acknowledgement', 'analysis', 'webhook'],
  message: ['acknowledgement', 'webhook'],
};

test.each([
  ['registration', 'lead_submissions', 'lead.registered'],
  ['message', 'form_submissions', 'form.submitted'],
] as const)(
  'a flagged %s that somebody releases gets what was held back, once',
  async (kind, table, event) => {
    await desk.owner.query(
      `INSERT INTO webhook_destinations (name, events, form_types, seen_at) VALUES ('crm', NULL, NULL, now())`,
    );
    const store = kind === 'message' ? storeContact : storeLead;
    const id = await store(desk.owner, { suspicion: 'too-fast' });
    await arrived(table, 72, id);
    const lea = await sales();
    expect((await listed(lea, { only: 'flagged' })).requests).toMatchObject([
      { id, suspicion: 'too-fast', analysis: kind === 'message' ? null : 'held' },
    ]);
    const answers = await Promise.all([1, 2].map(() => lea.ask('request.release', { id })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { rows } = await desk.owner.query('SELECT kind, event FROM deliveries ORDER BY kind');
    expect(rows).toEqual(MADE_BY_RELEASE[kind].map((one) => ({ kind: one, event })));
    const released = await shown(lea, id);
    expect(released.suspicion).toBeNull();
    expect(Date.parse(released.promisedFrom)).toBeGreaterThan(Date.now() - HOUR_MS);
    expect((await desk.owner.query('SELECT suspicion FROM crm_leads')).rows).toEqual(
      kind === 'message' ? [] : [{ suspicion: null }],
    );
    expect((await logOf()).map(({ action }) => action)).toContain('request.release');
  },
);

test('a delivery that failed is sent again from its own request alone, and says in words why one was not', async () => {
  const id = await storeContact(desk.owner);
  const other = await storeContact(desk.owner);
  await desk.owner.query(
    `INSERT INTO deliveries (id, kind, event, destination, form_submission_id, state, last_error, attempts, ended_at)
     VALUES (gen_random_uuid(), 'webhook', 'form.submitted', 'crm', $1, 'dead', 'HTTP 500', 10, now()),
       (gen_random_uuid(), 'acknowledgement', 'form.submitted', NULL, $1, 'skipped', 'one was sent the day before', 1, now())`,
    [id],
  );
  const lea = await sales();
  const { deliveries } = await shown(lea, id);
  expect(deliveries).toMatchObject([
    { kind: 'acknowledgement', state: 'skipped', canBeSentAgain: false },
    { kind: 'webhook', destination: 'crm', state: 'dead', why: 'HTTP 500', canBeSentAgain: true },
  ]);
  expect(deliveries[0]?.why).toBe('un e‑mail semblable était déjà parti depuis la veille');
  const delivery = deliveries[1]?.id;
  expect((await lea.ask('request.resend', { id: other, delivery })).status).toBe(404);
  const answers = await Promise.all([1, 2].map(() => lea.ask('request.resend', { id, delivery })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await shown(lea, id)).deliveries[1]).toMatchObject({ state: 'pending', why: null });
});
