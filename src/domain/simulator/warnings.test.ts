import { expect, test } from 'vitest';
import { DEFAULT_INPUTS, type FleetInputs } from './inputs.ts';
import { type WarningId, warnings } from './warnings.ts';
import { yearlyEstimate } from './yearly-estimate.ts';

const warned = (changes: Partial<FleetInputs>) => {
  const fleet = { ...DEFAULT_INPUTS, ...changes };
  return warnings(fleet, yearlyEstimate(fleet));
};
const ids = (changes: Partial<FleetInputs>): WarningId[] => warned(changes).map(({ id }) => id);

test('a start above the target is said, one at the target is not', () => {
  expect(ids({ startPercent: 80, targetPercent: 79 })).toContain('start-above-target');
  expect(ids({ startPercent: 80, targetPercent: 80 })).not.toContain('start-above-target');
});

test('a window too short is said with what is missing', () => {
  const short = warned({ chargerKw: 7, batteryKwh: 120, startPercent: 10, targetPercent: 100 });
  const warning = short.find(({ id }) => id === 'window-too-short');
  expect(warning?.kwh).toBeCloseTo(108 - 7 * 8 * Math.sqrt(0.87), 9);
  expect(ids({})).not.toContain('window-too-short');
});

test('a site with too little power is named as the cause', () => {
  const [weak] = warned({ siteKw: 50 });
  expect(weak).toMatchObject({ id: 'site-too-weak', kwh: expect.any(Number) });
  expect(ids({ siteKw: 50 })).not.toContain('window-too-short');
  expect(ids({ siteKw: 150 })).not.toContain('site-too-weak');
});

test('a fleet that is plugged in all day has no time to drive', () => {
  expect(ids({ sessionsPerDay: 3, hours: 8 })).toContain('no-time-to-drive');
  expect(ids({ sessionsPerDay: 2, hours: 11.75 })).toContain('no-time-to-drive');
  expect(ids({ sessionsPerDay: 2, hours: 11.5 })).not.toContain('no-time-to-drive');
});

test('a critical hour outside the window is said to be of no effect', () => {
  expect(ids({ criticalHour: 12 })).toContain('critical-hour-outside-window');
  expect(ids({ criticalHour: 5 })).not.toContain('critical-hour-outside-window');
});

test('a ceiling of more energy than the battery holds is named as one', () => {
  expect(ids({})).toContain('ceiling-beyond-battery');
  expect(ids({ chargerKw: 10 })).not.toContain('ceiling-beyond-battery');
});

test('V2G that earns less than it wears is said plainly, V2G that pays is not', () => {
  expect(ids({})).toContain('v2g-not-for-you');
  const pays = { hours: 16, readyHour: 7, startPercent: 70, wearCents: 2, capturePercent: 100 };
  expect(ids({ ...pays, priority: 'low' })).not.toContain('v2g-not-for-you');
});

test('control by the maker’s interface alone is said to rule V2G out', () => {
  expect(ids({ control: 'api' })).toContain('no-v2g-by-api');
  expect(ids({ control: 'api' })).not.toContain('v2g-not-for-you');
});
