import { expect, test } from 'vitest';
import { DEPOT } from './depot.ts';
import { depotNight } from './depot-night.ts';

const night = depotNight();

test('charging on arrival costs 51.60 euros, the plan 27.53 with its wear', () => {
  expect(night.onArrivalEuros).toBeCloseTo(51.6, 2);
  expect(night.planEuros).toBeCloseTo(27.53, 2);
});

test('giving back makes the night cheaper than smart charging alone', () => {
  expect(night.smartOnlyEuros).toBeCloseTo(28.4, 2);
  expect(night.planEuros).toBeLessThan(night.smartOnlyEuros);
});

test('140 kWh go back to the grid at 19 h, when the price peaks', () => {
  expect(night.givenBackKwh).toBeCloseTo(139.9, 1);
  expect(night.givenBackHour).toBe(19);
  expect(night.peak).toMatchObject({ hour: 19 });
  expect(night.peak.eurosPerMwh).toBeCloseTo(87.2, 1);
});

test('the low of the night is 39 euros at 4 h', () => {
  expect(night.low).toMatchObject({ hour: 4 });
  expect(night.low.eurosPerMwh).toBeCloseTo(39.2, 1);
});

test('the curve runs from noon to noon', () => {
  expect(night.noonToNoon.map(({ hour }) => hour)).toEqual([
    12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  ]);
});

test('the bars run from the arrival to the departure, a level at both ends of each', () => {
  expect(night.hours[0]?.hour).toBe(DEPOT.arrivalHour);
  expect(night.hours.at(-1)?.hour).toBe(DEPOT.departureHour - 1);
  expect(night.planLevelShares).toHaveLength(night.hours.length + 1);
  expect(night.onArrivalLevelShares).toHaveLength(night.hours.length + 1);
});

test('both ways start at 40 % and leave at 80 %', () => {
  for (const shares of [night.planLevelShares, night.onArrivalLevelShares]) {
    expect(shares[0]).toBe(DEPOT.startShare);
    expect(shares.at(-1)).toBeCloseTo(DEPOT.targetShare, 12);
  }
});

test('the batteries go down to 30 % and never below', () => {
  expect(Math.min(...night.planLevelShares)).toBeCloseTo(DEPOT.reserveShare, 12);
});

test('no hour takes more than the site allows', () => {
  for (const hour of night.hours) {
    expect(hour.onArrivalKwh).toBeLessThanOrEqual(DEPOT.siteKw + 1e-9);
    expect(hour.smartOnlyKwh).toBeLessThanOrEqual(DEPOT.siteKw + 1e-9);
    expect(hour.chargedKwh).toBeLessThanOrEqual(DEPOT.siteKw + 1e-9);
    expect(hour.givenBackKwh).toBeLessThanOrEqual(DEPOT.siteKw + 1e-9);
  }
});

test('the hours add up to the night, in energy and in money', () => {
  const total = (of: (hour: (typeof night.hours)[number]) => number) =>
    night.hours.reduce((sum, hour) => sum + of(hour), 0);
  expect(total((hour) => hour.onArrivalEuros)).toBeCloseTo(night.onArrivalEuros, 9);
  expect(total((hour) => hour.smartOnlyEuros)).toBeCloseTo(night.smartOnlyEuros, 9);
  const energyEuros = total(
    (hour) => ((hour.chargedKwh - hour.givenBackKwh) * hour.eurosPerMwh) / 1000,
  );
  expect(energyEuros + night.givenBackKwh * DEPOT.wearEurosPerKwh).toBeCloseTo(night.planEuros, 9);
});
