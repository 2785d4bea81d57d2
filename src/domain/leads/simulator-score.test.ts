import { expect, test } from 'vitest';
import { DEFAULT_INPUTS, type FleetInputs, slotWindow } from '../simulator/index.ts';
import { leadScore, scoreOnSwitchToExpert, scoreOutOfTen } from './simulator-score.ts';

/** Typed from the specification's section 9 a second time on purpose. */
const fleet = (changes: Partial<FleetInputs>): FleetInputs => ({ ...DEFAULT_INPUTS, ...changes });

const SMALLEST = {
  vehicles: 24,
  hours: 7,
  departureHour: 0,
  activity: 'service',
  chargerKw: 21,
  batteryKwh: 55,
  startPercent: 61,
  targetPercent: 100,
} as const;

test.each([
  [{}, 3 + 3 + 3 + 3],
  [{ vehicles: 25 }, 15],
  [{ vehicles: 49 }, 15],
  [{ vehicles: 50 }, 17],
  [{ vehicles: 99 }, 17],
  [{ vehicles: 100 }, 19],
  [{ hours: 8 }, 15],
  [{ hours: 11 }, 15],
  [{ hours: 12 }, 17],
  [{ activity: 'transport' }, 13],
  [{ activity: 'delivery' }, 14],
  [{ activity: 'municipal' }, 15],
] as const)('in simple mode %o more than the smallest fleet scores %i', (changes, score) => {
  expect(leadScore(fleet({ ...SMALLEST, ...changes }), 'simple')).toBe(score);
});

test.each([
  ['standard', 8 + 4],
  ['early', 8 + 5],
  ['late', 8 + 3],
  ['night', 6 + 6],
] as const)('plugged in during the slot %s, hours and slot score %i', (slot, points) => {
  const inputs = fleet({ ...SMALLEST, ...slotWindow(slot) });
  expect(leadScore(inputs, 'simple')).toBe(3 + 3 + points);
});

test('hours that are no slot have the points of the nearest', () => {
  const evening = fleet({ ...SMALLEST, departureHour: 7, hours: 11 });
  expect(leadScore(evening, 'simple')).toBe(3 + 3 + 6 + 6);
});

test.each([
  [{ chargerKw: 22 }, 5],
  [{ batteryKwh: 60 }, 5],
  [{ startPercent: 60 }, 8],
  [{ vehicles: 100 }, 12 - 3],
  [{ hours: 12 }, 10 - 3],
] as const)('in expert mode %o adds %i', (changes, points) => {
  const score = (inputs: Partial<FleetInputs>) =>
    leadScore(fleet({ ...SMALLEST, ...inputs }), 'expert');
  expect(score({})).toBe(35 + 3 + 3);
  expect(score(changes) - score({})).toBe(points);
});

test('the default fleet has 22 points in simple mode and 61 in expert mode', () => {
  expect(leadScore(DEFAULT_INPUTS, 'simple')).toBe(22);
  expect(leadScore(DEFAULT_INPUTS, 'expert')).toBe(61);
});

test('a score under 30 becomes 35 on the way to expert mode, another stays', () => {
  expect([12, 29, 30, 34].map(scoreOnSwitchToExpert)).toEqual([35, 35, 30, 34]);
});

test('the score out of ten is at most ten', () => {
  expect(scoreOutOfTen(DEFAULT_INPUTS)).toBeCloseTo(22 / 3, 9);
  expect(scoreOutOfTen(fleet({ vehicles: 100, hours: 12, activity: 'municipal' }))).toBe(10);
});
