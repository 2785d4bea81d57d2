import { expect, test } from 'vitest';
import { dayNear, duration, localMoment, momentOf } from './shown-time.ts';

test.each([
  [0, '0 min', '0 min'],
  [46, '46 min', '46 min'],
  [338, '5 h 38', '5 h 38 min'],
  [1440, '24 h', '24 h'],
  [2880, '2 jours', '2 days'],
])('%i minutes', (minutes, french, english) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(duration(minutes, 'fr'))).toBe(french);
  expect(plain(duration(minutes, 'en'))).toBe(english);
});

test.each(['2026-01-15T09:42:00.000Z', '2026-07-15T22:30:00.000Z', '2026-03-29T00:30:00.000Z'])(
  '%s is read back from the fields it is shown in',
  (at) => {
    expect(momentOf(...localMoment(at))).toBe(at);
  },
);

test('what is no date is no moment', () => {
  expect(momentOf('', '')).toBeUndefined();
});

test('a year begins in Paris: what came after midnight there is of this one', () => {
  const newYear = '2026-12-31T23:53:00.000Z';
  expect(dayNear(newYear, '2027-01-02T09:00:00.000Z', 'en')).toBe('1\u00a0Jan');
  expect(dayNear('2026-12-30T09:00:00.000Z', newYear, 'en')).toBe('30\u00a0Dec\u00a02026');
});
