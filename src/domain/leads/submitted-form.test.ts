import { expect, test } from 'vitest';
import { answersJson } from './submitted-form.ts';

const REQUEST = {
  email: 'camille@flotte.example',
  message: 'Bonjour',
  language: 'fr',
  form_data: { subject: 'pricing', simulator_data: { vehicles: 60 } },
};

test('R3: source, language, duration and key do not make another submission', () => {
  const retried = {
    ...REQUEST,
    language: 'en',
    filled_ms: 70_000,
    user_agent: 'another',
    form_data: {
      utm_source: 'salon',
      referrer_url: 'https://annuaire.example/',
      ...REQUEST.form_data,
      simulator_result_id: 'ab12',
    },
  };
  expect(answersJson(retried)).toBe(answersJson(REQUEST));
});

test('another text or another simulation makes another submission', () => {
  const words = { ...REQUEST, message: 'Bonsoir' };
  const fleet = {
    ...REQUEST,
    form_data: { ...REQUEST.form_data, simulator_data: { vehicles: 200 } },
  };
  const without = { ...REQUEST, form_data: { subject: 'pricing' } };
  const said = [REQUEST, words, fleet, without].map(answersJson);
  expect(new Set(said).size).toBe(said.length);
});
