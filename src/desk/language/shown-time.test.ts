import { expect, test } from 'vitest';
import { duration } from './shown-amount.ts';
import { dayNear } from './shown-time.ts';

const MINUTE_MS = 60_000;

test.each([
  [-5, '0 min', '0 min'],
  [0, '0 min', '0 min'],
  [46, '46 min', '46 min'],
  [338, '5 h 38', '5 h 38 min'],
  [1440, '24 h', '24 h'],
  [2880, '2 jours', '2 days'],
])('%i minutes', (minutes, french, english) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(duration(minutes * MINUTE_MS, 'fr'))).toBe(french);
  expect(plain(duration(minutes * MINUTE_MS, 'en'))).toBe(english);
});

test('a year begins in Paris: what came after midnight there is of this one', () => {
  const newYear = '2026-12-31T23:53:00.000Z';
  expect(dayNear(newYear, '2027-01-02T09:00:00.000Z', 'en')).toBe('1\u00a0Jan');
  expect(dayNear('2026-12-30T09:00:00.000Z', newYear, 'en')).toBe('30\u00a0Dec\u00a02026');
});
