import { expect, test } from 'vitest';
import { portfolioNight } from './portfolio-night.ts';

const night = portfolioNight();
const total = (depot: number) => night.reduce((sum, hour) => sum + (hour.depotKwh[depot] ?? 0), 0);

test('the night runs from the first arrival to the last departure', () => {
  expect(night[0]?.hour).toBe(17);
  expect(night.at(-1)?.hour).toBe(7);
});

test('each depot receives all the energy its vehicles need', () => {
  expect(total(0)).toBeCloseTo(600, 9);
  expect(total(1)).toBeCloseTo(216, 9);
  expect(total(2)).toBeCloseTo(840, 9);
});

test('the depots together draw most at the low of the night', () => {
  const sums = night.map(({ depotKwh }) => depotKwh.reduce((sum, kwh) => sum + kwh, 0));
  expect(sums[night.findIndex(({ hour }) => hour === 4)]).toBe(Math.max(...sums));
});
