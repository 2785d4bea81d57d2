import { expect, test } from 'vitest';
import { answerBy, timeLeft } from './rights.ts';

test.each([
  ['2026-11-16', '2026-12-16'],
  ['2026-12-31', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-30', '2028-02-29'],
  ['2026-10-31', '2026-11-30'],
])('P18: what was received on %s is answered by %s', (received, due) => {
  expect(answerBy(received)).toBe(due);
});

test.each([
  ['2026-11-16', 30, 'enough'],
  ['2026-12-11', 5, 'enough'],
  ['2026-12-12', 4, 'soon'],
  ['2026-12-16', 0, 'soon'],
  ['2026-12-17', -1, 'late'],
] as const)('P18: on %s there are %i days left: %s', (today, days, mark) => {
  expect(timeLeft('2026-11-16', today)).toMatchObject({ days, mark });
});

test('the elapsed share of the time is between nought and one', () => {
  expect(timeLeft('2026-11-16', '2026-11-16').passed).toBe(0);
  expect(timeLeft('2026-11-16', '2026-12-01').passed).toBe(0.5);
  expect(timeLeft('2026-11-16', '2027-02-01').passed).toBe(1);
});
