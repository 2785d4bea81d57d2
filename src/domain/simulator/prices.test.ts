import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FRANCE_2024, meanDayEurosPerMwh, pluggedSteps } from './prices.ts';
import { FRANCE_2023 } from './prices-2023.ts';

test.each([FRANCE_2023, FRANCE_2024])('$year has twelve months of twenty-four prices', (prices) => {
  expect(prices.eurosPerMwh.map((day) => day.length)).toEqual(Array(12).fill(24));
  expect(prices.monthDays).toHaveLength(12);
  expect(prices.source).toContain('ENTSO-E');
});

test('2024 is a leap year and 2023 is not', () => {
  const days = [FRANCE_2023, FRANCE_2024].map(({ monthDays }) =>
    monthDays.reduce((total, month) => total + month, 0),
  );
  expect(days).toEqual([365, 366]);
});

test('the mean day of 2024 peaks at 19 h with 87 euros and is lowest at 14 h', () => {
  const day = meanDayEurosPerMwh(FRANCE_2024);
  expect(day).toHaveLength(24);
  expect(day.indexOf(Math.max(...day))).toBe(19);
  expect(day[19]).toBeCloseTo(87.21, 2);
  expect(day.indexOf(Math.min(...day))).toBe(14);
  expect(day[4]).toBeCloseTo(39.2, 2);
});

test('a long month weighs more than a short one', () => {
  const day = meanDayEurosPerMwh({
    ...FRANCE_2024,
    monthDays: [30, 10],
    eurosPerMwh: [Array(24).fill(100), Array(24).fill(60)],
  });
  expect(day).toEqual(Array(24).fill(90));
});

test('a window over midnight keeps its prices in order, and partial hours at both ends', () => {
  const day = Array.from({ length: 24 }, (_, hour) => hour * 10);
  expect(pluggedSteps(day, 22.5, 2)).toEqual([
    { hour: 22, eurosPerMwh: 220, durationHours: 0.5 },
    { hour: 23, eurosPerMwh: 230, durationHours: 1 },
    { hour: 0, eurosPerMwh: 0, durationHours: 0.5 },
  ]);
});

test('a window shorter than an hour is one partial hour', () => {
  expect(pluggedSteps([], 7.25, 0.5)).toEqual([{ hour: 7, eurosPerMwh: 0, durationHours: 0.5 }]);
});

test('any arrival and any duration give at most one day, and as many hours as asked', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -200, max: 200 }).map((quarters) => quarters / 4),
      fc.integer({ min: -8, max: 200 }).map((quarters) => quarters / 4),
      (arrivalHour, hours) => {
        const steps = pluggedSteps([], arrivalHour, hours);
        const total = steps.reduce((sum, step) => sum + step.durationHours, 0);
        expect(total).toBe(Math.max(0, Math.min(hours, 24)));
        expect(steps.every((step) => step.hour >= 0 && step.hour < 24)).toBe(true);
      },
    ),
  );
});

test('an hour that is not a number gives an empty window rather than a failure', () => {
  expect(pluggedSteps([], Number.NaN, 8)).toEqual([]);
  expect(pluggedSteps([], 18, Number.NaN)).toEqual([]);
});
