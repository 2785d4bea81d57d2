import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LeadList, ShownLead } from '#domain/desk/leads.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { startDesk, type TestDesk } from '../testing/start-desk.ts';
import { storeAnalysis } from '../testing/store-analysis.ts';
import { storeLead } from '../testing/stored-rows.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk();
});
beforeEach(() => desk.owner.query('TRUNCATE crm_leads, simulator_results, desk_audit CASCADE'));
afterAll(() => desk.stop());

const sales = () => desk.member('Léa Fontaine', 'sales');
const shown = async (member: Awaited<ReturnType<typeof sales>>, id: string): Promise<ShownLead> =>
  (await member.ask('lead.show', { id, language: 'fr' })).body as ShownLead;

async function approve(member: Awaited<ReturnType<typeof sales>>, registration: string) {
  const { madeAnalysis } = await shown(member, registration);
  return member.ask('analysis.approve', { id: madeAnalysis?.id, madeAt: madeAnalysis?.madeAt });
}

const CAMIONS = {
  ...{ company: 'Camions du Nord', phone: '+33 1 99 00 18 77', phone_consent: false },
  ...{ fleet_size: 250, vehicle_type: 'trucks' },
};

/** Of one address, each with its analysis; the second has another figure. */
async function storeTwice() {
  const first = await storeLead(desk.owner);
  await storeAnalysis(desk.owner, first);
  const second = await storeLead(desk.owner, { repeated: true, answers: CAMIONS });
  const analysis = await storeAnalysis(desk.owner, second, { approval: 'waiting' });
  await desk.owner.query(
    `UPDATE analyses SET figures = jsonb_set(jsonb_set(figures, '{shown,perVehicle,gainEuros}', '637'), '{vehicles}', '250')
     WHERE id = $1`,
    [analysis],
  );
  const { rows } = await desk.owner.query('SELECT id FROM crm_leads');
  return { id: String(rows[0].id), first, second, analysis };
}

test('a lead shows the figure, analysis and history of the registration that made it, and names the others', async () => {
  const { id, first, second } = await storeTwice();
  const lea = await sales();
  expect((await approve(lea, second)).status).toBe(200);
  const lead = await shown(lea, id);
  expect(lead).toMatchObject({
    ...{ title: 'Fret & Fils', fleet: '100 à 249 véhicules', score: 79, mayCall: true },
    ...{ gain: { gain: 196, isRough: true }, isFirst: true, registration: first },
    madeAnalysis: { step: 'made' },
    others: [{ id: second, reference: referenceOf(second), arrivedAt: expect.any(String) }],
  });
  expect(lead.gainNote).not.toContain('250');
  expect(lead.history.map(({ title }) => title).toSorted()).toEqual([
    'Analyse faite',
    expect.stringMatching(/Votre analyse est prête.* en attente$/),
    'Pré-inscription',
  ]);
  const list = await lea.ask('leads.list', { view: 'open', language: 'fr', limit: 50 });
  const { leads } = list.body as LeadList;
  expect(leads).toMatchObject([{ id, gain: { gain: 196 }, analysis: 'made' }]);
  const { body } = await lea.ask('leads.export', {
    ...{ view: 'open', language: 'fr', purpose: 'Salon de Lyon' },
  });
  const [titles = '', line = ''] = (body as { csv: string }).csv.split('\r\n');
  expect(line.split(';')[titles.split(';').indexOf('gain_euros')]).toBe('196');
});

test('a further registration of the address opens with its own answers, phone, figure and history', async () => {
  const { id, first, second, analysis } = await storeTwice();
  const lea = await sales();
  await approve(lea, second);
  const further = await shown(lea, second);
  expect(further).toMatchObject({
    ...{ id, registration: second, isFirst: false, reference: referenceOf(second) },
    ...{ title: 'Camions du Nord', phone: CAMIONS.phone, mayCall: false },
    ...{ fleet: '250+ véhicules', gain: { gain: 637, isRough: true } },
    madeAnalysis: { id: analysis },
    others: [{ id, reference: referenceOf(first) }],
  });
  expect(further.gainNote).toContain('250');
  const titles = further.history.map(({ title }) => title);
  expect(titles).toContain('Nouvelle pré-inscription de la même adresse');
  expect(titles).toContain('Léa Fontaine a validé l’analyse');
  expect(titles).not.toContain('Pré-inscription');
  const own = await shown(lea, first);
  expect(own).toEqual(await shown(lea, id));
  const { rows } = await desk.owner.query(
    `SELECT DISTINCT records FROM desk_audit WHERE action = 'lead.show'`,
  );
  expect(rows).toEqual([{ records: [id] }]);
});
