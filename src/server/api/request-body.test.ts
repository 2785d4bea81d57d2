import { afterAll, expect, test } from 'vitest';
import { CONTACT_FIELDS, FORM_DATA_FIELDS } from '#domain/leads/contact-request-fields.ts';
import type { Field } from '#domain/leads/field-table.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import { ask } from '../testing/http-client.ts';
import { REGISTRATION } from '../testing/sample-forms.ts';
import { shortestDurationMs } from '../testing/shortest-duration.ts';
import { jsonOf, startApi } from '../testing/start-app.ts';
import { parseFormBody } from './request-body.ts';

const api = await startApi();
afterAll(() => api.stop());

const send = (body: string | Buffer, type = 'application/json') =>
  ask(api.port, '/api/leads', { method: 'POST', headers: { 'Content-Type': type }, body });

const MANY = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`a${index}`, 1]));
const NESTED = `${'{"a":'.repeat(20)}1${'}'.repeat(20)}`;

test.each([
  ['half a JSON', '{"email":'],
  ['nothing', ''],
  ['a list', '[]'],
  ['a text', '"ada"'],
  ['null', 'null'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ['a NUL', JSON.stringify({ ...REGISTRATION, company: 'a\0b' })],
  ['half a surrogate pair', JSON.stringify({ ...REGISTRATION, company: '\ud800' })],
  ['what is nested deeply', NESTED],
  ['what is nested as deep as 32 kB go', `${'['.repeat(16_000)}${']'.repeat(16_000)}`],
  ['more fields than any form has', JSON.stringify({ simulator_data: { results: MANY } })],
  ['a name longer than any', JSON.stringify({ ['a'.repeat(101)]: 1 })],
  ['__proto__', '{"__proto__":{"admin":true}}'],
  ['an escaped __proto__', '{"\\u005f_proto__":{"admin":true}}'],
  ['constructor', '{"simulator_data":{"results":{"constructor":1}}}'],
])('S4: %s is malformed', async (_what, body) => {
  const answer = await send(body);
  expect(answer.status).toBe(400);
  expect(jsonOf(answer)).toMatchObject({ title: 'Bad Request', status: 400 });
});

test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'nonsense'])(
  'S4: a body of type %s is refused',
  async (type) => {
    const answer = await send('{}', type);
    expect(answer.status).toBe(415);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  },
);

test('S4: a body of 32 KB is read, one byte more is refused', async () => {
  const padded = (size: number) => {
    const bare = JSON.stringify({ ...REGISTRATION, pad: '' });
    return bare.replace('"pad":""', `"pad":"${'x'.repeat(size - bare.length)}"`);
  };
  expect((await send(padded(32 * 1024))).status).toBe(400);
  const refused = await send(padded(32 * 1024 + 1));
  expect(refused.status).toBe(413);
  expect(jsonOf(refused)).toMatchObject({ title: 'Payload Too Large' });
});

test('S12: no refusal holds a stack, a statement or a message of ours', async () => {
  for (const answer of [await send('{'), await send('{}'), await send('x', 'text/plain')]) {
    expect(answer.text).not.toMatch(/ at |Error|SELECT|node_modules|src\//);
  }
});

test('S21: long texts made to slow a regular expression down are read quickly', async () => {
  const long = 'a'.repeat(28_000);
  for (const change of [
    { email: `${long}@` },
    { email: `a@${'a-'.repeat(14_000)}` },
    { email: `a${' '.repeat(28_000)}@` },
    { email: `${'a.'.repeat(14_000)}@b` },
    { email: `${'\ufdfa'.repeat(5_000)}@fret.example` },
    { phone: '+1 '.repeat(9_000) },
    { phone: `+${'-'.repeat(28_000)}` },
    { referrer_url: `https://${long}` },
  ]) {
    const body = JSON.stringify({ ...REGISTRATION, ...change });
    const ms = await shortestDurationMs(async () =>
      expect([201, 422]).toContain((await send(body)).status),
    );
    expect(ms).toBeLessThan(250);
  }
});

test('a checkbox and a number are read in every form that has one', () => {
  const checkbox: Field = { ...CONTACT_FIELDS.company, withoutScript: 'checkbox' };
  const number: Field = { ...CONTACT_FIELDS.company, withoutScript: 'leading-number' };
  const sent = new URLSearchParams({
    form_type: 'contact',
    call_back: 'on',
    'form_data.vehicles': '250+',
    fleet_size: '250+',
  });
  const form = parseFormBody(String(sent), {
    lead: LEAD_FIELDS,
    contact: { ...CONTACT_FIELDS, call_back: checkbox },
    formData: { ...FORM_DATA_FIELDS, vehicles: number },
  });
  // The last is a field of leads only: in a contact request it is text like any unknown one.
  expect(form?.body).toMatchObject({
    call_back: true,
    form_data: { vehicles: 250 },
    fleet_size: '250+',
  });
});

test('an unknown prefix does not redirect to another site', () => {
  expect(parseFormBody('prefix=//evil.example')).toEqual({ prefix: '', body: {} });
});

test.each([
  ['nested as deep as it goes', `${Array(16_383).fill('a').join('.')}=1`],
  ['of escaped dots', `${Array(8_000).fill('a').join('%2E')}=1`],
  ['of dots', `${'.'.repeat(32_000)}=1`],
  ['of empty names', '=&'.repeat(16_000)],
  ['a long name', `${'a'.repeat(101)}=1`],
  ['many fields', Array.from({ length: 8_000 }, (_, index) => `a${index}=1`).join('&')],
  ['many empty fields', 'a=&'.repeat(8_000)],
  ['many ways into one field', Array.from({ length: 4_000 }, (_, i) => `a.b${i}=1`).join('&')],
])('a body of 32 kB %s is refused quickly', async (_what, text) => {
  const ms = await shortestDurationMs(async () => expect(parseFormBody(text)).toBeUndefined());
  expect(ms).toBeLessThan(20);
});

test('a body nested too deeply is refused', () => {
  expect(parseFormBody('a.b.c.d.e.f=1')).toBeDefined();
  expect(parseFormBody('a.b.c.d.e.f.g=1')).toBeUndefined();
});

test('names of Object.prototype are treated like any other name', () => {
  expect(parseFormBody('toString=1&valueOf.hasOwnProperty=2')?.body).toEqual({
    toString: '1',
    valueOf: { hasOwnProperty: '2' },
  });
});

test.each(['email=a&email=b', '__proto__.admin=1', 'a.constructor.b=1', 'a=1&a.b=2', 'email=%00'])(
  '%s is refused, as no form of ours sends it',
  (text) => {
    expect(parseFormBody(text)).toBeUndefined();
  },
);
