import { expect, test } from 'vitest';
import { check } from '../field-problems.ts';
import { asAnswers, prefillFrom, STEP_SCHEMAS, stepOf, WHOLE } from './steps.ts';

const FLEET = { email: 'camille@flotte.example', fleet_size: '100-249', vehicle_type: 'vans' };
const BUSINESS = { industry: 'logistics', urgency: 'immediate' };
const CONSENT = { email_consent: 'on' };

test.each([
  [1, FLEET],
  [2, BUSINESS],
  [3, CONSENT],
] as const)('step %i needs what the specification says and nothing more', (step, answers) => {
  expect(check(STEP_SCHEMAS[step], asAnswers(answers)).ok).toBe(true);
  for (const field of Object.keys(answers)) {
    const { [field]: _, ...rest } = answers as Record<string, string>;
    expect(check(STEP_SCHEMAS[step], asAnswers(rest))).toEqual({
      ok: false,
      problems: { [field]: 'required' },
    });
    expect(stepOf(field)).toBe(step);
  }
});

test('P13: leave to ring counts only with a number to ring', () => {
  const all = { ...FLEET, ...BUSINESS, ...CONSENT, phone_consent: 'on' };
  expect(check(WHOLE, asAnswers(all))).toMatchObject({ fields: { phone_consent: false } });
  const reachable = { ...all, phone: '01 99 00 18 42' };
  expect(check(WHOLE, asAnswers(reachable))).toMatchObject({ fields: { phone_consent: true } });
});

test('a distance is a number, and absent when not given', () => {
  const all = { ...FLEET, ...BUSINESS, ...CONSENT };
  expect(check(WHOLE, asAnswers({ ...all, daily_distance: '50' }))).toMatchObject({
    fields: { daily_distance: 50 },
  });
  const checked = check(WHOLE, asAnswers(all));
  expect(JSON.stringify(checked)).not.toContain('daily_distance');
});

const DATA = { parking: 8, region: 'night', results: {} } as const;

test.each([
  [5, '5-9'],
  [24, '10-24'],
  [60, '50-99'],
  [200, '100-249'],
])('a simulated fleet of %i is one of %s', (vehicles, fleet_size) => {
  expect(prefillFrom({ ...DATA, vehicles, activity: 'delivery' })).toEqual({
    fleet_size,
    charging_hours: 'night',
    industry: 'logistics',
  });
});

test('a slot by day says nothing sure about charging hours', () => {
  const data = { ...DATA, region: 'standard', vehicles: 25, activity: 'service' } as const;
  expect(prefillFrom(data)).not.toHaveProperty('charging_hours');
});
