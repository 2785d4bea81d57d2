import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventOf, newAddress } from './events.ts';
import { startHubspot } from './hubspot-stub.ts';
import { startShipped } from './shipped-workflow.ts';

const TOKEN = 'pat-eu1-of-a-stub';

let hubspot: Awaited<ReturnType<typeof startHubspot>>;
let shipped: Awaited<ReturnType<typeof startShipped>>;

beforeAll(async () => {
  hubspot = await startHubspot(TOKEN);
  shipped = await startShipped('hubspot.json', {
    settings: { baseUrl: hubspot.url, owner: '77' },
    credential: {
      name: 'Voltige HubSpot',
      type: 'httpHeaderAuth',
      data: { name: 'Authorization', value: `Bearer ${TOKEN}` },
    },
  });
}, 600_000);
afterAll(async () => {
  await shipped?.stop();
  await hubspot.stop();
});

test('a lead, a second fleet and a message are one contact, two deals and three tasks', async () => {
  const { send } = shipped;
  const email = `o'brien+${newAddress()}`;
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
  const standard = { qualification_status: 'standard', reply_by: '2026-11-17T09:30:00.000Z' };
  const first = { id: one, registration_id: one, email, ...standard };
  const registered = eventOf('lead.registered', first);
  expect(await send(registered, { forged: JSON.stringify({ ...registered, type: 'x' }) })).toBe(
    401,
  );

  expect(await send(registered, { at: new Date(Date.now() - 360_000) })).toBe(401);
  expect(hubspot.requests).toEqual([]);

  // HubSpot fails in the middle: the next attempt completes what is missing, another one adds nothing.
  for (const at of [/^POST .*\/deals$/, /^POST .*\/tasks$/]) {
    hubspot.failAt({ at, status: 503 });
    expect(await send(registered)).toBeGreaterThanOrEqual(500);
    hubspot.recover();
  }
  expect([await send(registered), await send(registered)]).toEqual([200, 200]);

  const second = { id: two, registration_id: two, email, first_name: 'Zoé', phone_consent: false };
  const further = { ...second, fleet_size: 25, reply_by: '2026-11-17T09:31:00.000Z' };
  expect(await send(eventOf('lead.repeated', further, 1))).toBe(200);
  const sooner = { ...first, qualification_status: 'priority', lead_score: 99 };
  const replyBy = '2026-11-16T09:30:00.000Z';
  expect(await send(eventOf('lead.simulated', { ...sooner, reply_by: replyBy }, 2))).toBe(200);
  // Older than what HubSpot has by now.
  expect(await send(registered)).toBe(200);

  const typed = { message: 'Combien ?\n<b>{{ 1 + 1 }}</b>', name: 'Zoé "D’Ÿs"', company: null };
  const message = eventOf('form.submitted', { id: three, email, ...typed });
  expect([await send(message), await send(message)]).toEqual([200, 200]);
  expect(await send(eventOf('newsletter.confirmed', { email }))).toBe(200);

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
      dealname: 'Fret & Fils, 100 vans',
      pipeline: 'default',
      dealstage: 'appointmentscheduled',
      voltige_registration_id: one,
      voltige_score: '99',
      voltige_qualification: 'priority',
      voltige_charging_today: 'arrival',
      voltige_electricity_price: 'indexed',
      voltige_gain_per_year_euros: '15423',
    },
    { dealname: 'Fret & Fils, 25 vans', voltige_registration_id: two, voltige_score: '96' },
  ]);
  expect(hubspot.tasksOf(email)).toMatchObject([
    { hs_timestamp: replyBy, hs_task_type: 'CALL', hubspot_owner_id: '77', deals: [one] },
    { hs_timestamp: further.reply_by, hs_task_type: 'EMAIL', deals: [two] },
    {
      hs_timestamp: '2026-11-17T09:30:00.000Z',
      hs_task_subject: expect.stringMatching(/^Reply: Zoé "D’Ÿs" \([0-9A-F-]{9}\)$/),
      hs_task_body: 'Combien ?<br>&lt;b&gt;{{ 1 + 1 }}&lt;/b&gt;',
      deals: [],
    },
  ]);
});
