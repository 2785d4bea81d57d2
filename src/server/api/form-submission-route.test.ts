import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { listenLocally } from '../testing/local-server.ts';
import { CONTACT, NEWSLETTER } from '../testing/sample-forms.ts';
import { jsonOf, startApi } from '../testing/start-app.ts';

const secrets = [`whsec_${Buffer.alloc(32, 7).toString('base64')}`];
let calls = 0;
/** Counts who calls it and never answers. */
const canary = createServer(() => {
  calls += 1;
});
const { origin, stop } = await listenLocally(canary);
const OURS = { name: 'crm', url: `${origin}/in`, secrets };
const api = await startApi({ api: { destinations: () => [OURS] } });
afterAll(async () => {
  await stop();
  await api.stop();
});

test('a contact request is kept as it was sent, with its subject and score', async () => {
  const answer = await api.post('/api/form-submission', CONTACT);
  expect(answer.status).toBe(201);
  expect(jsonOf(answer)).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  const { id } = jsonOf(answer);
  expect(await api.rows('SELECT * FROM form_submissions WHERE id = $1', [id])).toMatchObject([
    {
      form_type: 'contact',
      email: 'ada@fret.example',
      name: 'Ada Lovelace',
      company: null,
      phone: null,
      message: 'Sujet: Information sur les tarifs\n\nCombien ?',
      lead_score: '10',
      form_data: { subject: 'pricing', source: 'contact_form' },
      suspicion: null,
      language: 'fr',
      notice_text_version: expect.stringMatching(/\d/),
    },
  ]);
});

test('the lines of a message end in one way, whatever sent it', async () => {
  const message = 'Sujet: Autre\r\n\r\nBonjour\rAu revoir';
  const { id } = jsonOf(await api.post('/api/form-submission', { ...CONTACT, message }));
  expect(await api.rows('SELECT message FROM form_submissions WHERE id = $1', [id])).toEqual([
    { message: 'Sujet: Autre\n\nBonjour\nAu revoir' },
  ]);
});

test('a demo request carries the simulation that the dialog attached', async () => {
  const simulator_data = {
    vehicles: 25,
    parking: 8,
    activity: 'delivery',
    region: 'night',
    results: { gain_per_vehicle_year_euros: 140, model_version: '2.0.0' },
  };
  const body = {
    ...CONTACT,
    form_type: 'demo_request',
    form_data: { subject: 'demo', source: 'contact_button', simulator_data },
  };
  const { id } = jsonOf(await api.post('/api/form-submission', body));
  const [stored] = await api.rows('SELECT form_data FROM form_submissions WHERE id = $1', [id]);
  expect(stored?.form_data.simulator_data).toEqual(simulator_data);
});

test('a contact request with an unknown simulation is kept', async () => {
  const form_data = {
    ...CONTACT.form_data,
    simulator_result_id: '11111111-1111-4111-8111-111111111111',
  };
  const answer = await api.post('/api/form-submission', { ...CONTACT, form_data });
  expect(answer.status).toBe(201);
});

test('S1: a webhook address from outside is refused and never asked', async () => {
  const n8n_webhook_url = `${origin}/hook`;
  const answer = await api.post('/api/form-submission', { ...CONTACT, n8n_webhook_url });
  expect(answer.status).toBe(422);
  expect(jsonOf(answer).fields).toEqual([{ name: 'n8n_webhook_url', problem: 'not-offered' }]);
  expect(calls).toBe(0);
});

test('S1, R11: one of our own destinations may be named; the API does not call it, and does not wait for it', async () => {
  const answer = await api.post('/api/form-submission', { ...CONTACT, n8n_webhook_url: OURS.url });
  expect(answer.status).toBe(201);
  const [{ text }] = await api.rows('SELECT json_agg(f)::text AS text FROM form_submissions f');
  expect(text).not.toContain(OURS.url);
  expect(calls).toBe(0);
});

test.each([
  [{ form_type: 'complaint' }, 'form_type', 'not-offered'],
  [
    { form_data: { subject: 'weather', source: 'contact_form' } },
    'form_data.subject',
    'not-offered',
  ],
  [{ lead_score: 101 }, 'lead_score', 'invalid'],
  [{ lead_score: null }, 'lead_score', 'invalid'],
  [{ name: '' }, 'name', 'required'],
  [{ message: 'Combien ?' }, 'message', 'invalid'],
])('S3: %o is refused and named', async (change, name, problem) => {
  const answer = await api.post('/api/form-submission', { ...CONTACT, ...change });
  expect(answer.status).toBe(422);
  expect(jsonOf(answer).fields).toEqual([{ name, problem }]);
});

test('S3: a field of one form in another is malformed', async () => {
  const answer = await api.post('/api/form-submission', { ...NEWSLETTER, message: 'x' });
  expect(answer.status).toBe(400);
});
