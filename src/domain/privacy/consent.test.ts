import fc from 'fast-check';
import { expect, test } from 'vitest';
import { consentRecord, EVERYTHING, validConsent } from './consent.ts';
import { RETENTION } from './retention.ts';

const DAY_MS = 86_400_000;
const NOW_MS = Date.parse('2027-06-01T12:00:00Z');
const MOMENT = {
  nowMs: NOW_MS,
  policyDate: '2026-11-15',
  choiceDays: RETENTION.cookieChoiceDays,
};
const stored = (timestamp: number) => JSON.stringify(consentRecord(EVERYTHING, timestamp));

test('P3: the record has exactly the four specified fields', () => {
  expect(consentRecord({ analytics: true, marketing: false }, NOW_MS)).toEqual({
    necessary: true,
    analytics: true,
    marketing: false,
    timestamp: NOW_MS,
  });
});

test('P4: a choice counts for 182 days, yes and no alike', () => {
  for (const choice of [true, false]) {
    const record = (timestamp: number) =>
      JSON.stringify(consentRecord({ analytics: choice, marketing: choice }, timestamp));
    expect(validConsent(record(NOW_MS - 182 * DAY_MS), MOMENT)?.analytics).toBe(choice);
    expect(validConsent(record(NOW_MS - 182 * DAY_MS - 1), MOMENT)).toBeUndefined();
  }
});

test('P4: a choice made before the policy changed counts no more, late clocks allowed for', () => {
  const policyDate = '2027-05-20';
  const dayBefore = Date.parse(policyDate) - DAY_MS;
  expect(validConsent(stored(dayBefore - 1), { ...MOMENT, policyDate })).toBeUndefined();
  expect(validConsent(stored(dayBefore), { ...MOMENT, policyDate })).toBeDefined();
  const lateClock = { ...MOMENT, policyDate, nowMs: dayBefore + 60_000 };
  expect(validConsent(stored(dayBefore + 1000), lateClock)).toBeDefined();
});

test('a choice from the future counts as none, unless a clock was put right', () => {
  expect(validConsent(stored(NOW_MS + DAY_MS), MOMENT)).toBeDefined();
  expect(validConsent(stored(NOW_MS + DAY_MS + 1), MOMENT)).toBeUndefined();
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '"yes"',
  '{}',
  JSON.stringify({ necessary: true, analytics: true, marketing: true }),
  JSON.stringify({ ...consentRecord(EVERYTHING, NOW_MS), extra: 1 }),
  JSON.stringify({ ...consentRecord(EVERYTHING, NOW_MS), necessary: false }),
  JSON.stringify({ ...consentRecord(EVERYTHING, NOW_MS), analytics: 'true' }),
  JSON.stringify({ ...consentRecord(EVERYTHING, NOW_MS), timestamp: '1' }),
  JSON.stringify({ ...consentRecord(EVERYTHING, NOW_MS), timestamp: NOW_MS + 0.5 }),
])('P4: %s is damaged and counts as none', (text) => {
  expect(validConsent(text, MOMENT)).toBeUndefined();
});

test('any stored text is read without an error', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => !validConsent(text, MOMENT)));
});
