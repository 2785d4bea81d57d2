import { expect, test } from 'vitest';
import { dayInParis, minuteInParis, startInParis } from './paris-time.ts';

test.each([
  ['2026-11-18T23:53:00Z', '2026-11-19 00:53'],
  ['2026-07-01T21:59:59Z', '2026-07-01 23:59'],
  ['2026-07-01T22:00:00Z', '2026-07-02 00:00'],
  ['2026-12-31T23:00:00Z', '2027-01-01 00:00'],
  ['2026-03-29T01:00:00Z', '2026-03-29 03:00'],
])('%s is %s in Paris', (at, there) => {
  expect(minuteInParis(new Date(at))).toBe(there);
  expect(dayInParis(new Date(at))).toBe(there.slice(0, 10));
});

test.each([
  ['2026-11-19', '2026-11-18T23:00:00.000Z'],
  ['2026-07-02', '2026-07-01T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
])('%s begins at %s', (day, at) => {
  expect(startInParis(day).toISOString()).toBe(at);
});
