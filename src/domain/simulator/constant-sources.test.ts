import { expect, test } from 'vitest';
import { dayInParis } from '../site/paris-time.ts';
import {
  CONSTANT_GROUPS,
  CONSTANT_SOURCES,
  type ConstantSource,
  endingConstants,
  isPastValidity,
} from './constant-sources.ts';
import { PRICE_FILES } from './prices/french-years.ts';

const constants = [
  { name: 'bands', validUntil: '2026-12-31' },
  { name: 'tariff', validUntil: '2027-07-31' },
];

test.each([
  ['2026-11-30', [], []],
  ['2026-12-01', [], ['bands']],
  ['2026-12-31', [], ['bands']],
  ['2027-01-01', ['bands'], []],
  ['2027-07-01', ['bands'], ['tariff']],
  ['2027-08-01', ['bands', 'tariff'], []],
])('on %s %j are past their last day and %j end within 30 days', (day, past, soon) => {
  const names = (all: { name: string }[]) => all.map(({ name }) => name);
  const found = endingConstants(day, constants);
  expect([names(found.past), names(found.soon)]).toEqual([past, soon]);
});

test('constants are checked from the day after their last one, those without one never', () => {
  const lastDay = CONSTANT_SOURCES.accise.validUntil;
  const nextDay = new Date(Date.parse(lastDay) + 86_400_000).toISOString().slice(0, 10);
  expect(isPastValidity('accise', lastDay)).toBe(false);
  expect(isPastValidity('accise', nextDay)).toBe(true);
  expect(isPastValidity('choice', '2999-01-01')).toBe(false);
  expect(endingConstants(nextDay).past.map(({ name }) => name)).toContain('accise');
});

/** Warns on the day the tests run, and fails on none: new values are somebody's work, not this commit's. */
test('every source has its day, and an end after it; what ends is named here', () => {
  const { past, soon } = endingConstants(dayInParis(new Date()));
  for (const { name, validUntil } of [...past, ...soon]) {
    console.warn(`Constant of the model to be renewed: ${name}, valid until ${validUntil}.`);
  }
  for (const [source, { date, validUntil }] of Object.entries(CONSTANT_SOURCES)) {
    expect(dayInParis(new Date(date)), source).toBe(date);
    if (validUntil === null) continue;
    expect(dayInParis(new Date(validUntil)), source).toBe(validUntil);
    expect(validUntil > date, source).toBe(true);
  }
});

test('prices and working days are those of the three years, and hold until three months after the next', () => {
  const years = PRICE_FILES.map(({ year }) => year);
  const newest = Math.max(...years);
  expect(CONSTANT_SOURCES.prices).toEqual({
    date: `${newest}-12-31`,
    validUntil: `${newest + 2}-03-31`,
  });
  const { bill } = CONSTANT_GROUPS;
  const counted = Object.entries(bill).filter(
    ([, { source }]) => source === ('calendar' satisfies ConstantSource),
  );
  expect(counted.map(([name]) => name)).toEqual(years.map((year) => `workingDays${year}`));
});
