import { expect, test } from 'vitest';
import { calendar, isoDate, nearestWorkingDay } from './price-year.ts';

const YEARS = [2023, 2024, 2025];
const nearest = (date: string) => {
  const day = nearestWorkingDay(date, YEARS);
  return day && isoDate(day);
};

test('a working day is itself, any other date the nearest one', () => {
  expect(nearest('2025-01-20')).toBe('2025-01-20');
  expect(nearest('2024-12-25')).toBe('2024-12-26');
  expect(nearest('2025-06-14')).toBe('2025-06-13');
  expect(nearest('2025-06-15')).toBe('2025-06-16');
});

test('around New Year it may lie in the other year, but never outside of all', () => {
  expect(nearest('2025-01-01')).toBe('2025-01-02');
  expect(nearest('2023-01-01')).toBe('2023-01-02');
  expect(nearest('2023-12-31')).toBe('2024-01-02');
  expect(nearest('2025-12-31')).toBe('2025-12-31');
});

test('a date typed halfway, or in a year without prices, is invalid', () => {
  for (const date of ['', '2025', '0020-01-20', '2022-12-31', '2026-01-01', '2025-02-31x']) {
    expect(nearestWorkingDay(date, YEARS)).toBeUndefined();
  }
});

test('working days are found by their date', () => {
  for (const year of YEARS) {
    for (const day of calendar(year).workingDays.filter((_, order) => order % 9 === 0)) {
      expect(nearestWorkingDay(isoDate({ year, day }), YEARS)).toEqual({ year, day });
    }
  }
});
