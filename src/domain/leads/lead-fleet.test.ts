import { expect, test } from 'vitest';
import { clampInputs } from '../simulator/index.ts';
import { leadFleet } from './lead-fleet.ts';
import {
  CHARGING_HOURS,
  DAILY_DISTANCES_KM,
  INDUSTRIES,
  SMALLEST_FLEETS,
  VEHICLE_TYPES,
} from './options.ts';

const LEAST = { fleet_size: 25, vehicle_type: 'vans', industry: 'logistics' };

test('what was answered is taken, and named as given', () => {
  const { inputs, given, size, uncertain } = leadFleet({
    ...LEAST,
    charging_hours: 'night',
    daily_distance: 50,
  });
  expect(inputs).toMatchObject({
    vehicles: 25,
    vehicleType: 'van',
    activity: 'delivery',
    departureHour: 6,
  });
  expect(given.toSorted()).toEqual(['activity', 'departureHour', 'startPercent', 'vehicleType']);
  expect(size).toEqual({ least: 25, most: 49 });
  expect(uncertain).toEqual([]);
});

test('for hours and distance that were not given, alternatives are computed', () => {
  const { given, uncertain = [] } = leadFleet(LEAST);
  expect(given).not.toContain('departureHour');
  expect(uncertain.map(({ id }) => id)).toEqual(['hours', 'distance']);
  for (const { others } of uncertain) expect(others.length).toBeGreaterThan(1);
});

test('a vague answer is assumed, not given', () => {
  const vague = { ...LEAST, vehicle_type: 'mixed', industry: 'other', charging_hours: 'flexible' };
  const { inputs, given, uncertain } = leadFleet({ ...vague, daily_distance: 100 });
  expect(inputs).toMatchObject({ vehicleType: 'van', activity: 'service' });
  expect(given).toEqual(['startPercent']);
  expect(uncertain?.map(({ id }) => id)).toEqual(['hours']);
});

test('how the fleet charges and what it pays is not assumed for it', () => {
  const { inputs } = leadFleet({ ...LEAST, charging_hours: 'night' });
  expect(inputs).toMatchObject({ baseline: null, contract: null, siteKw: null });
});

test('the longer the day, the emptier the vehicles return', () => {
  const returned = DAILY_DISTANCES_KM.map(
    (daily_distance) => leadFleet({ ...LEAST, daily_distance }).inputs.startPercent,
  );
  expect(returned).toEqual(returned.toSorted((a, b) => Number(b) - Number(a)));
  expect(new Set(returned).size).toBeGreaterThan(2);
});

test.each([
  [1, { least: 1, most: 4 }, 5],
  [100, { least: 100, most: 249 }, 100],
  [250, { least: 250, most: null }, 200],
])('of a fleet from %i on, the size and what it is reckoned for', (fleet_size, size, vehicles) => {
  expect(leadFleet({ ...LEAST, fleet_size })).toMatchObject({ size, inputs: { vehicles } });
});

test('any answers give a fleet that the model accepts', () => {
  for (const fleet_size of SMALLEST_FLEETS) {
    for (const vehicle_type of VEHICLE_TYPES) {
      for (const industry of INDUSTRIES) {
        for (const charging_hours of [undefined, ...CHARGING_HOURS]) {
          for (const daily_distance of [undefined, ...DAILY_DISTANCES_KM]) {
            const answers = { fleet_size, vehicle_type, industry, charging_hours, daily_distance };
            const { inputs, uncertain = [] } = leadFleet(answers);
            for (const fleet of [inputs, ...uncertain.flatMap(({ others }) => others)]) {
              expect(clampInputs(fleet).notes).toEqual([]);
            }
          }
        }
      }
    }
  }
});
