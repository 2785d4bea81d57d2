import { expect, test } from 'vitest';
import { duration, localMoment, momentOf } from './shown-time.ts';

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
