import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eventOf, newAddress, senderTo } from './events.ts';
import { FIELDS, startPipedrive } from './pipedrive-stub.ts';
import { startShipped } from './shipped-workflow.ts';

const TOKEN = 'api-token-of-a-stub';

let pipedrive: Awaited<ReturnType<typeof startPipedrive>>;
let shipped: Awaited<ReturnType<typeof startShipped>>;

beforeAll(async () => {
  pipedrive = await startPipedrive(TOKEN);
  shipped = await startShipped('pipedrive.json', {
    settings: { baseUrl: pipedrive.url, ...FIELDS, stage_contacted: '12', stage_qualified: '13' },
    credential: {
      name: 'Voltige Pipedrive',
      type: 'httpHeaderAuth',
      data: { name: 'x-api-token', value: TOKEN },
    },
  });
}, 600_000);
afterEach(() => {
  pipedrive.findNothing(false);
  pipedrive.recover();
});
afterAll(async () => {
  await shipped?.stop();
  await pipedrive.stop();
});

const organisationsNamed = (company: string) =>
  pipedrive.organisations.filter(({ name }) => name === company);

test('a registration becomes a person, an organisation and a deal that belong together', async () => {
  const email = newAddress();
  const company = `Fret & Fils ${randomUUID()}`;
  expect(await shipped.send(eventOf('lead.registered', { email, company }))).toBe(200);
  const [organisation] = organisationsNamed(company);
  const [person] = pipedrive.personsOf(email);
  expect(person).toMatchObject({
    name: 'Ana Roy',
    org_id: organisation?.id,
    phones: [{ value: '+33 1 99 00 18 44', primary: true, label: 'work' }],
  });
  const [deal] = pipedrive.dealsOf(email);
  expect(deal).toMatchObject({
    title: company,
    status: 'open',
    person_id: person?.id,
    org_id: organisation?.id,
    custom_fields: {
      [FIELDS.scoreField]: 96,
      [FIELDS.fleetSizeField]: 100,
      [FIELDS.simulationField]: expect.stringContaining('/fr/simulateur?s='),
    },
  });
  // The field without a number in the settings: Pipedrive's own first stage.
  expect(deal).not.toHaveProperty('stage_id');
});

test('a colleague of the same company joins its organisation', async () => {
  const company = `Fret & Fils ${randomUUID()}`;
  const [one, other] = [newAddress(), newAddress()];
  await shipped.send(eventOf('lead.registered', { email: one, company }));
  await shipped.send(eventOf('lead.registered', { email: other, company }));
  const [organisation, ...more] = organisationsNamed(company);
  expect(more).toEqual([]);
  expect(pipedrive.personsOf(other)[0]?.org_id).toBe(organisation?.id);
});

test('repeated, or delivered again, it is the same person and the same deal', async () => {
  const email = newAddress();
  const event = eventOf('lead.registered', { email });
  const id = randomUUID();
  await shipped.send(event, { id });
  await shipped.send(eventOf('lead.status_changed', { email, status: 'qualified' }, 1));
  expect(await shipped.send(event, { id })).toBe(200);
  const again = { email, id: randomUUID(), first_name: 'Zoé', lead_score: 40 };
  expect(await shipped.send(eventOf('lead.repeated', again, 2))).toBe(200);
  expect(pipedrive.personsOf(email)).toHaveLength(1);
  expect(pipedrive.dealsOf(email)).toMatchObject([
    { stage_id: 13, status: 'open', custom_fields: { [FIELDS.scoreField]: 40 } },
  ]);
});

test('a search that has not caught up makes no second person', async () => {
  const email = newAddress();
  pipedrive.findNothing(true);
  await shipped.send(eventOf('lead.registered', { email }));
  expect(await shipped.send(eventOf('lead.simulated', { email, lead_score: 99 }, 1))).toBe(200);
  expect(pipedrive.personsOf(email)).toHaveLength(1);
  expect(pipedrive.dealsOf(email)).toMatchObject([{ custom_fields: { [FIELDS.scoreField]: 99 } }]);
});

test.each([
  ['contacted', { status: 'open', stage_id: 12 }],
  ['qualified', { status: 'open', stage_id: 13 }],
  ['won', { status: 'won' }],
  ['lost', { status: 'lost', lost_reason: 'unreachable' }],
])('the status %s is one of the deal', async (status, expected) => {
  const email = newAddress();
  await shipped.send(eventOf('lead.registered', { email }));
  const change = { email, status, lost_reason: 'unreachable', taken_by: 'Zoé D’Ys', next_at: null };
  expect(await shipped.send(eventOf('lead.status_changed', change, 5))).toBe(200);
  expect(pipedrive.dealsOf(email)).toMatchObject([
    { ...expected, custom_fields: { [FIELDS.takenByField]: 'Zoé D’Ys' } },
  ]);
});

test('events that come late take nothing back', async () => {
  const email = newAddress();
  expect(await shipped.send(eventOf('lead.status_changed', { email, status: 'won' }, 9))).toBe(200);
  const contacted = { email, status: 'contacted' };
  expect(await shipped.send(eventOf('lead.status_changed', contacted, 5))).toBe(200);
  expect(await shipped.send(eventOf('lead.registered', { email, lead_score: 1 }))).toBe(200);
  expect(pipedrive.dealsOf(email)).toMatchObject([
    { status: 'won', custom_fields: { [FIELDS.scoreField]: 96 } },
  ]);
});

test('what a program sent is marked until a person sends it', async () => {
  const email = newAddress();
  await shipped.send(eventOf('lead.registered', { email, suspicion: 'honeypot' }));
  expect(pipedrive.dealsOf(email)).toMatchObject([
    { title: 'Fret & Fils (check first: honeypot)' },
  ]);
  await shipped.send(eventOf('lead.registered', { email }, 1));
  await shipped.send(eventOf('lead.repeated', { email, suspicion: 'too-fast', lead_score: 1 }, 2));
  expect(pipedrive.dealsOf(email)).toMatchObject([
    { title: 'Fret & Fils', custom_fields: { [FIELDS.scoreField]: 96 } },
  ]);
});

test('null is left out, quotes, accents and braces arrive as they were typed', async () => {
  const email = `o'brien+${newAddress()}`;
  const typed = { email, first_name: '"Zoé" {{ 1 + 1 }}', last_name: null };
  const nothing = { company: null, phone: null, simulation_url: null, fleet_size: null };
  expect(await shipped.send(eventOf('lead.registered', { ...typed, ...nothing }))).toBe(200);
  const [person] = pipedrive.personsOf(email);
  expect(person?.name).toBe('"Zoé" {{ 1 + 1 }}');
  expect(person).not.toHaveProperty('phones');
  expect(person).not.toHaveProperty('org_id');
  const [deal] = pipedrive.dealsOf(email);
  expect(deal?.title).toBe('"Zoé" {{ 1 + 1 }}');
  expect(deal?.custom_fields).not.toHaveProperty(FIELDS.simulationField);
});

test('what is forged or stale is refused, and Pipedrive hears nothing', async () => {
  const event = eventOf('lead.registered', { email: newAddress() });
  const before = pipedrive.requests.length;
  const other = senderTo(shipped.url, `whsec_${Buffer.from(randomUUID()).toString('base64')}`);
  expect([
    await other(event),
    await shipped.send(event, { at: new Date(Date.now() - 360_000) }),
  ]).toEqual([401, 401]);
  expect(pipedrive.requests).toHaveLength(before);
});

test.each([
  [/persons\/search/, 429],
  [/organizations\/search/, 500],
  [/^POST .*\/organizations/, 500],
  [/^POST .*\/persons/, 500],
  [/^POST .*\/deals/, 503],
])('Pipedrive fails at %s with %i: the retry completes it', async (at, status) => {
  const email = newAddress();
  const event = eventOf('lead.registered', { email, company: randomUUID() });
  const id = randomUUID();
  // Not even the person that a first attempt has created is found by the second.
  pipedrive.findNothing(true);
  pipedrive.failAt({ at, status });
  expect(await shipped.send(event, { id })).toBeGreaterThanOrEqual(500);
  pipedrive.recover();
  expect(await shipped.send(event, { id })).toBe(200);
  expect(pipedrive.personsOf(email)).toHaveLength(1);
  expect(pipedrive.dealsOf(email)).toHaveLength(1);
});

test('other events are answered, and leave Pipedrive alone', async () => {
  const before = pipedrive.requests.length;
  expect(await shipped.send(eventOf('form.submitted', { email: newAddress() }))).toBe(200);
  expect(pipedrive.requests).toHaveLength(before);
});
