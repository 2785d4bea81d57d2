import { expect, test } from 'vitest';
import { clampInputs, fleetOf } from './inputs.ts';
import { estimate } from './model/estimate.ts';
import { FRENCH_YEARS } from './prices/french-years.ts';
import { type WarningId, warnings } from './warnings.ts';

const newest = FRENCH_YEARS.slice(-1);
const warned = (answers: Parameters<typeof clampInputs>[0]) => {
  const { inputs } = clampInputs(answers);
  return warnings(inputs, estimate(fleetOf(inputs), newest));
};
const ids = (answers: Parameters<typeof clampInputs>[0]): WarningId[] =>
  warned(answers).map(({ id }) => id);

test('the default fleet is warned of nothing', () => {
  expect(ids({})).toEqual([]);
});

test('a start at the target or above it is said: there is nothing to charge', () => {
  expect(ids({ startPercent: 80, targetPercent: 79 })).toEqual(['start-above-target']);
  expect(ids({ startPercent: 80, targetPercent: 80 })).toEqual(['start-above-target']);
  expect(ids({ startPercent: 79, targetPercent: 80 })).toEqual([]);
});

test('a window too short is said with what is missing in the battery', () => {
  const [short, ...others] = warned({
    chargerKw: 7,
    batteryKwh: 120,
    startPercent: 10,
    targetPercent: 100,
  });
  expect(others).toEqual([]);
  expect(short).toMatchObject({ id: 'window-too-short', field: 'hours' });
  expect(short?.kwh).toBeCloseTo(108 - 7 * 8 * Math.sqrt(0.87), 9);
});

test('a site with too little power is named as the cause', () => {
  expect(warned({ siteKw: 50 })).toEqual([
    { id: 'site-too-weak', field: 'siteKw', kwh: expect.any(Number) },
  ]);
  expect(ids({ siteKw: 150 })).toEqual([]);
});

test('a fleet that is plugged in all day has no time to drive', () => {
  expect(ids({ sessionsPerDay: 3, hours: 8 })).toContain('no-time-to-drive');
  expect(ids({ sessionsPerDay: 2, hours: 11.75 })).toContain('no-time-to-drive');
  expect(ids({ sessionsPerDay: 2, hours: 11.5 })).not.toContain('no-time-to-drive');
});

test('what rules V2G out is said once, and only to who has bidirectional chargers', () => {
  const bidirectional = 'yes';
  expect(ids({ bidirectional, control: 'api' })).toEqual(['no-v2g-by-api']);
  expect(ids({ bidirectional, contract: 'fixed' })).toEqual(['no-v2g-at-fixed-price']);
  expect(ids({ bidirectional, control: 'api', contract: 'fixed' })).toEqual(['no-v2g-by-api']);
  expect(ids({ bidirectional })).toEqual([]);
  expect(ids({ control: 'api', contract: 'fixed' })).toEqual([]);
});
