import { expect, test } from 'vitest';
import { CAPTURE_SHARES, CASES, yearlySavings } from './yearly-saving.ts';

const years = yearlySavings();

test('a van saves 299 euros at the prices of 2023 and 244 at those of 2024, at the ceiling', () => {
  expect(years.map(({ year }) => year)).toEqual([2023, 2024]);
  expect(years.map(({ smartOnlyEuros }) => Math.round(smartOnlyEuros))).toEqual([299, 244]);
});

test('what giving back adds lives on a battery that wears little', () => {
  const added = CASES.map((name) =>
    years.map(({ withV2gEuros, smartOnlyEuros }) =>
      Math.round(withV2gEuros[name] - smartOnlyEuros),
    ),
  );
  expect(added).toEqual([
    [0, 0],
    [7, 4],
    [24, 23],
  ]);
});

test('the saving lives on the spread: it falls by less than half of what the mean price fell', () => {
  const [before, after] = years;
  const fall = (of: 'smartOnlyEuros' | 'meanEurosPerMwh') =>
    1 - (after?.[of] ?? 0) / (before?.[of] ?? 0);
  expect(fall('meanEurosPerMwh')).toBeCloseTo(0.4, 2);
  expect(fall('smartOnlyEuros')).toBeCloseTo(0.18, 2);
});

test('no month loses, with V2G or without, and the months add up to the year', () => {
  for (const { months, smartOnlyEuros, withV2gEuros } of years) {
    expect(months).toHaveLength(12);
    for (const month of months) {
      expect(month.smartOnlyEuros).toBeGreaterThan(0);
      for (const name of CASES) expect(month.addedByV2gEuros[name]).toBeGreaterThanOrEqual(0);
    }
    const sum = (of: (month: (typeof months)[number]) => number) =>
      months.reduce((total, month) => total + of(month), 0);
    expect(sum((month) => month.smartOnlyEuros)).toBeCloseTo(smartOnlyEuros, 9);
    expect(sum((month) => month.smartOnlyEuros + month.addedByV2gEuros.low)).toBeCloseTo(
      withV2gEuros.low,
      9,
    );
  }
});

test('the reference stands between low and the ceiling', () => {
  expect(CAPTURE_SHARES.low).toBeLessThan(CAPTURE_SHARES.reference);
  expect(CAPTURE_SHARES.reference).toBeLessThan(CAPTURE_SHARES.high);
  expect(CAPTURE_SHARES.high).toBe(1);
});
