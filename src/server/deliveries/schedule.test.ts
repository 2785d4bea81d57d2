import { expect, test } from 'vitest';
import { secondsUntilNext } from './schedule.ts';

const plain = { random: 0.5, timeScale: 1 };

test('R7: a webhook is tried ten times, with the gaps that were agreed', () => {
  const gaps = Array.from({ length: 10 }, (_, failed) =>
    secondsUntilNext('webhook', failed + 1, plain),
  );
  expect(gaps).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null]);
});

test('R7: chance moves a gap by a fifth at most', () => {
  expect(secondsUntilNext('webhook', 2, { ...plain, random: 0 })).toBeCloseTo(240);
  expect(secondsUntilNext('webhook', 2, { ...plain, random: 1 })).toBeCloseTo(360);
});

test('R8: who asks for more time gets it, who asks for less does not', () => {
  expect(secondsUntilNext('webhook', 1, { ...plain, retryAfterSeconds: 120 })).toBe(120);
  expect(secondsUntilNext('webhook', 2, { ...plain, retryAfterSeconds: 120 })).toBe(300);
});

test('M7: a mail is tried again every five minutes, 48 times', () => {
  expect(secondsUntilNext('acknowledgement', 1, plain)).toBe(300);
  expect(secondsUntilNext('acknowledgement', 48, plain)).toBe(300);
  expect(secondsUntilNext('acknowledgement', 49, plain)).toBeNull();
});

test('a trial may shorten every gap', () => {
  expect(secondsUntilNext('webhook', 9, { ...plain, timeScale: 0.001 })).toBeCloseTo(86.4);
});
