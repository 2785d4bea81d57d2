import { expect, test } from 'vitest';
import {
  arrivalHourOf,
  DEFAULT_INPUTS,
  departureHourOf,
  startPercentOf,
} from '#domain/simulator/inputs.ts';
import { answered, windowMoved } from './answered.ts';

test('a slot says when the vehicles are ready, whatever was answered before', () => {
  const { fleet } = answered({ ...DEFAULT_INPUTS, departureHour: 7 }, { slot: 'late' });
  expect(departureHourOf(fleet)).toBe(0);
});

test('an activity says how empty they come back', () => {
  const { fleet } = answered({ ...DEFAULT_INPUTS, startPercent: 55 }, { activity: 'municipal' });
  expect(startPercentOf(fleet)).toBeCloseTo(63.3, 1);
});

test('a bus brings its battery and its charger, and a van afterwards its own', () => {
  const bus = answered(DEFAULT_INPUTS, { vehicleType: 'bus' }).fleet;
  expect(bus).toMatchObject({ batteryKwh: 350, chargerKw: 50 });
  expect(answered(bus, { vehicleType: 'van' }).fleet).toEqual(DEFAULT_INPUTS);
});

test('only what was answered is noted', () => {
  const { fleet, notes } = answered(DEFAULT_INPUTS, { vehicles: 900 });
  expect(fleet.vehicles).toBe(200);
  expect(notes).toEqual([{ field: 'vehicles', reason: 'clamped' }]);
});

test('another departure leaves the arrival where it is, another arrival the departure', () => {
  const later = windowMoved(DEFAULT_INPUTS, 'departure', 7.25);
  expect(later.notes).toEqual([]);
  expect([arrivalHourOf(later.fleet), departureHourOf(later.fleet)]).toEqual([22, 7.25]);
  const sooner = windowMoved(later.fleet, 'arrival', 17);
  expect([arrivalHourOf(sooner.fleet), departureHourOf(sooner.fleet)]).toEqual([17, 7.25]);
});

test('an end that would leave too few or too many hours stops before, and says so', () => {
  const { fleet, notes } = windowMoved(DEFAULT_INPUTS, 'departure', 15);
  expect([arrivalHourOf(fleet), departureHourOf(fleet)]).toEqual([22, 14]);
  expect(notes).toEqual([{ field: 'departureHour', reason: 'clamped' }]);
});
