import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { sendJson } from '../testing/http-client.ts';
import { newAddress, REGISTRATION } from '../testing/sample-forms.ts';
import { API, jsonOf, startApi, startApp } from '../testing/start-app.ts';
import { wrongSecurityHeaders } from '../testing/wrong-security-headers.ts';

const api = await startApi();
afterAll(() => api.stop());

test('S24: a pre-registration is answered with id, score, status, token and whether it is new, and nothing else', async () => {
  const answer = await api.post('/api/leads', { ...REGISTRATION, email: newAddress() });
  expect(answer.status).toBe(201);
  expect(jsonOf(answer)).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    lead_score: 72,
    qualification_status: 'priority',
    token: expect.stringMatching(/^[\w-]{43}$/),
    already_registered: false,
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(wrongSecurityHeaders(answer.headers)).toEqual([]);
});

test('a field that was not sent is kept with its default', async () => {
  const email = newAddress();
  await api.post('/api/leads', { ...REGISTRATION, email, utm_source: '' });
  const [lead] = await api.rows('SELECT * FROM crm_leads WHERE email = $1', [email]);
  expect(lead).toMatchObject({
    phone: null,
    daily_distance: null,
    current_energy_cost: null,
    main_motivation: null,
    source: 'website',
    utm_source: 'website',
    utm_medium: 'organic',
    utm_campaign: null,
    referrer_url: null,
    newsletter_consent: false,
    phone_consent: false,
    preferred_contact_method: 'email',
    user_agent: null,
    browser_language: null,
    simulator_completed: false,
    simulator_result_id: null,
  });
  expect(lead?.score_lines).toContainEqual({ reason: 'fleet_size', value: '100', points: 26 });
  const [submission] = await api.rows('SELECT answers FROM lead_submissions WHERE lead_id = $1', [
    lead?.id,
  ]);
  expect(submission?.answers).toMatchObject({ utm_source: 'website', utm_medium: 'organic' });
});

test('P14: what was agreed to is kept with its wording, language and time, and not in the words of the browser', async () => {
  const { id } = jsonOf(await api.post('/api/leads', { ...REGISTRATION, email: newAddress() }));
  const [submission] = await api.rows('SELECT * FROM lead_submissions WHERE id = $1', [id]);
  expect(submission).toMatchObject({
    consent_text_version: expect.stringMatching(/\d/),
    language: 'fr',
    created_at: expect.any(Date),
    answers: { email_consent: true, newsletter_consent: false, phone_consent: false },
  });
});

test('P19: of where the visitor came from, only site and path are kept', async () => {
  const email = newAddress();
  const origin = {
    referrer_url: 'https://search.example/results?q=ada+lovelace#me',
    utm_source: 'x',
    utm_campaign: 'spring',
  };
  await api.post('/api/leads', { ...REGISTRATION, ...origin, email });
  const [lead] = await api.rows('SELECT * FROM crm_leads WHERE email = $1', [email]);
  expect(lead).toMatchObject({
    referrer_url: 'https://search.example/results',
    utm_source: 'x',
    utm_medium: 'organic',
    utm_campaign: 'spring',
  });
  const [dump] = await api.rows('SELECT json_agg(s)::text AS text FROM lead_submissions s');
  expect(dump?.text).not.toContain('q=ada');
});

test('a referrer cut in the middle of a sign, or with control signs in it, loses no lead', async () => {
  for (const before of [478, 479, 480, 481]) {
    const referrer_url = `https://a.example/${'x'.repeat(before)}🚐🚐`;
    const email = newAddress();
    expect((await api.post('/api/leads', { ...REGISTRATION, referrer_url, email })).status).toBe(
      201,
    );
    const [lead] = await api.rows('SELECT referrer_url FROM crm_leads WHERE email = $1', [email]);
    expect(referrer_url).toContain(lead?.referrer_url);
    expect(lead?.referrer_url.length).toBeGreaterThan(495);
  }
  const email = newAddress();
  await api.post('/api/leads', {
    ...REGISTRATION,
    referrer_url: 'https://a.example/\u001b[2J',
    email,
  });
  expect(await api.rows('SELECT referrer_url FROM crm_leads WHERE email = $1', [email])).toEqual([
    { referrer_url: 'https://a.example/' },
  ]);
});

test("S3: a client's own score is taken and ignored", async () => {
  const email = newAddress();
  const answer = await api.post('/api/leads', { ...REGISTRATION, email, lead_score: 9999 });
  expect(jsonOf(answer).lead_score).toBe(72);
  expect(await api.rows('SELECT lead_score FROM crm_leads WHERE email = $1', [email])).toEqual([
    { lead_score: 72 },
  ]);
});

test.each([
  ['an unknown key', { qualification_status: 'priority' }, 400, 'qualification_status', 'unknown'],
  ['a fleet nobody offered', { fleet_size: 101 }, 422, 'fleet_size', 'not-offered'],
  ['no consent', { email_consent: false }, 422, 'email_consent', 'required'],
  ['two addresses', { email: 'a@b.example, c@d.example' }, 422, 'email', 'email'],
  ['no address', { email: undefined }, 422, 'email', 'required'],
  ['a text too long', { company: 'x'.repeat(161) }, 422, 'company', 'too-long'],
  ['a line break in a name', { first_name: 'Ada\r\nBcc: x' }, 422, 'first_name', 'invalid'],
  ['a phone of letters', { phone: 'call me' }, 422, 'phone', 'phone'],
  ['an unknown industry', { industry: 'piracy' }, 422, 'industry', 'not-offered'],
])('S3: %s is refused and named', async (_what, change, status, name, problem) => {
  const answer = await api.post('/api/leads', { ...REGISTRATION, ...change });
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(jsonOf(answer)).toEqual({
    type: 'about:blank',
    title: expect.any(String),
    status,
    reference: expect.any(String),
    fields: [{ name, problem }],
  });
});

test('R5: a second registration in other letters is answered kindly, kept as history and changes nothing', async () => {
  const email = newAddress();
  await api.post('/api/leads', { ...REGISTRATION, email });
  const again = {
    ...REGISTRATION,
    email: email.toUpperCase(),
    fleet_size: 5,
    newsletter_consent: true,
  };
  const answer = await api.post('/api/leads', again);
  expect(answer.status).toBe(201);
  expect(jsonOf(answer)).toMatchObject({ already_registered: true, lead_score: 52 });
  const leads = await api.rows('SELECT * FROM crm_leads WHERE email = $1', [email]);
  expect(leads).toMatchObject([
    { fleet_size: 100, lead_score: 72, newsletter_consent: false, email },
  ]);
  const history = await api.rows(
    "SELECT repeated, answers->>'fleet_size' AS fleet FROM lead_submissions WHERE lead_id = $1 ORDER BY created_at",
    [leads[0]?.id],
  );
  expect(history).toEqual([
    { repeated: false, fleet: '100' },
    { repeated: true, fleet: '5' },
  ]);
});

test('the newsletter ticked with it waits for its own confirmation, however often the form is sent', async () => {
  const body = { ...REGISTRATION, email: newAddress(), newsletter_consent: true };
  const headers = { 'idempotency-key': randomUUID() };
  await api.post('/api/leads', body, headers);
  await api.post('/api/leads', body, headers);
  const subscribers = await api.rows(
    `SELECT s.state, s.source, d.event FROM newsletter_subscribers s
     LEFT JOIN deliveries d ON d.newsletter_subscriber_id = s.id WHERE s.email = $1`,
    [body.email],
  );
  expect(subscribers).toEqual([
    { state: 'pending', source: 'pre_registration', event: 'newsletter.requested' },
  ]);
});

test('R3: the same key with other words is refused, with the same ones answered as before', async () => {
  const body = { ...REGISTRATION, email: newAddress() };
  const headers = { 'Idempotency-Key': randomUUID() };
  const first = await api.post('/api/leads', body, headers);
  const slower = await api.post('/api/leads', { ...body, filled_ms: 70_000 }, headers);
  expect([slower.status, slower.text]).toEqual([201, first.text]);
  const elsewhere = { ...body, language: 'en', utm_source: 'salon', user_agent: 'another' };
  const moved = await api.post('/api/leads', elsewhere, headers);
  expect([moved.status, moved.text]).toEqual([201, first.text]);
  expect((await api.post('/api/leads', { ...body, fleet_size: 5 }, headers)).status).toBe(409);
  expect(await api.rows('SELECT 1 FROM crm_leads WHERE email = $1', [body.email])).toHaveLength(1);
});

test('R3: a malformed key is refused', async () => {
  const answer = await api.post('/api/leads', REGISTRATION, { 'Idempotency-Key': 'x' });
  expect(answer.status).toBe(400);
});

test('a repeated request is answered with its first token, also after a change of secrets', async () => {
  const body = { ...REGISTRATION, email: newAddress() };
  const headers = { 'Idempotency-Key': randomUUID() };
  const first = jsonOf(await api.post('/api/leads', body, headers));
  const tokenSecrets = ['the newest secret for tests, long enough', ...API.tokenSecrets];
  const rotated = await startApp({ api: { pool: api.pool, tokenSecrets } });
  const again = await sendJson(rotated.port, '/api/leads', body, headers);
  await rotated.stop();
  expect(jsonOf(again)).toEqual(first);
});
