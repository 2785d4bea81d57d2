import { expect, test } from 'vitest';
import { quickestMs } from '../testing/quickest.ts';
import { parseFormBody } from './form-body.ts';

const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

test('a pre-registration form says the same as the script would', () => {
  const form = parseFormBody(
    encoded({
      prefix: 'en',
      email: 'ada@fret.example',
      company: '',
      fleet_size: '250+',
      daily_distance: '100',
      email_consent: 'on',
      language: 'en',
    }),
  );
  expect(form).toEqual({
    prefix: 'en',
    body: {
      email: 'ada@fret.example',
      fleet_size: 250,
      daily_distance: 100,
      email_consent: true,
      language: 'en',
    },
  });
});

test('a contact form gets its subject line and its score', () => {
  const form = parseFormBody(
    encoded({
      form_type: 'contact',
      message: 'Combien ?',
      'form_data.subject': 'pricing',
      'form_data.source': 'contact_form',
    }),
  );
  expect(form).toEqual({
    prefix: '',
    body: {
      form_type: 'contact',
      lead_score: 10,
      message: 'Sujet: Information sur les tarifs\n\nCombien ?',
      form_data: { subject: 'pricing', source: 'contact_form' },
    },
  });
});

test('a prefix that is none of ours leads nowhere else', () => {
  expect(parseFormBody('prefix=//evil.example')).toEqual({ prefix: '', body: {} });
});

test.each([
  ['nested as deep as it goes', `${Array(16_383).fill('a').join('.')}=1`],
  ['a long name', `${'a'.repeat(101)}=1`],
  ['many fields', Array.from({ length: 8_000 }, (_, index) => `a${index}=1`).join('&')],
  ['many empty fields', 'a=&'.repeat(8_000)],
  ['many ways into one field', Array.from({ length: 4_000 }, (_, i) => `a.b${i}=1`).join('&')],
])('a body of 32 kB %s is refused in no time', async (_what, text) => {
  const ms = await quickestMs(async () => expect(parseFormBody(text)).toBeUndefined());
  expect(ms).toBeLessThan(20);
});

test('nested deeper than any form is refused', () => {
  expect(parseFormBody('a.b.c.d.e.f=1')).toBeDefined();
  expect(parseFormBody('a.b.c.d.e.f.g=1')).toBeUndefined();
});

test('names that every object has are names like any other', () => {
  expect(parseFormBody('toString=1&valueOf.hasOwnProperty=2')?.body).toEqual({
    toString: '1',
    valueOf: { hasOwnProperty: '2' },
  });
});

test.each(['email=a&email=b', '__proto__.admin=1', 'a.constructor.b=1', 'a=1&a.b=2', 'email=%00'])(
  '%s is sent by no form of ours',
  (text) => {
    expect(parseFormBody(text)).toBeUndefined();
  },
);
