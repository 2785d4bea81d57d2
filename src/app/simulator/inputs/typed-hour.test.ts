import { expect, test } from 'vitest';
import { isWholeTime, typedHour } from './typed-hour.ts';

test.each([
  ['17 h 30', 17.5],
  ['17h30', 17.5],
  ['17:30', 17.5],
  ['1730', 17.5],
  ['5.30 p.m.', 17.5],
  ['5:30pm', 17.5],
  ['7 h', 7],
  ['7', 7],
  ['730', 7.5],
  ['12 a.m.', 0],
  ['12 p.m.', 12],
  ['24 h', 0],
  ['minuit', 0],
  ['midnight', 0],
])('%s is understood', (text, hour) => expect(typedHour(text)).toBe(hour));

test.each(['', 'x', '25', '17:75', '13 p.m.', '12345', '17 30 30'])('%s is no time', (text) =>
  expect(typedHour(text)).toBeUndefined(),
);

test('a time typed halfway is not taken for another one', () => {
  expect(['1', '2'].map(isWholeTime)).toEqual([false, false]);
  expect(['7', '17', '1 h', '17 h 3', '17 h 30'].map(isWholeTime)).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
});
