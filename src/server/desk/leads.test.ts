import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LeadList, ShownLead } from '#domain/desk/leads.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { startDesk, type TestDesk } from '../testing/start-desk.ts';
import { storeLead } from '../testing/stored-rows.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk();
});
beforeEach(() => desk.owner.query('TRUNCATE crm_leads, simulator_results, desk_audit CASCADE'));
afterAll(() => desk.stop());

type Member = Awaited<ReturnType<TestDesk['member']>>;
const sales = (name = 'Léa Fontaine') => desk.member(name, 'sales');

async function store(options: Parameters<typeof storeLead>[1] = {}): Promise<string> {
  const submission = await storeLead(desk.owner, options);
  const { rows } = await desk.owner.query('SELECT lead_id FROM lead_submissions WHERE id = $1', [
    submission,
  ]);
  return rows[0].lead_id;
}

const LIST = { view: 'open', language: 'fr', limit: 50 };
async function listed(member: Member, given: object = {}): Promise<LeadList> {
  const { status, body } = await member.ask('leads.list', { ...LIST, ...given });
  expect(status).toBe(200);
  return body as LeadList;
}
const titles = ({ leads }: LeadList) => leads.map(({ title }) => title);
const shown = async (member: Member, id: string): Promise<ShownLead> =>
  (await member.ask('lead.show', { id, language: 'fr' })).body as ShownLead;

const logOf = async () =>
  (await desk.owner.query('SELECT name, action, records, facts FROM desk_audit ORDER BY id')).rows;

test('the list has priority first, then the nearest deadline, and what is taken last', async () => {
  const lea = await sales();
  const at = (hours: number, id: string) =>
    desk.owner.query(
      `UPDATE crm_leads SET created_at = now() - $1 * interval '1 hour' WHERE id = $2`,
      [hours, id],
    );
  const slow = { fleet_size: 1, urgency: 'exploring', industry: 'other', phone: null };
  await at(2, await store({ email: 'a@a.example', answers: { company: 'Standard', ...slow } }));
  await at(30, await store({ email: 'b@a.example', answers: { company: 'Late' } }));
  await at(20, await store({ email: 'c@a.example', answers: { company: 'Soon' } }));
  const taken = await store({ email: 'd@a.example', answers: { company: 'Taken' } });
  await at(40, taken);
  await lea.ask('lead.take', { id: taken });
  const list = await listed(lea);
  expect(titles(list)).toEqual(['Late', 'Soon', 'Taken', 'Standard']);
  expect(list).toMatchObject({ found: 4, foundPriority: 3, untaken: 3, late: 2, soon: 1 });
  expect(list.counts).toEqual({ open: 4, mine: 1, suspicious: 0, closed: 0 });
  expect(titles(await listed(lea, { view: 'mine' }))).toEqual(['Taken']);
  expect(titles(await listed(lea, { untaken: true }))).toEqual(['Late', 'Soon', 'Standard']);
  expect(titles(await listed(lea, { priority: 'standard' }))).toEqual(['Standard']);
  expect(titles(await listed(lea, { size: 1 }))).toEqual(['Standard']);
});

test('the log says that a source was chosen, and not which: visitors choose what stands in an address', async () => {
  await store();
  await desk.owner.query(`UPDATE crm_leads SET utm_source = 'ana@fret.example'`);
  expect(titles(await listed(await sales(), { source: 'ana@fret.example' }))).toHaveLength(1);
  const [line] = await logOf();
  expect(line.facts).toEqual({ view: 'open', bySource: true });
});

test.each([
  ['the beginning of a company', 'mess', true],
  ['words in any order, without accents', 'moreau éléonore', true],
  ['a ligature', 'coeur', true],
  ['part of an address', 'fret-nord', true],
  ['the middle of a word', 'sageries', false],
  ['two words, one of them wrong', 'messageries durand', false],
  ['only signs', '& % \' " :* | !', false],
])('a search finds by %s', async (_how, search, isFound) => {
  const answers = { company: 'Messageries Cœur', first_name: 'Éléonore', last_name: 'Moreau' };
  const id = await store({ email: 'e.moreau@fret-nord.example', answers });
  await store({ email: 'somebody@else.example', answers: { company: 'Autre' } });
  const { leads } = await listed(await sales(), { search });
  expect(leads.map((lead) => lead.id)).toEqual(isFound ? [id] : []);
});

test('a search finds by reference, and the log does not say what was searched for', async () => {
  const submission = await storeLead(desk.owner);
  const lea = await sales();
  const { leads } = await listed(lea, { search: referenceOf(submission).toLowerCase() });
  expect(leads.map(({ reference }) => reference)).toEqual([referenceOf(submission)]);
  const [line] = await logOf();
  expect(line).toMatchObject({ action: 'leads.list', records: [leads[0]?.id] });
  expect(line.facts).toEqual({ view: 'open', searched: true });
});

test('a lead says why its score, where from, what is allowed, what to ask and what happened', async () => {
  const id = await store({ simulated: true, answers: { utm_campaign: 'salon' } });
  const lea = await sales();
  await lea.ask('lead.note', { id, note: 'Préfère l’après-midi.' });
  const lead = await shown(lea, id);
  expect(lead).toMatchObject({
    title: 'Fret & Fils',
    person: 'Ana Roy',
    email: 'ana.roy@fret.example',
    fleet: '100 à 249 véhicules',
    fleetKind: 'utilitaires, logistique',
    origin: 'website',
    originDetail: 'salon',
    mayCall: true,
    status: 'new',
    taken: null,
    madeAnalysis: null,
  });
  expect(lead.why.reduce((sum, { points }) => sum + points, 0)).toBe(lead.score);
  for (const { points, most } of lead.why) expect(points).toBeLessThanOrEqual(most);
  expect(lead.consents.map(({ isGiven }) => isGiven)).toEqual([true, true, false]);
  expect(lead.asked).toHaveLength(3);
  expect(lead.gain).toMatchObject({ isRough: false });
  expect(lead.simulationUrl).toMatch(/^https:\/\/www\.voltige\.example\/fr\/simulateur\?s=/);
  expect(lead.history.map(({ title }) => title)).toEqual([
    'Note de Léa Fontaine',
    ...['Pré-inscription', 'Simulation reliée'].toSorted(),
  ]);
  const { body } = await lea.ask('lead.show', { id, language: 'en' });
  expect(body).toMatchObject({ fleet: '100–249 vehicles', fleetKind: 'vans, logistics' });
});

test('the next date is a moment that there is, wherever its clock stands', async () => {
  const id = await store();
  const lea = await sales();
  const next = async (at: string) => (await lea.ask('lead.next', { id, at })).status;
  expect(await next('2026-11-30T09:00:00+23:59')).toBe(200);
  const { rows } = await desk.owner.query('SELECT next_at FROM crm_leads WHERE id = $1', [id]);
  expect(rows[0].next_at.toISOString()).toBe('2026-11-29T09:01:00.000Z');
  for (const at of ['2026-02-30T09:00:00Z', '0000-01-01T09:00:00Z', '2026-11-30T09:00:00+99:00']) {
    expect(await next(at), at).toBe(400);
  }
});

test('two take one lead at once: one wins, the other is told who', async () => {
  const id = await store();
  const [lea, hugo] = [await sales(), await sales('Hugo Lambert')];
  const answers = await Promise.all([lea, hugo].map((member) => member.ask('lead.take', { id })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? 'Léa Fontaine' : 'Hugo Lambert';
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    refusal: 'conflict',
    name: winner,
  });
  expect((await shown(lea, id)).taken?.name).toBe(winner);
  // Only what happened is logged.
  expect((await logOf()).filter(({ action }) => action === 'lead.take')).toHaveLength(1);
  const loser = winner === 'Léa Fontaine' ? hugo : lea;
  expect((await loser.ask('lead.untake', { id })).status).toBe(409);
});

test('a status is changed from what is on the page; who says how far it is has taken it', async () => {
  const id = await store();
  const [lea, hugo] = [await sales(), await sales('Hugo Lambert')];
  expect((await lea.ask('lead.status', { id, from: 'new', to: 'contacted' })).status).toBe(200);
  const lead = await shown(hugo, id);
  expect(lead).toMatchObject({
    status: 'contacted',
    taken: { name: 'Léa Fontaine', isMine: false },
  });
  expect(lead.firstContactAt).not.toBeNull();
  const late = await hugo.ask('lead.status', { id, from: 'new', to: 'won' });
  expect([late.status, late.body]).toMatchObject([409, { status: 'contacted' }]);
  expect((await hugo.ask('lead.status', { id, from: 'contacted', to: 'lost' })).status).toBe(400);
  const lost = { id, from: 'contacted', to: 'lost', lostReason: 'not_now' };
  expect((await hugo.ask('lead.status', lost)).status).toBe(200);
  expect(titles(await listed(lea, { view: 'closed' }))).toEqual(['Fret & Fils']);
  expect((await logOf()).findLast(({ action }) => action === 'lead.status')).toMatchObject({
    name: 'Hugo Lambert',
    records: [id],
    facts: { from: 'contacted', to: 'lost', lostReason: 'not_now' },
  });
});

test('what is so already is not done again: no line in the log, no event', async () => {
  await desk.owner.query(`INSERT INTO webhook_destinations (name, events, form_types, seen_at)
    VALUES ('crm', NULL, NULL, now()) ON CONFLICT DO NOTHING`);
  const id = await store();
  const lea = await sales();
  expect((await lea.ask('lead.take', { id })).status).toBe(200);
  expect((await lea.ask('lead.take', { id })).status).toBe(409);
  expect((await lea.ask('lead.status', { id, from: 'new', to: 'new' })).status).toBe(409);
  const lost = { id, from: 'lost', to: 'lost' };
  await lea.ask('lead.status', { ...lost, from: 'new', lostReason: 'not_now' });
  expect((await lea.ask('lead.status', { ...lost, lostReason: 'not_now' })).status).toBe(409);
  expect((await lea.ask('lead.status', { ...lost, lostReason: 'competitor' })).status).toBe(200);
  expect((await logOf()).map(({ action }) => action)).toEqual([
    ...['lead.take', 'lead.status', 'lead.status'],
  ]);
  const { rows } = await desk.owner.query(`SELECT FROM deliveries WHERE kind = 'webhook'`);
  expect(rows).toHaveLength(3);
  await desk.owner.query('TRUNCATE webhook_destinations');
});

test('a status pressed by mistake is taken back: the 24 hours go on', async () => {
  const id = await store();
  const lea = await sales();
  await lea.ask('lead.status', { id, from: 'new', to: 'contacted' });
  await lea.ask('lead.status', { id, from: 'contacted', to: 'new' });
  expect((await shown(lea, id)).firstContactAt).toBeNull();
});

test('whoever could not be reached was not contacted', async () => {
  const id = await store();
  const lea = await sales();
  await lea.ask('lead.status', { id, from: 'new', to: 'lost', lostReason: 'unreachable' });
  expect((await shown(lea, id)).firstContactAt).toBeNull();
});

test('each change of status goes to the company’s tools that want it', async () => {
  await desk.owner.query(`INSERT INTO webhook_destinations (name, events, form_types, seen_at)
    VALUES ('crm', NULL, NULL, now()), ('other', '{form.submitted}', NULL, now())
    ON CONFLICT DO NOTHING`);
  const id = await store();
  await (await sales()).ask('lead.status', { id, from: 'new', to: 'qualified' });
  const { rows } = await desk.owner.query(
    `SELECT event, destination, state FROM deliveries WHERE kind = 'webhook'`,
  );
  expect(rows).toEqual([{ event: 'lead.status_changed', destination: 'crm', state: 'pending' }]);
  await desk.owner.query('TRUNCATE webhook_destinations');
});

test('a suspicious one stands apart; released, it is owed what a person gets, once', async () => {
  const id = await store({ suspicion: 'too-fast' });
  const lea = await sales();
  expect(titles(await listed(lea))).toEqual([]);
  expect(titles(await listed(lea, { view: 'suspicious' }))).toEqual(['Fret & Fils']);
  await desk.owner.query(`UPDATE crm_leads SET created_at = now() - interval '3 days'`);
  const answers = await Promise.all([1, 2].map(() => lea.ask('lead.release', { id })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { rows } = await desk.owner.query(`SELECT kind FROM deliveries ORDER BY kind`);
  expect(rows).toEqual([{ kind: 'acknowledgement' }, { kind: 'analysis' }]);
  const list = await listed(lea);
  expect(titles(list)).toEqual(['Fret & Fils']);
  expect(list.late).toBe(0);
  const submissions = await desk.owner.query('SELECT suspicion FROM lead_submissions');
  expect(submissions.rows).toEqual([{ suspicion: null }]);
});

test('an export has the filtered list, no formula, and its purpose in the log', async () => {
  const id = await store({ answers: { company: '=1+1;"Fils"' } });
  await store({ email: 'closed@fret.example' });
  await desk.owner.query(`UPDATE crm_leads SET work_status = 'won' WHERE id <> $1`, [id]);
  const lea = await sales();
  const given = { view: 'open', language: 'fr' };
  expect((await lea.ask('leads.export', { ...given, purpose: ' ' })).status).toBe(400);
  const { body } = await lea.ask('leads.export', { ...given, purpose: 'Salon de Lyon' });
  const { csv, count } = body as { csv: string; count: number };
  expect(count).toBe(1);
  expect(csv).toMatch(/^\ufeffreference;created_at;/);
  expect(csv).toContain(`"'=1+1;""Fils"""`);
  expect(csv).toContain('ana.roy@fret.example');
  expect((await logOf()).at(-1)).toMatchObject({
    action: 'leads.export',
    records: [id],
    facts: { view: 'open', purpose: 'Salon de Lyon' },
  });
});

test('of what a person sent the desk’s role can change nothing', async () => {
  await store();
  for (const change of [
    `email = 'x@x.example'`,
    `phone_consent = true`,
    `lead_score = 100`,
    `suspicion = 'honeypot', company = 'x'`,
  ]) {
    await expect(desk.pool.query(`UPDATE crm_leads SET ${change}`)).rejects.toMatchObject({
      code: '42501',
    });
  }
  await expect(desk.pool.query('DELETE FROM crm_leads')).rejects.toMatchObject({ code: '42501' });
  await expect(desk.pool.query(`UPDATE lead_notes SET note = 'x'`)).rejects.toMatchObject({
    code: '42501',
  });
});

test('an export holds five thousand leads at most', async () => {
  await store();
  const columns = `fleet_size, vehicle_type, industry, urgency, language, lead_score, qualification_status, score_lines,
    submission_id, simulator_completed, email_consent, phone_consent, newsletter_consent`;
  await desk.owner.query(
    `INSERT INTO crm_leads (email, ${columns})
     SELECT n || '@fret.example', ${columns} FROM crm_leads, generate_series(1, 5000) n`,
  );
  const given = { view: 'open', language: 'fr', purpose: 'Salon' };
  const { body } = await (await sales()).ask('leads.export', given);
  expect((body as { count: number }).count).toBe(5_000);
});
