import { expect, test } from 'vitest';
import { DEFAULT_INPUTS } from '#domain/simulator/inputs.ts';
import { answered } from './answered.ts';

test('an answer within its bounds is taken as it is, and nothing else changes', () => {
  expect(answered(DEFAULT_INPUTS, { vehicles: 63 })).toEqual({
    fleet: { ...DEFAULT_INPUTS, vehicles: 63 },
    notes: [],
  });
});

test('a slot presets when the vehicles must be ready, and shortens hours it cannot hold', () => {
  const { fleet, notes } = answered({ ...DEFAULT_INPUTS, hours: 12 }, { slot: 'night' });
  expect(fleet).toMatchObject({ slot: 'night', readyHour: 6, hours: 8 });
  expect(notes).toEqual([{ field: 'hours', reason: 'clamped' }]);
});

test('an activity presets the level on arrival, which can then be answered differently', () => {
  const { fleet } = answered(DEFAULT_INPUTS, { activity: 'municipal' });
  expect(fleet.startPercent).toBe(65);
  expect(answered(fleet, { startPercent: 20 }).fleet.startPercent).toBe(20);
});

test('back to the standard slot is back to where every visitor begins', () => {
  const { fleet: night } = answered(DEFAULT_INPUTS, { slot: 'night' });
  expect(answered(night, { slot: 'standard' }).fleet).toEqual(DEFAULT_INPUTS);
});

test('more or fewer hours than there may be are brought back, and that is said', () => {
  for (const [hours, settled] of [
    [23, 16],
    [3, 6],
  ] as const) {
    const { fleet, notes } = answered(DEFAULT_INPUTS, { hours });
    expect(fleet.hours).toBe(settled);
    expect(notes).toEqual([{ field: 'hours', reason: 'clamped' }]);
  }
});
