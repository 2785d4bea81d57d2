import { expect, test } from 'vitest';
import { DEFAULT_INPUTS } from './inputs.ts';
import { monthGains } from './months.ts';
import { yearlyEstimate } from './yearly-estimate.ts';

const evening = { ...DEFAULT_INPUTS, hours: 13, readyHour: 7, startPercent: 50, wearCents: 2 };

test.each([
  [
    'counts',
    { ...evening, hours: 16, startPercent: 70, priority: 'low', capturePercent: 100 },
    true,
  ],
  ['leaves out', { ...evening, wearCents: 4 }, false],
] as const)('the twelve months add up to the year, which %s V2G', (_, fleet, counts) => {
  const { months } = monthGains(fleet);
  const { perVehicle, countsV2g } = yearlyEstimate(fleet).reference;
  expect(countsV2g).toBe(counts);
  expect(months).toHaveLength(12);
  for (const figure of ['smartEuros', 'extraV2gEuros', 'grossEuros', 'shareEuros'] as const) {
    const year = months.reduce((sum, month) => sum + month[figure], 0);
    expect(year).toBeCloseTo(perVehicle[figure], 9);
  }
});

test('December is the best month for an evening fleet, May the worst, and none loses', () => {
  const { months, bestMonth, worstMonth } = monthGains(evening);
  expect([bestMonth, worstMonth]).toEqual([11, 4]);
  for (const month of months) {
    expect(month.smartEuros).toBeGreaterThanOrEqual(0);
    expect(month.extraV2gEuros).toBeGreaterThanOrEqual(0);
  }
});

test('at a wear of 4 ct single months give back what the mean of the year would not', () => {
  const { months } = monthGains({ ...evening, wearCents: 4 });
  expect(months[9]?.extraV2gEuros).toBeGreaterThan(0);
});
