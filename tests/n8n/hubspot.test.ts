import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { migrate } from '#server/startup/migrate.ts';
import { ROLES } from '#server/testing/postgres.ts';
import { REGISTRATION } from '#server/testing/sample-forms.ts';
import { startProcess } from '#server/testing/start-process.ts';
import { eventOf, newAddress, senderTo } from './events.ts';
import { startHubspot } from './hubspot-stub.ts';
import { startShipped } from './shipped-workflow.ts';

const TOKEN = 'pat-eu1-of-a-stub';

let hubspot: Awaited<ReturnType<typeof startHubspot>>;
let shipped: Awaited<ReturnType<typeof startShipped>>;

beforeAll(async () => {
  hubspot = await startHubspot(TOKEN);
  shipped = await startShipped('hubspot.json', {
    settings: { baseUrl: hubspot.url, stage_contacted: '4711' },
    credential: {
      name: 'Voltige HubSpot',
      type: 'httpHeaderAuth',
      data: { name: 'Authorization', value: `Bearer ${TOKEN}` },
    },
  });
}, 600_000);
afterEach(() => hubspot.recover());
afterAll(async () => {
  await shipped?.stop();
  await hubspot.stop();
});

test('a registration becomes a contact and a deal that belong together', async () => {
  const email = newAddress();
  expect(await shipped.send(eventOf('lead.registered', { email }))).toBe(200);
  expect(hubspot.contactsOf(email)).toEqual([
    {
      email,
      firstname: 'Ana',
      lastname: 'Roy',
      company: 'Fret & Fils',
      phone: '+33 1 99 00 18 44',
      voltige_language: 'fr',
      voltige_preferred_contact: 'email',
      voltige_email_consent: 'true',
      voltige_phone_consent: 'true',
      voltige_newsletter_consent: 'false',
    },
  ]);
  expect(hubspot.dealsOf(email)).toMatchObject([
    {
      dealname: 'Fret & Fils',
      pipeline: 'default',
      dealstage: 'appointmentscheduled',
      voltige_lead: email,
      voltige_status: 'new',
      voltige_score: '96',
      voltige_qualification: 'priority',
      voltige_fleet_size: '100',
      voltige_gain_per_year_euros: '18114',
      voltige_suspicion: '',
    },
  ]);
});

test('whoever registers again has no second deal, and keeps name, consents and stage', async () => {
  const email = newAddress();
  await shipped.send(eventOf('lead.registered', { email, phone_consent: false }));
  await shipped.send(eventOf('lead.status_changed', { email, status: 'qualified' }, 1));
  const again = { id: randomUUID(), email, first_name: 'Zoé', phone_consent: true, lead_score: 40 };
  expect(await shipped.send(eventOf('lead.repeated', again, 2))).toBe(200);
  expect(hubspot.contactsOf(email)).toMatchObject([
    {
      firstname: 'Ana',
      voltige_phone_consent: 'false',
    },
  ]);
  expect(hubspot.dealsOf(email)).toMatchObject([
    { voltige_score: '40', dealstage: 'qualifiedtobuy' },
  ]);
});

test.each([
  ['contacted', '4711'],
  ['qualified', 'qualifiedtobuy'],
  ['won', 'closedwon'],
  ['lost', 'closedlost'],
])('the status %s moves the deal to %s', async (status, stage) => {
  const email = newAddress();
  await shipped.send(eventOf('lead.registered', { email }));
  const change = {
    email,
    status,
    lost_reason: status === 'lost' ? 'competitor' : null,
    taken_by: 'Zoé D’Ys',
    next_at: '2026-11-20T08:00:00.000Z',
  };
  expect(await shipped.send(eventOf('lead.status_changed', change, 5))).toBe(200);
  expect(hubspot.dealsOf(email)).toMatchObject([
    {
      dealstage: stage,
      voltige_status: status,
      voltige_lost_reason: status === 'lost' ? 'competitor' : '',
      voltige_taken_by: 'Zoé D’Ys',
      voltige_next_at: '2026-11-20T08:00:00.000Z',
    },
  ]);
});

test('the same delivery, twice and at once, is one contact and one deal', async () => {
  const event = eventOf('lead.registered', { email: newAddress() });
  const id = randomUUID();
  const answers = await Promise.all([shipped.send(event, { id }), shipped.send(event, { id })]);
  expect([...answers, await shipped.send(event, { id })]).toEqual([200, 200, 200]);
  const email = String(event.data.email);
  expect(hubspot.contactsOf(email)).toHaveLength(1);
  expect(hubspot.dealsOf(email)).toHaveLength(1);
});

test('events that come late take nothing back', async () => {
  const email = newAddress();
  expect(await shipped.send(eventOf('lead.status_changed', { email, status: 'won' }, 9))).toBe(200);
  expect(hubspot.contactsOf(email)).toMatchObject([{ firstname: 'Ana' }]);
  const contacted = { email, status: 'contacted', lead_score: 1 };
  expect(await shipped.send(eventOf('lead.status_changed', contacted, 5))).toBe(200);
  const registered = { email, status: 'new', first_name: 'Zoé' };
  expect(await shipped.send(eventOf('lead.registered', registered))).toBe(200);
  expect(hubspot.contactsOf(email)).toMatchObject([{ firstname: 'Ana' }]);
  expect(hubspot.dealsOf(email)).toMatchObject([
    { dealstage: 'closedwon', voltige_status: 'won', voltige_score: '96' },
  ]);
});

test('what a program sent is marked, and never replaces what a person sent', async () => {
  const email = newAddress();
  await shipped.send(eventOf('lead.registered', { email, suspicion: 'honeypot', company: 'Spam' }));
  expect(hubspot.dealsOf(email)).toMatchObject([
    {
      dealname: 'Spam (check first: honeypot)',
      voltige_suspicion: 'honeypot',
    },
  ]);
  await shipped.send(eventOf('lead.registered', { email }, 1));
  expect(hubspot.dealsOf(email)).toMatchObject([
    { dealname: 'Fret & Fils', voltige_suspicion: '' },
  ]);
  const spam = { email, suspicion: 'too-fast', lead_score: 1 };
  expect(await shipped.send(eventOf('lead.repeated', spam, 2))).toBe(200);
  expect(hubspot.dealsOf(email)).toMatchObject([{ voltige_score: '96', voltige_suspicion: '' }]);
});

test('null is left out, quotes, accents and braces arrive as they were typed', async () => {
  const email = `o'brien+${newAddress()}`;
  const nothing = { company: null, phone: null, simulation: null, simulation_url: null };
  const typed = { email, first_name: '"Zoé" \\ {{ 1 + 1 }}', last_name: 'D’Ÿs </b>', ...nothing };
  expect(await shipped.send(eventOf('lead.registered', typed))).toBe(200);
  expect(hubspot.contactsOf(email)).toMatchObject([
    {
      firstname: '"Zoé" \\ {{ 1 + 1 }}',
      lastname: 'D’Ÿs </b>',
    },
  ]);
  expect(hubspot.contactsOf(email)[0]).not.toHaveProperty('phone');
  expect(hubspot.dealsOf(email)).toMatchObject([{ dealname: '"Zoé" \\ {{ 1 + 1 }} D’Ÿs </b>' }]);
  expect(hubspot.dealsOf(email)[0]).not.toHaveProperty('voltige_simulation_url');
});

test('what is forged, stale or unsigned is refused, and HubSpot hears nothing', async () => {
  const event = eventOf('lead.registered', { email: newAddress() });
  const before = hubspot.requests.length;
  const other = senderTo(shipped.url, `whsec_${Buffer.from(randomUUID()).toString('base64')}`);
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  const forged = JSON.stringify({ ...event, type: 'lead.repeated' });
  expect([
    await other(event),
    await shipped.send(event, { forged }),
    await shipped.send(event, { forged: '' }),
    await shipped.send(event, { at: minutes(-6) }),
    await shipped.send(event, { at: minutes(6) }),
    (await fetch(shipped.url, { method: 'POST', body: JSON.stringify(event) })).status,
  ]).toEqual([401, 401, 401, 401, 401, 401]);
  expect(hubspot.requests).toHaveLength(before);
  expect(await shipped.send(event, { at: minutes(-4) })).toBe(200);
});

test.each([
  [/^GET .*\/deals\//, 500],
  [/contacts\/batch\/upsert/, 409],
  [/deals\/batch\/upsert/, 429],
  [/associations/, 503],
])('HubSpot fails at %s with %i: not taken, and the retry completes it', async (at, status) => {
  const event = eventOf('lead.registered', { email: newAddress() });
  const id = randomUUID();
  hubspot.failAt({ at, status });
  expect(await shipped.send(event, { id })).toBeGreaterThanOrEqual(500);
  hubspot.recover();
  expect(await shipped.send(event, { id })).toBe(200);
  const email = String(event.data.email);
  expect(hubspot.dealsOf(email)).toMatchObject([{ dealstage: 'appointmentscheduled' }]);
});

test('a HubSpot that does not answer is given up before the sender gives up', async () => {
  hubspot.failAt({ at: /deals\/batch\/upsert/, hang: true });
  const event = eventOf('lead.registered', { email: newAddress() });
  expect(await shipped.send(event)).toBeGreaterThanOrEqual(500);
});

test('other events are answered, and leave HubSpot alone', async () => {
  const before = hubspot.requests.length;
  expect(await shipped.send(eventOf('form.submitted', { email: newAddress() }))).toBe(200);
  expect(await shipped.send(eventOf('newsletter.confirmed', { email: newAddress() }))).toBe(200);
  expect(hubspot.requests).toHaveLength(before);
});

test('a form sent to the site is a deal in HubSpot, also when HubSpot failed at first', async () => {
  const { postgres, secret, url } = shipped;
  await migrate({
    ownerUrl: postgres.ownerUrl,
    apiUser: ROLES.api,
    workerUser: ROLES.worker,
    destinations: [{ name: 'hubspot' }],
  });
  const site = startProcess({
    SITE_DIR: 'dist',
    LOG_LEVEL: 'warn',
    API_DATABASE_URL: postgres.apiUrl,
    WORKER_DATABASE_URL: postgres.workerUrl,
    DELIVERY_TIME_SCALE: '0.01',
    WEBHOOKS: JSON.stringify([{ name: 'hubspot', url, secrets: [secret] }]),
  });
  try {
    const email = newAddress();
    hubspot.failAt({ at: /deals\/batch\/upsert/, status: 500 });
    const answer = await fetch(`http://127.0.0.1:${await site.listening}/api/leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({ ...REGISTRATION, email }),
    });
    expect(answer.status).toBe(201);
    const refused = () =>
      hubspot.requests.filter(
        ({ path, body }) => path.endsWith('/deals/batch/upsert') && body.inputs[0].id === email,
      );
    await vi.waitFor(() => expect(refused()).not.toEqual([]), { timeout: 30_000 });
    expect(hubspot.dealsOf(email)).toEqual([]);
    hubspot.recover();
    await vi.waitFor(() => expect(hubspot.dealsOf(email)).not.toEqual([]), { timeout: 60_000 });
    expect(hubspot.dealsOf(email)).toMatchObject([
      { voltige_score: '72', dealname: 'Fret & Fils' },
    ]);
  } finally {
    site.signal('SIGTERM');
    await site.exited;
  }
});
