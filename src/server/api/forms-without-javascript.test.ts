import { afterAll, expect, test } from 'vitest';
import { sendForm } from '../testing/http-client.ts';
import { startApi, startApp } from '../testing/start-app.ts';
import { wrongSecurityHeaders } from '../testing/wrong-security-headers.ts';

const api = await startApi();
afterAll(() => api.stop());

const CONTACT = {
  prefix: '',
  language: 'fr',
  form_type: 'contact',
  email: 'ada@fret.example',
  name: 'Ada Lovelace',
  company: '',
  message: 'Combien ?',
  'form_data.subject': 'pricing',
  'form_data.source': 'contact_form',
};
const REGISTRATION = {
  prefix: 'fr',
  language: 'fr',
  email: 'ada@fret.example',
  fleet_size: '100-249',
  vehicle_type: 'vans',
  industry: 'logistics',
  urgency: 'immediate',
  email_consent: 'on',
};
const NEWSLETTER = {
  prefix: 'en',
  language: 'en',
  form_type: 'newsletter',
  email: 'ada@fret.example',
  'form_data.source': 'footer_newsletter',
};

test.each([
  ['/api/form-submission', CONTACT, '/confirmation'],
  ['/api/leads', REGISTRATION, '/fr/pre-inscription/merci'],
  ['/api/form-submission', NEWSLETTER, '/en/newsletter/merci'],
])('a form sent to %s without JavaScript is answered by a page', async (path, fields, page) => {
  const answer = await api.submit(path, fields);
  expect([answer.status, answer.headers.location]).toEqual([303, page]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('such a form is stored like any other', async () => {
  const [contact] = await api.rows('SELECT message, lead_score, company FROM form_submissions');
  expect(contact).toEqual({
    message: 'Sujet: Information sur les tarifs\n\nCombien ?',
    lead_score: '10',
    company: null,
  });
  const [lead] = await api.rows('SELECT fleet_size, email_consent FROM crm_leads');
  expect(lead).toEqual({ fleet_size: 100, email_consent: true });
});

test('R3: the same form sent twice within ten minutes is one, later it is another', async () => {
  const fields = { ...CONTACT, email: 'twice@fret.example' };
  const stored = () => api.rows('SELECT 1 FROM form_submissions WHERE email = $1', [fields.email]);
  await Promise.all([1, 2, 3].map(() => api.submit('/api/form-submission', fields)));
  expect(await stored()).toHaveLength(1);
  await api.rows("UPDATE idempotency_keys SET expires_at = expires_at - interval '10 minutes'");
  expect((await api.submit('/api/form-submission', fields)).status).toBe(303);
  expect(await stored()).toHaveLength(2);
});

const { email: _email, ...nobody } = CONTACT;

test.each([
  ['422', { ...nobody, prefix: 'en' }, {}, 'file /en/formulaire-non-envoye'],
  ['422', { ...nobody, prefix: 'fr' }, {}, 'file /fr/formulaire-non-envoye'],
  ['400', { ...CONTACT, admin: '1' }, {}, 'file /formulaire-non-envoye'],
  ['403', CONTACT, { Origin: 'https://evil.example' }, 'file /formulaire-non-envoye'],
  ['413', { ...CONTACT, message: 'x'.repeat(33_000) }, {}, 'file /formulaire-non-envoye'],
])(
  'a form that fails with %s is answered by a page that says so',
  async (status, fields, headers, page) => {
    const answer = await api.submit('/api/form-submission', fields, headers);
    expect(String(answer.status)).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('etag');
    expect(wrongSecurityHeaders(answer.headers)).toEqual([]);
    expect(answer.text).toContain(page);
  },
);

test('such a page comes in the language of the visitor, and says how long to wait', async () => {
  const server = await startApp();
  const headers = { 'Accept-Language': 'en-GB' };
  const answer = await sendForm(server.port, '/api/leads', { a: 'b' }, headers);
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.text).toContain('file /en/formulaire-non-envoye');
  await server.stop();
});
