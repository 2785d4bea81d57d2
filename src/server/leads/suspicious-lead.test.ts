import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { newAddress, REGISTRATION } from '../testing/sample-forms.ts';
import { jsonOf, startApi } from '../testing/start-app.ts';

const api = await startApi();
const asApi = new Client(api.database.apiUrl);
await asApi.connect();
afterAll(async () => {
  await asApi.end();
  await api.stop();
});

const IMPOSTOR = {
  ...REGISTRATION,
  first_name: 'Mallory',
  company: undefined,
  fleet_size: 5,
  urgency: 'exploring',
  language: 'en',
  phone: '+33 6 12 34 56 78',
  phone_consent: true,
  newsletter_consent: true,
  utm_source: 'squat',
  filled_ms: 1,
};

function someone() {
  const email = newAddress();
  const register = async (body: object) => jsonOf(await api.post('/api/leads', { ...body, email }));
  const lead = async () =>
    (await api.rows('SELECT * FROM crm_leads WHERE email = $1', [email]))[0] ?? {};
  return { email, register, lead };
}

const eventsOf = async (id: string) =>
  (await api.rows('SELECT DISTINCT event FROM deliveries WHERE lead_submission_id = $1', [id])).map(
    ({ event }) => event,
  );

test.each([
  ['too-fast', { filled_ms: 1 }],
  ['honeypot', { filled_ms: 40_000, website: 'https://spam.example' }],
])('S6: what a person registers replaces a lead that was %s, whole', async (suspicion, change) => {
  const { register, lead } = someone();
  const first = await register({ ...IMPOSTOR, ...change });
  expect(await lead()).toMatchObject({ suspicion, submission_id: first.id });
  const own = await register(REGISTRATION);
  expect(own).toMatchObject({ already_registered: false, lead_score: 72 });
  expect(await lead()).toMatchObject({
    first_name: 'Ada',
    company: 'Fret & Fils',
    fleet_size: 100,
    urgency: 'immediate',
    language: 'fr',
    phone: null,
    phone_consent: false,
    newsletter_consent: false,
    utm_source: 'website',
    lead_score: 72,
    suspicion: null,
    submission_id: own.id,
  });
  expect(await eventsOf(own.id)).toEqual(['lead.registered']);
  const history = await api.rows(
    'SELECT id, repeated, suspicion FROM lead_submissions WHERE lead_id = $1 ORDER BY created_at',
    [(await lead()).id],
  );
  expect(history).toEqual([
    { id: first.id, repeated: false, suspicion },
    { id: own.id, repeated: false, suspicion: null },
  ]);
});

test('a later submission by a bot changes nothing, not even the time of the last contact', async () => {
  const { register, lead } = someone();
  await register(REGISTRATION);
  const before = await lead();
  const later = await register(IMPOSTOR);
  expect(later).toMatchObject({ already_registered: true });
  expect(await lead()).toEqual(before);
  expect(await eventsOf(later.id)).toEqual(['lead.repeated']);
});

test('a second submission by a bot does not replace the first', async () => {
  const { register, lead } = someone();
  await register(IMPOSTOR);
  const before = await lead();
  expect(await register({ ...IMPOSTOR, first_name: 'Trudy' })).toMatchObject({
    already_registered: true,
  });
  expect(await lead()).toEqual(before);
});

test('of fifty simultaneous submissions by bots and persons, a person’s makes the lead', async () => {
  const { register, lead } = someone();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => register(index % 2 ? REGISTRATION : IMPOSTOR)),
  );
  const owner = await lead();
  expect(owner).toMatchObject({ suspicion: null, first_name: 'Ada' });
  const persons = answers.filter((_, index) => index % 2);
  const first = persons.filter(({ already_registered }) => !already_registered);
  expect(first.map(({ id }) => id)).toEqual([owner.submission_id]);
});

test('a simulation linked by a program leaves alone a lead that has become a person’s', async () => {
  const { register, lead } = someone();
  const program = await register(IMPOSTOR);
  await register(REGISTRATION);
  const before = await lead();
  await api.linkSimulation(program);
  expect(await lead()).toEqual(before);
});

test.each([
  'email_consent = false',
  "company = 'x'",
  'phone_consent = true',
  "suspicion = 'honeypot'",
  `submission_id = '${randomUUID()}'`,
  "created_at = now() - interval '1 year'",
])('the API itself cannot set %s of a lead that a person registered', async (change) => {
  const { email, register } = someone();
  await register(REGISTRATION);
  const rewrite = asApi.query(`UPDATE crm_leads SET ${change} WHERE email = $1`, [email]);
  await expect(rewrite).rejects.toMatchObject({ code: '42501' });
  const score =
    'UPDATE crm_leads SET lead_score = lead_score, last_contact_at = now() WHERE email = $1';
  expect((await asApi.query(score, [email])).rowCount).toBe(1);
});
