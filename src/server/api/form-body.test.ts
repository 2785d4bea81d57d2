import { expect, test } from 'vitest';
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

test.each(['email=a&email=b', '__proto__.admin=1', 'a.constructor.b=1', 'a=1&a.b=2', 'email=%00'])(
  '%s is sent by no form of ours',
  (text) => {
    expect(parseFormBody(text)).toBeUndefined();
  },
);
