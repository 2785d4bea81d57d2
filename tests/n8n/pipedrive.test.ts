import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventOf, newAddress } from './events.ts';
import { FIELDS, startPipedrive } from './pipedrive-stub.ts';
import { startShipped } from './shipped-workflow.ts';

const TOKEN = 'api-token-of-a-stub';

let pipedrive: Awaited<ReturnType<typeof startPipedrive>>;
let shipped: Awaited<ReturnType<typeof startShipped>>;

beforeAll(async () => {
  pipedrive = await startPipedrive(TOKEN);
  shipped = await startShipped('pipedrive.json', {
    settings: { baseUrl: pipedrive.url, ...FIELDS, stage: '12' },
    credential: {
      name: 'Voltige Pipedrive',
      type: 'httpHeaderAuth',
      data: { name: 'x-api-token', value: TOKEN },
    },
  });
}, 600_000);
afterAll(async () => {
  await shipped?.stop();
  await pipedrive.stop();
});

test('a lead, a second fleet and a message are one person, two deals and three activities', async () => {
  const { send } = shipped;
  const email = `o'brien+${newAddress()}`;
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
  const standard = { qualification_status: 'standard', reply_by: '2026-11-17T09:30:00.000Z' };
  const first = { id: one, registration_id: one, email, ...standard };
  const registered = eventOf('lead.registered', first);
  expect(await send(registered, { forged: JSON.stringify({ ...registered, type: 'x' }) })).toBe(
    401,
  );

  // Pipedrive fails in the middle, and its search does not find yet what the first attempt has created.
  pipedrive.findNothing(true);
  for (const at of [/^POST .*\/deals$/, /^POST .*\/activities$/]) {
    pipedrive.failAt({ at, status: 503 });
    expect(await send(registered)).toBeGreaterThanOrEqual(500);
    pipedrive.recover();
  }
  expect([await send(registered), await send(registered)]).toEqual([200, 200]);
  pipedrive.findNothing(false);

  const second = { id: two, registration_id: two, email, first_name: 'Zoé', fleet_size: 25 };
  const further = { ...second, reply_by: '2026-11-17T09:31:00.000Z' };
  expect(await send(eventOf('lead.repeated', further, 1))).toBe(200);
  const sooner = { ...first, lead_score: 99, reply_by: '2026-11-16T09:30:00.000Z' };
  expect(await send(eventOf('lead.simulated', sooner, 2))).toBe(200);
  // Older than what Pipedrive has by now.
  expect(await send(registered)).toBe(200);

  const typed = { message: 'Combien ?\n<b>{{ 1 + 1 }}</b>', name: 'Zoé "D’Ÿs"', company: null };
  const message = eventOf('form.submitted', { id: three, email, ...typed });
  expect([await send(message), await send(message)]).toEqual([200, 200]);
  expect(await send(eventOf('newsletter.confirmed', { email }))).toBe(200);

  expect(pipedrive.organisations).toMatchObject([{ name: 'Fret & Fils' }]);
  expect(pipedrive.personsOf(email)).toMatchObject([
    {
      name: 'Ana Roy',
      org_id: pipedrive.organisations[0]?.id,
      phones: [{ value: '+33 1 99 00 18 44', primary: true, label: 'work' }],
    },
  ]);
  const deals = pipedrive.dealsOf(email);
  expect(deals).toMatchObject([
    {
      title: 'Fret & Fils, 100 vans',
      stage_id: 12,
      custom_fields: { [FIELDS.registrationField]: one, [FIELDS.scoreField]: 99 },
    },
    {
      title: 'Fret & Fils, 25 vans',
      custom_fields: { [FIELDS.registrationField]: two, [FIELDS.scoreField]: 96 },
    },
  ]);
  const activities = pipedrive.activitiesOf(email);
  expect(activities).toMatchObject([
    { type: 'task', due_date: '2026-11-16', due_time: '09:30', deal_id: deals[0]?.id },
    { type: 'task', due_date: '2026-11-17', due_time: '09:31', deal_id: deals[1]?.id },
    {
      subject: expect.stringMatching(/^Reply: Zoé "D’Ÿs" \([0-9A-F-]{9}\)$/),
      due_date: '2026-11-17',
      due_time: '09:30',
      note: 'Combien ?<br>&lt;b&gt;{{ 1 + 1 }}&lt;/b&gt;',
    },
  ]);
  expect(activities[2]).not.toHaveProperty('deal_id');
});
